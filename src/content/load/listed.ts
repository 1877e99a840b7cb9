import type { Path } from './faults.ts';

/** The items of a list file. */
export function listedIn({ data }: { data: object }): { path: Path; value: unknown }[] {
  const lists: [Path, unknown][] = Array.isArray(data)
    ? [[[], data]]
    : Object.entries(data).map(([key, value]) => [[key], value]);
  return lists.flatMap(([path, list]) =>
    Array.isArray(list) ? list.map((value: unknown, index) => ({ path: [...path, index], value })) : [],
  );
}
