import type { FieldNode } from './protocol.ts';

/** The same names that the checks give: `composition.rows[0].unit`. */
export const childPath = (path: string, key: string | number) =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

export const partsOf = (field: string) =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);

/** What a new item begins with. */
export function emptyValue(node: FieldNode): unknown {
  if (node.fallback !== undefined) return undefined;
  if (node.fields)
    return Object.fromEntries(
      node.fields.flatMap((field) => {
        const value =
          field.name === 'type' && field.choices?.length === 1 ? field.choices[0]?.value : requiredValue(field);
        return value === undefined ? [] : [[field.name, value]];
      }),
    );
  if (node.item) return [];
  return '';
}

function requiredValue(field: FieldNode): unknown {
  if (!field.required) return undefined;
  if (field.fields) return emptyValue(field);
  return field.item ? [] : undefined;
}

export const valueAt = (data: unknown, field: string): unknown =>
  partsOf(field).reduce<unknown>(
    (value, part) => (typeof part === 'number' ? asList(value)[part] : asFields(value)[part]),
    data,
  );

/** The data with another value at `composition.rows[0].unit`; a field without a value is one that is not there. */
export function withValueAt(data: unknown, field: string, value: unknown): unknown {
  return put(data, partsOf(field), value);
}

function put(data: unknown, [part, ...rest]: (string | number)[], value: unknown): unknown {
  if (part === undefined) return value;
  if (typeof part === 'number') return asList(data).toSpliced(part, 1, put(asList(data)[part], rest, value) ?? '');
  const { [part]: before, ...others } = asFields(data);
  const after = put(before, rest, value);
  return after === undefined ? others : { ...asFields(data), [part]: after };
}
