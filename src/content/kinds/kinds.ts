import type { z } from 'zod';
import { type Kind, kindNames } from '../schema/kind-names.ts';
import { article } from './article.ts';
import { batch } from './batch.ts';
import { combinations } from './combinations.ts';
import { component } from './component.ts';
import { event } from './event.ts';
import { glossary } from './glossary.ts';
import type { KindRecord } from './kind-record.ts';
import { faq, redirects, reviews, shops, synonyms } from './lists.ts';
import { medicines } from './medicines.ts';
import { page } from './page-schemas.ts';
import { expert, specialist } from './people.ts';
import { product } from './product.ts';
import { series } from './series.ts';
import { site } from './site.ts';
import { theme } from './theme.ts';

export const kinds = {
  site,
  page,
  theme,
  series,
  product,
  batch,
  component,
  article,
  event,
  specialist,
  expert,
  reviews,
  faq,
  shops,
  combinations,
  medicines,
  glossary,
  redirects,
  synonyms,
} satisfies Record<Kind, KindRecord>;

export type KindData = { [K in Kind]: z.infer<(typeof kinds)[K]['schema']> };

/** For loops over all kinds. */
export const kindRecord = (kind: Kind): KindRecord => kinds[kind];

export interface Place<K extends Kind = Kind> {
  kind: K;
  /** The reference of an entry: the file name, for a product with its series. */
  slug: string;
}

/** Null for a file of no kind. */
export function placeOf(path: string): Place | null {
  for (const kind of kindNames) {
    const slug = kindRecord(kind).slugOf(path);
    if (slug !== null) return { kind, slug };
  }
  return null;
}

/** Null for a name that the kind does not have. */
export function schemaOf({ kind, slug }: Place): z.ZodType | null {
  const { schema, variants } = kindRecord(kind);
  if (!variants) return schema;
  return Object.hasOwn(variants, slug) ? (variants[slug] ?? null) : null;
}

export const isPicture = (path: string) => /\.(webp|png|jpe?g)$/i.test(path);
