import type { FieldNode } from '../protocol.ts';
import { asFields, asList, childPath } from './values.ts';

/** The item of a list has chosen it already: it has no input of its own. */
export const isTypeOfVariant = (field: FieldNode) => field.name === 'type' && field.choices?.length === 1;

/** Where the form shows what is wrong with a field: at itself, or at the nearest thing around it that the form has. */
export function formPlace(tree: FieldNode, field: string, data: unknown): string {
  if (field === 'body') return field;
  let [node, value, place] = [tree, data, ''];
  for (const part of partsOf(field)) {
    const own = node.variants?.find(({ name }) => name === asFields(value).type) ?? node;
    const isThere = typeof part === 'string' || part < asList(value).length;
    const next = typeof part === 'number' ? own.item : own.fields?.find(({ name }) => name === part);
    if (!next || !isThere || isTypeOfVariant(next)) return place;
    place = childPath(place, part);
    value = typeof part === 'number' ? asList(value)[part] : asFields(value)[part];
    node = next;
    // A group that is left out shows a button and none of its fields.
    if (value === undefined && !next.required) return place;
  }
  return place;
}

const partsOf = (field: string) =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));
