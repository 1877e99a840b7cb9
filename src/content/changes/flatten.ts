import { z } from 'zod';
import { metadataOf, unwrap, variantOf } from '../schema/metadata.ts';

/** A value of an entry as an editor would name it. */
export interface FlatField {
  /** «Состав → Действующие вещества → 2 → Количество». */
  label: string;
  value: string;
}

/** All values of an entry by the path of their field. The data may be anything: a draft need not be well-formed. */
export function flatten(schema: z.ZodType | null, data: unknown): Map<string, FlatField> {
  const fields = new Map<string, FlatField>();
  if (data !== undefined && data !== null) walk(schema, data, '', '', fields);
  return fields;
}

function walk(
  schema: z.ZodType | null,
  value: unknown,
  path: string,
  label: string,
  fields: Map<string, FlatField>,
): void {
  const inner = schema && unwrap(schema);
  const group = inner instanceof z.ZodDiscriminatedUnion ? variantOf(inner, value) : inner;
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : null;
    if (value.every((item) => typeof item !== 'object' || item === null)) {
      fields.set(path, { label, value: value.map((item) => inWords(element, item)).join(', ') });
      return;
    }
    for (const [index, item] of value.entries()) {
      if (item === undefined) continue;
      const name = nameOf(item) ?? String(index + 1);
      walk(element, item, `${path}[${name}]`, join(label, name), fields);
    }
  } else if (typeof value === 'object' && value !== null) {
    const shape = group instanceof z.ZodObject ? (group.shape as Record<string, z.ZodType>) : {};
    for (const [key, own] of Object.entries(value)) {
      const field = Object.hasOwn(shape, key) ? (shape[key] ?? null) : null;
      const named = (field && metadataOf(field)?.label) || key;
      walk(field, own, path ? `${path}.${key}` : key, join(label, named), fields);
    }
  } else fields.set(path, { label, value: inWords(schema, value) });
}

const join = (label: string, name: string) => (label === '' ? name : `${label} → ${name}`);

/** Items that have a name are known by it, wherever they stand. */
function nameOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null;
  const { id, product, from } = item as Record<string, unknown>;
  const name = id ?? product ?? from;
  return typeof name === 'string' ? name : null;
}

function inWords(schema: z.ZodType | null, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  const title = schema ? metadataOf(schema)?.choices?.[String(value)] : undefined;
  return title ?? String(value);
}
