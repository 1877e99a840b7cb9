import { z } from 'zod';
import type { Voice } from '../claims/find-claims.ts';
import type { Kind } from './kind-names.ts';

/**
 * What a field is, said once, beside the field: typesetting apart (it reads the answers' own schemas), every
 * reader of the content goes by this — the checks, the search, the field list of the guide, the forms.
 */
export interface FieldMeaning {
  is: FieldNature;
  /** Name of the field for editors. Every field of a group has one; the items of a list go without. */
  label?: string;
  /** What to write there: shown under the field, and as the remedy when it is wrong. */
  help?: string;
  example?: string;
  /** What a reference names. */
  to?: ReferenceTarget;
  /** How the field speaks of the products; `silent` where the law itself asks for the words. Holds for what is inside. */
  voice?: Voice | 'silent';
  /** No two entries may say the same: as a whole, or as soon as it is long enough for a paragraph. */
  unique?: 'description' | 'paragraph';
  /** Schemes that an address may have besides those of every link. */
  contacts?: boolean;
  /** The address must be that of the document itself, not of the front page of who publishes it. */
  document?: boolean;
  /** False for words that stand on no page. Holds for what is inside. */
  searched?: boolean;
  /** What joins it to the field before it where both are read as one line: «200 мг» + « » + «магния в порции». */
  joint?: string;
  /** The words of a closed list with their Russian titles. */
  choices?: Readonly<Record<string, string>>;
}

export type FieldNature =
  /** Words for people, in one run. */
  | 'text'
  | 'markdown'
  /** One line with `<br>`, `<em>` or `<strong>`. */
  | 'html'
  /** What a picture shows, for those who do not see it. */
  | 'alt'
  /** Name of another entry. */
  | 'reference'
  /** Address that leads somewhere: checked like every link. */
  | 'address'
  /** Read by machines: neither typeset, nor searched, nor asked what it promises. */
  | 'word'
  | 'file'
  | 'color'
  | 'date'
  | 'moment'
  | 'number'
  | 'choice'
  /** `true` or nothing. */
  | 'flag'
  /** Marks data that the owner will replace. */
  | 'sample'
  | 'picture'
  | 'group'
  | 'list'
  /** One of several groups; its `type` says which. */
  | 'variants'
  /** Names and values that nobody knows beforehand. */
  | 'map';

/** Entries of a kind, or one of the few things that are not entries of one kind. */
export type ReferenceTarget = Kind | 'person' | 'norm' | 'faqGroup' | 'combinationSource' | 'combinationPartner';

const meanings = z.registry<FieldMeaning>();

/** The same schema with a meaning: a copy, because building blocks are shared. */
export function described<S extends z.ZodType>(schema: S, meaning: Partial<FieldMeaning>): S {
  const copy = schema.clone() as S;
  meanings.add(copy, meaning as never);
  return copy;
}

/** Schemas do not change, and every value of the content asks. */
const known = new WeakMap<z.ZodType, FieldMeaning>();

/** What is said of the schema itself; what is left unsaid there is taken from the schema that it wraps. */
export function meaningOf(schema: z.ZodType): FieldMeaning | undefined {
  const before = known.get(schema);
  if (before) return before;
  const inner = wrapped(schema);
  const below = inner ? meaningOf(inner) : undefined;
  const own = meanings.get(schema);
  if (!own && !below) return undefined;
  const meaning = { ...below, ...own } as FieldMeaning;
  known.set(schema, meaning);
  return meaning;
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

/** The group that a value chose by its `type`; null while it names none. */
export function variantOf(schema: z.ZodDiscriminatedUnion, value: unknown): z.ZodObject | null {
  const type = typeof value === 'object' && value !== null ? (value as Record<string, unknown>).type : undefined;
  return variantsOf(schema).find((variant) => (variant.shape.type as z.ZodLiteral).value === type) ?? null;
}

export function variantsOf(schema: z.ZodDiscriminatedUnion): z.ZodObject[] {
  return schema.options.filter((option) => option instanceof z.ZodObject);
}
