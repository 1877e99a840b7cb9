import type { z } from 'zod';
import { article } from './kinds/article.ts';
import { batch } from './kinds/batch.ts';
import { combinations } from './kinds/combinations.ts';
import { component } from './kinds/component.ts';
import { event } from './kinds/event.ts';
import { glossary } from './kinds/glossary.ts';
import type { KindRecord } from './kinds/kind-record.ts';
import { faq, redirects, reviews, shops, synonyms } from './kinds/lists.ts';
import { page } from './kinds/page.ts';
import { expert, specialist } from './kinds/people.ts';
import { product } from './kinds/product.ts';
import { series } from './kinds/series.ts';
import { site } from './kinds/site.ts';
import { theme } from './kinds/theme.ts';

/** One record per kind of content, in the order in which documents are published and counts printed. */
export interface Kinds {
  site: typeof site;
  page: typeof page;
  theme: typeof theme;
  series: typeof series;
  product: typeof product;
  batch: typeof batch;
  component: typeof component;
  article: typeof article;
  event: typeof event;
  specialist: typeof specialist;
  expert: typeof expert;
  reviews: typeof reviews;
  faq: typeof faq;
  shops: typeof shops;
  combinations: typeof combinations;
  glossary: typeof glossary;
  redirects: typeof redirects;
  synonyms: typeof synonyms;
}

export const kinds: Kinds = {
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
  glossary,
  redirects,
  synonyms,
};

export type Kind = keyof Kinds;
export type KindData = { [K in Kind]: z.infer<Kinds[K]['schema']> };

export const kindNames = Object.keys(kinds) as Kind[];

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** For loops over all kinds, where it does not matter which one it is. */
export const kindRecord = (kind: Kind): KindRecord => kinds[kind];

export interface Place<K extends Kind = Kind> {
  kind: K;
  /** How other entries name this one: the file name, for a product with its series. */
  slug: string;
}

/** Which entry a file of the content folder is, or null for a file nobody asked for. */
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
