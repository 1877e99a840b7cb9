import type { FieldNode } from '../protocol.ts';
import { fieldTitle } from './form-place.ts';
import type { Draft } from './kept-drafts.ts';
import { asFields, asText, childPath } from './values.ts';

export interface Difference {
  field: string;
  title: string;
  before: string;
  after: string;
}

/** Field by field; what is a list with more or fewer items is one difference. */
export function differencesOf(tree: FieldNode, before: Draft, after: Draft): Difference[] {
  const found = [...differing(before.data, after.data, '')].map(({ field, a, b }) => ({
    field,
    title: fieldTitle(tree, field, after.data) || fieldTitle(tree, field, before.data) || 'Вся запись',
    before: wordsOf(a),
    after: wordsOf(b),
  }));
  if (before.body !== after.body)
    found.push({ field: 'body', title: 'Текст', ...changedPart(before.body, after.body) });
  if (before.data === undefined && before.text !== after.text)
    found.push({ field: 'text', title: 'Файл', ...changedPart(before.text, after.text) });
  return found;
}

function* differing(a: unknown, b: unknown, field: string): Generator<{ field: string; a: unknown; b: unknown }> {
  if (a === b || JSON.stringify(a) === JSON.stringify(b)) return;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    for (const [index, one] of a.entries()) yield* differing(one, b[index], childPath(field, index));
  else if (isGroup(a) && isGroup(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      yield* differing(asFields(a)[key], asFields(b)[key], childPath(field, key));
  else yield { field, a, b };
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as it is read. */
export function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('; ');
  if (isGroup(value)) return Object.values(value).map(wordsOf).filter(Boolean).join(', ');
  return value === true ? 'да' : asText(value);
}

const around = 60;

/** Of a long text the part that differs, with a few words before and after. */
function changedPart(before: string, after: string): { before: string; after: string } {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  const part = (text: string) => {
    const [start, stop] = [Math.max(0, from - around), Math.min(text.length, text.length - end + around)];
    return `${start > 0 ? '…' : ''}${text.slice(start, stop)}${stop < text.length ? '…' : ''}`;
  };
  return { before: part(before), after: part(after) };
}
