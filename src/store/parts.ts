/** A piece of a larger value: so much of a list, or one field. */
export type Part = { path: string[]; items: unknown[] } | { path: string[]; value: unknown };

/**
 * Takes an object of lists apart, so that whoever puts it together again in another process never has more than a few
 * milliseconds of work at a time.
 */
export function* partsOf(
  whole: object,
  itemsPerPart: (path: string[]) => number,
  path: string[] = [],
): Generator<Part> {
  for (const [key, value] of Object.entries(whole)) {
    const at = [...path, key];
    if (Array.isArray(value)) {
      const size = itemsPerPart(at);
      // An empty list is a list, too.
      for (let start = 0; start === 0 || start < value.length; start += size)
        yield { path: at, items: value.slice(start, start + size) };
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
      yield* partsOf(value, itemsPerPart, at);
    else yield { path: at, value };
  }
}

type Tree = { [key: string]: Tree | unknown[] | unknown };

/** Puts them together again. Whoever takes the whole knows its type when the last part has come. */
export function addPart(whole: object, part: Part): void {
  const last = part.path.at(-1) ?? '';
  let place = whole as Tree;
  for (const key of part.path.slice(0, -1)) {
    place[key] ??= {};
    place = place[key] as Tree;
  }
  if ('value' in part) place[last] = part.value;
  else {
    place[last] ??= [];
    (place[last] as unknown[]).push(...part.items);
  }
}
