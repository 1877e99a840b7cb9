import { z } from 'zod';
import type { Tone } from '../claims/find-claims.ts';
import type { Kind } from './kind-names.ts';

/**
 * Metadata of a field, for the checks, the search, the field list and the forms. Typesetting uses the schemas of the
 * contract instead.
 */
export interface FieldMetadata {
  type: FieldType;
  /** Label for editors; list items have none. */
  label?: string;
  /** Shown under the field, and as the remedy in a fault. */
  help?: string;
  example?: string;
  to?: ReferenceTarget;
  /** The tone for the check of claims; `silent` for wording required by law. Inherited. */
  tone?: Tone | 'silent';
  /** No two entries may have the same value: as words, as a paragraph, or to the letter. */
  unique?: 'description' | 'paragraph' | 'value';
  /** Additional schemes of an address. */
  contacts?: boolean;
  /** The address must be a document, not a front page. */
  document?: boolean;
  /** False for text that no page shows. Inherited. */
  searched?: boolean;
  /** The separator from the field before, where both are read as one line: «200 мг» + « » + «магния в порции». */
  separator?: string;
  /** The values of a closed list with their Russian titles. */
  choices?: Readonly<Record<string, string>>;
}

export type FieldType =
  | 'text'
  | 'markdown'
  /** One line with `<br>`, `<em>` or `<strong>`. */
  | 'html'
  /** Alternative text. */
  | 'alt'
  | 'reference'
  /** Checked as a link. */
  | 'address'
  /** Not typeset, not searched, not checked for claims. */
  | 'word'
  | 'file'
  | 'color'
  | 'date'
  | 'moment'
  | 'number'
  | 'choice'
  | 'flag'
  /** Marks sample data. */
  | 'sample'
  | 'picture'
  | 'group'
  | 'list'
  /** One of several groups, by its `type`. */
  | 'variants'
  /** Free names and values. */
  | 'map';

/** A kind, or one of a few other things. */
export type ReferenceTarget =
  | Kind
  | 'person'
  | 'norm'
  | 'faqGroup'
  | 'combinationSource'
  | 'combinationPartner'
  | 'medicineSource';

const registry = z.registry<FieldMetadata>();

/** A copy, because building blocks are shared. */
export function described<S extends z.ZodType>(schema: S, metadata: Partial<FieldMetadata>): S {
  const copy = schema.clone() as S;
  registry.add(copy, metadata as never);
  return copy;
}

/** Cached, because every value asks. */
const known = new WeakMap<z.ZodType, FieldMetadata>();

/** Missing metadata is taken from the wrapped schema. */
export function metadataOf(schema: z.ZodType): FieldMetadata | undefined {
  const before = known.get(schema);
  if (before) return before;
  const inner = wrapped(schema);
  const below = inner ? metadataOf(inner) : undefined;
  const own = registry.get(schema);
  if (!own && !below) return undefined;
  const metadata = { ...below, ...own } as FieldMetadata;
  known.set(schema, metadata);
  return metadata;
}

/** `schema.optional()` and `schema.default(…)` wrap it. */
function wrapped(schema: z.ZodType): z.ZodType | null {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? (schema.unwrap() as z.ZodType)
    : null;
}

export function unwrap(schema: z.ZodType): z.ZodType {
  const inner = wrapped(schema);
  return inner ? unwrap(inner) : schema;
}

/** Null while the value has no valid `type`. */
export function variantOf(schema: z.ZodDiscriminatedUnion, value: unknown): z.ZodObject | null {
  const type = typeof value === 'object' && value !== null ? (value as Record<string, unknown>).type : undefined;
  return variantsOf(schema).find((variant) => (variant.shape.type as z.ZodLiteral).value === type) ?? null;
}

export function variantsOf(schema: z.ZodDiscriminatedUnion): z.ZodObject[] {
  return schema.options.filter((option) => option instanceof z.ZodObject);
}
