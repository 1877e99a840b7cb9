import { z } from 'zod';
import { limitsOf } from '../kinds/field-tree.ts';
import type { Path } from '../load/faults.ts';
import { type FieldMetadata, metadataOf, unwrap, variantOf } from '../schema/metadata.ts';

/** What stands in for a value that may not be shown. */
export const gone = Symbol('gone');

export interface Redaction {
  /** Whether a value may not be shown: it names what is hidden, or is hidden itself. */
  isHidden(value: unknown, metadata: FieldMetadata, path: Path): boolean;
  /** The same text without its links to what is hidden. */
  unlink(markdown: string): string;
  /** A list that has become shorter than its schema wants it. */
  onShort(path: Path, left: number, least: number): void;
}

/**
 * Leaves out of an entry what names something hidden. What goes is the smallest thing that may go: an item of a list, a
 * field that is not required, the group around a required one. A list with nothing left that must not be empty goes as
 * well. `gone` means that the entry cannot do without.
 */
export function redact(schema: z.ZodType, value: unknown, redaction: Redaction, path: Path = []): unknown {
  if (value === undefined || value === null) return value;
  const metadata = metadataOf(schema);
  if (!metadata || redaction.isHidden(value, metadata, path)) return metadata ? gone : value;
  if (metadata.type === 'markdown') return redaction.unlink(String(value));
  if (typeof value !== 'object') return value;
  const inner = unwrap(schema);
  const group = inner instanceof z.ZodDiscriminatedUnion ? variantOf(inner, value) : inner;
  if (group instanceof z.ZodObject) return pruneGroup(group, value as Record<string, unknown>, redaction, path);
  if (inner instanceof z.ZodArray) return pruneList(inner, value as unknown[], redaction, path);
  return value;
}

function pruneGroup(group: z.ZodObject, value: Record<string, unknown>, redaction: Redaction, path: Path): unknown {
  const kept: Record<string, unknown> = {};
  for (const [key, own] of Object.entries(value)) {
    const schema = group.shape[key] as z.ZodType | undefined;
    const left = schema ? redact(schema, own, redaction, [...path, key]) : own;
    if (left !== gone) kept[key] = left;
    else if (!schema || isRequired(schema)) return gone;
    else if (schema instanceof z.ZodDefault) kept[key] = schema.parse(undefined);
  }
  return hasSame(kept, value) ? value : kept;
}

/** What lost nothing stays itself: what is known of it holds on. */
const hasSame = (left: object, whole: object) =>
  Object.entries(whole).every(([key, own]) => left[key as keyof typeof left] === own);

function pruneList(list: z.ZodArray, items: unknown[], redaction: Redaction, path: Path): unknown {
  const left = items
    .map((item, index) => redact(list.element as z.ZodType, item, redaction, [...path, index]))
    .filter((item) => item !== gone);
  const least = left.length < items.length ? (limitsOf(list).least ?? 0) : 0;
  if (hasSame(left, items)) return items;
  if (left.length >= least) return left;
  if (left.length === 0) return gone;
  redaction.onShort(path, left.length, least);
  return left;
}

/** Schemas do not change. */
const known = new WeakMap<z.ZodType, boolean>();

function isRequired(schema: z.ZodType): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const required = !schema.safeParse(undefined).success;
  known.set(schema, required);
  return required;
}
