import type { FieldNode } from '../protocol.ts';

/** The same names that the checks give: `composition.rows[0].unit`. */
export const childPath = (path: string, key: string | number) =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

export type Fields = Record<string, unknown>;

export const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);

/** Without the key when there is nothing to say: an empty field is one that is not there. */
export function withField(fields: Fields, key: string, value: unknown): Fields {
  const { [key]: _, ...rest } = fields;
  return value === undefined ? rest : { ...fields, [key]: value };
}

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

/** Every text of an entry with its place, for finding what a part of the page was made of. */
export function* leavesOf(value: unknown, path = ''): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* leavesOf(item, childPath(path, index));
  else for (const [key, item] of Object.entries(asFields(value))) yield* leavesOf(item, childPath(path, key));
}
