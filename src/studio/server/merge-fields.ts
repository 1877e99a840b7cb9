import { isDeepStrictEqual } from 'node:util';
import type { FieldNode } from '../../content/kinds/field-tree.ts';
import type { Clash } from '../protocol.ts';
import { type Fields, isFields } from '../values.ts';

export interface Version {
  data: unknown;
  body: string;
}

export interface Merged extends Version {
  clashes: Clash[];
  /** Labels of the fields that only the others have changed. */
  taken: string[];
}

type Part = Omit<Clash, 'label' | 'field'>;

/**
 * Two people's changes of one entry, field by field: whoever changed a field alone is followed. Where both did, mine
 * stays and the clash is told, unless somebody has decided it. Without a common beginning every difference is a clash.
 */
export function mergeFields(
  tree: FieldNode,
  base: Version | null,
  mine: Version,
  theirs: Version,
  decided: ReadonlyMap<string, 'mine' | 'theirs'> = new Map(),
): Merged {
  const clashes: Clash[] = [];
  const taken = new Set<string>();
  const data = merge({ base: base?.data, mine: mine.data, theirs: theirs.data }, '', tree, '');
  const body = leaf({ base: base?.body, mine: mine.body, theirs: theirs.body }, 'body', 'Текст') as string;
  return { data, body, clashes, taken: [...taken] };

  function merge(part: Part, field: string, node: FieldNode | undefined, label: string): unknown {
    const { mine: own, theirs: other } = part;
    if (isDeepStrictEqual(own, other)) return own;
    // The whole entry has no name to tell: its fields have.
    const isWhole = label === '' && isFields(own) && isFields(other);
    if (base && !isWhole && isDeepStrictEqual(own, part.base)) return take(other, label);
    if (base && isDeepStrictEqual(other, part.base)) return own;
    if (isFields(own) && isFields(other)) return mergeFieldsOf(part, own, other, field, node, label);
    const lists = [part.base ?? [], own, other];
    if (lists.every(isListOfNamed)) return mergeNamed(lists, field, node, label);
    if (lists.every(Array.isArray) && new Set(lists.map((list) => list.length)).size === 1)
      return Array.isArray(own)
        ? own.map((item, index) =>
            merge(
              { base: at(part.base, index), mine: item, theirs: at(other, index) },
              `${field}[${index}]`,
              node?.item,
              join(label, String(index + 1)),
            ),
          )
        : own;
    return leaf(part, field, label);
  }

  function mergeFieldsOf(part: Part, own: Fields, other: Fields, field: string, node?: FieldNode, label = ''): Fields {
    const fields = node?.variants?.find(({ name }) => name === own.type)?.fields ?? node?.fields;
    const merged: Fields = {};
    for (const key of new Set([...Object.keys(own), ...Object.keys(other)])) {
      const below = fields?.find(({ name }) => name === key);
      const value = merge(
        { base: isFields(part.base) ? part.base[key] : undefined, mine: own[key], theirs: other[key] },
        field === '' ? key : `${field}.${key}`,
        below,
        join(label, below?.label || key),
      );
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }

  /** Reviews, questions, sources: known by their `id`, wherever they stand. */
  function mergeNamed(lists: Fields[][], field: string, node?: FieldNode, label = ''): Fields[] {
    const [old = [], own = [], other = []] = lists;
    const known = (list: Fields[], id: unknown) => list.find((item) => item.id === id);
    const added = other.filter(({ id }) => !known(own, id));
    return [...own, ...added].flatMap((item) => {
      const index = own.indexOf(item);
      const part = { base: known(old, item.id), mine: known(own, item.id), theirs: known(other, item.id) };
      const value = merge(
        part,
        `${field}[${index < 0 ? own.length + added.indexOf(item) : index}]`,
        node?.item,
        join(label, String(item.id)),
      );
      return value === undefined ? [] : [value as Fields];
    });
  }

  function leaf(part: Part, field: string, label: string): unknown {
    if (isDeepStrictEqual(part.mine, part.theirs)) return part.mine;
    if (base && isDeepStrictEqual(part.mine, part.base)) return take(part.theirs, label);
    if (base && isDeepStrictEqual(part.theirs, part.base)) return part.mine;
    const decision = decided.get(field);
    if (decision) return part[decision];
    clashes.push({ field, label, ...part });
    return part.mine;
  }

  function take(value: unknown, label: string): unknown {
    taken.add(label || 'вся запись');
    return value;
  }
}

const isListOfNamed = (value: unknown): value is Fields[] =>
  Array.isArray(value) &&
  value.every((item) => isFields(item) && typeof item.id === 'string') &&
  new Set(value.map(({ id }) => id)).size === value.length;

const at = (list: unknown, index: number) => (Array.isArray(list) ? list[index] : undefined);
const join = (label: string, name: string) => (label === '' ? name : `${label} → ${name}`);
