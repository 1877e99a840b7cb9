import type { FieldChange, FieldNode } from '../protocol.ts';
import { asText, childPath, isFields } from '../values.ts';
import { choicesOf, fieldTitle } from './form-place.ts';
import type { Draft } from './kept-drafts.ts';

/** Field by field; a list of plain values is one difference, and so is one with more or fewer items. */
export function differencesOf(tree: FieldNode, before: Draft, after: Draft): FieldChange[] {
  const found = [...differing(before.data, after.data, '')].map(({ field, a, b }) => ({
    field,
    label: fieldTitle(tree, field, after.data) || fieldTitle(tree, field, before.data) || 'Вся запись',
    before: wordsOf(a, choicesOf(tree, field, before.data)),
    after: wordsOf(b, choicesOf(tree, field, after.data)),
  }));
  if (before.body !== after.body)
    found.push({ field: 'body', label: 'Текст', ...changedPart(before.body, after.body) });
  if (before.data === undefined && before.text !== after.text)
    found.push({ field: 'text', label: 'Файл', ...changedPart(before.text, after.text) });
  return found;
}

function* differing(a: unknown, b: unknown, field: string): Generator<{ field: string; a: unknown; b: unknown }> {
  if (a === b || JSON.stringify(a) === JSON.stringify(b)) return;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.some(isFields))
    for (const [index, one] of a.entries()) yield* differing(one, b[index], childPath(field, index));
  else if (isFields(a) && isFields(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      yield* differing(a[key], b[key], childPath(field, key));
  else yield { field, a, b };
}

/** A value as it is read. */
export function wordsOf(value: unknown, choices: FieldNode['choices'] = []): string {
  if (Array.isArray(value)) return value.map((item) => wordsOf(item, choices)).join('; ');
  if (isFields(value))
    return Object.values(value)
      .map((one) => wordsOf(one))
      .filter(Boolean)
      .join(', ');
  return value === true ? 'да' : (choices.find((choice) => choice.value === value)?.title ?? asText(value));
}

/** How many letters two texts begin and end with alike. */
export function sameEnds(before: string, after: string): [from: number, end: number] {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [from, end];
}

const around = 60;

/** Of a long text the part that differs, with a few words before and after. */
function changedPart(before: string, after: string): { before: string; after: string } {
  const [from, end] = sameEnds(before, after);
  const part = (text: string) => {
    const [start, stop] = [Math.max(0, from - around), Math.min(text.length, text.length - end + around)];
    return `${start > 0 ? '…' : ''}${text.slice(start, stop)}${stop < text.length ? '…' : ''}`;
  };
  return { before: part(before), after: part(after) };
}
