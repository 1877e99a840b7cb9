import type { FieldNode, StudioFault } from '../protocol.ts';
import { asFields, asList, asText, childPath, partsOf } from '../values.ts';

/** The item of a list has chosen it already: it has no input of its own. */
export const isTypeOfVariant = (field: FieldNode) => field.name === 'type' && field.choices?.length === 1;

interface Step {
  node: FieldNode;
  value: unknown;
  place: string;
  part: string | number;
}

/** The way to a field through the form, as far as the form goes. */
function* wayTo(tree: FieldNode, field: string, data: unknown): Generator<Step> {
  let [node, value, place] = [tree, data, ''];
  for (const part of partsOf(field)) {
    const own = node.variants?.find(({ name }) => name === asFields(value).type) ?? node;
    const isThere = typeof part === 'string' || part < asList(value).length;
    const next = typeof part === 'number' ? own.item : own.fields?.find(({ name }) => name === part);
    if (!next || !isThere || isTypeOfVariant(next)) return;
    place = childPath(place, part);
    value = typeof part === 'number' ? asList(value)[part] : asFields(value)[part];
    node = next;
    yield { node, value, place, part };
    // A group that is left out shows a button and none of its fields.
    if (value === undefined && !next.required) return;
  }
}

/** Where the form shows what is wrong with a field: at itself, or at the nearest thing around it that the form has. */
export function formPlace(tree: FieldNode, field: string, data: unknown): string {
  if (field === 'body') return field;
  return [...wayTo(tree, field, data)].at(-1)?.place ?? '';
}

/** What an editor calls a field: «Состав, Действующие вещества, строка 2, Количество». */
export function fieldTitle(tree: FieldNode, field: string, data: unknown): string {
  if (field === 'body') return 'Текст';
  return [...wayTo(tree, field, data)]
    .map(({ node, part, value }) => (typeof part === 'number' ? nameOf(value) || `строка ${part + 1}` : node.label))
    .join(' · ');
}

export function choicesOf(tree: FieldNode, field: string, data: unknown): FieldNode['choices'] {
  const node = [...wayTo(tree, field, data)].at(-1)?.node;
  return node?.item?.choices ?? node?.choices;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** The field with exactly these words, however they are typeset. */
export function fieldThatSays(data: unknown, words: string, path = ''): string | null {
  if (typeof data === 'string') return plain(data) === plain(words) && plain(words) !== '' ? path : null;
  const inner = Array.isArray(data) ? [...data.entries()] : Object.entries(asFields(data));
  for (const [key, value] of inner) {
    const found = fieldThatSays(value, words, childPath(path, key));
    if (found !== null) return found;
  }
  return null;
}

/** What an item is known by when it is folded. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, 40);
  const fields = asFields(value);
  return (
    ['title', 'question', 'who', 'name', 'author', 'label', 'substance', 'id']
      .map((key) => asText(fields[key]))
      .find((text) => text !== '') ?? ''
  );
}

export type FaultsByPlace = ReadonlyMap<string, readonly StudioFault[]>;

export const faultsByPlace = (tree: FieldNode, faults: readonly StudioFault[], data: unknown): FaultsByPlace =>
  Map.groupBy(faults, ({ field }) => formPlace(tree, field, data));
