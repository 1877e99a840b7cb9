import { z } from 'zod';
import { accentSchema, imageSchema, ratingSchema } from './common.ts';
import {
  accentNames,
  articleTopics,
  componentGroups,
  eventFormats,
  keysOf,
  productForms,
  shopKinds,
} from './vocabulary.ts';

/** Short forms of the entries, as lists and neighbours show them. */

export const productCardSchema = z
  .object({
    ref: z.string().describe('series/slug'),
    series: z.string(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    seriesTitle: z.string(),
    purpose: z.string(),
    form: z.enum(keysOf(productForms)),
    quantity: z.string().describe('90 капсул, 30 мл'),
    image: imageSchema,
    accent: z.enum(accentNames),
    keyFact: z.object({ value: z.string(), label: z.string() }),
    rating: ratingSchema.nullable(),
  })
  .meta({ id: 'ProductCard' });

export const seriesCardSchema = z
  .object({
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    tagline: z.string(),
    image: imageSchema,
    accent: accentSchema,
    productCount: z.int(),
  })
  .meta({ id: 'SeriesCard' });

export const themeCardSchema = z
  .object({
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    shortTitle: z.string(),
    lead: z.string(),
    image: imageSchema,
    accent: z.enum(accentNames),
  })
  .meta({ id: 'ThemeCard' });

export const componentCardSchema = z
  .object({
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    symbol: z.string(),
    group: z.enum(keysOf(componentGroups)),
    lead: z.string(),
    image: imageSchema,
    productCount: z.int(),
  })
  .meta({ id: 'ComponentCard' });

export const personCardSchema = z
  .object({
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    role: z.string(),
    lead: z.string(),
    image: imageSchema,
  })
  .meta({ id: 'PersonCard' });

export const articleCardSchema = z
  .object({
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    lead: z.string(),
    topic: z.enum(keysOf(articleTopics)),
    published: z.string(),
    readingMinutes: z.int(),
    image: imageSchema,
    author: z.object({ title: z.string(), url: z.string() }),
  })
  .meta({ id: 'ArticleCard' });

export const eventCardSchema = z
  .object({
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    lead: z.string(),
    start: z.string(),
    end: z.string(),
    format: z.enum(keysOf(eventFormats)),
    status: z.enum(['scheduled', 'cancelled', 'postponed']),
    city: z.string().nullable(),
    price: z.string(),
    image: imageSchema,
  })
  .meta({ id: 'EventCard' });

export const shopSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    kind: z.enum(keysOf(shopKinds)),
    url: z.string(),
    note: z.string(),
    delivery: z.string(),
    campaignTemplate: z
      .string()
      .nullable()
      .describe("the shop's own rule for utm_campaign, {name} stands for the campaign"),
    params: z.record(z.string(), z.string()).describe("the shop's own parameters"),
  })
  .meta({ id: 'Shop' });

export const reviewSchema = z
  .object({
    id: z.string(),
    author: z.string(),
    city: z.string().nullable(),
    date: z.string(),
    rating: z.int().min(1).max(5),
    text: z.string(),
    shop: z.string().nullable(),
    answer: z.object({ date: z.string(), text: z.string() }).nullable(),
    product: z.object({ ref: z.string(), title: z.string(), url: z.string(), image: imageSchema }),
  })
  .meta({ id: 'Review' });

export const faqItemSchema = z
  .object({
    id: z.string(),
    group: z.string(),
    question: z.string(),
    answer: z.string().describe('HTML'),
    products: z.array(z.object({ title: z.string(), url: z.string() })),
    components: z.array(z.object({ title: z.string(), url: z.string() })),
  })
  .meta({ id: 'FaqItem' });

export type ProductCard = z.infer<typeof productCardSchema>;
export type SeriesCard = z.infer<typeof seriesCardSchema>;
export type ThemeCard = z.infer<typeof themeCardSchema>;
export type ComponentCard = z.infer<typeof componentCardSchema>;
export type PersonCard = z.infer<typeof personCardSchema>;
export type ArticleCard = z.infer<typeof articleCardSchema>;
export type EventCard = z.infer<typeof eventCardSchema>;
export type Shop = z.infer<typeof shopSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type FaqItem = z.infer<typeof faqItemSchema>;
