import { z } from 'zod';
import { accentSchema, imageSchema, pictureEdgesSchema, ratingSchema, sampleSchema } from './common.ts';
import {
  accentNames,
  ageMarks,
  articleTopics,
  componentGroups,
  eventFormats,
  keysOf,
  productForms,
  shopKinds,
} from './vocabulary.ts';
import { html, machineWord, ownWords, words } from './wording.ts';

/** Short forms of the entries, as lists and neighbours show them. */

export const productCardSchema = z
  .object({
    ref: machineWord.describe('series/slug'),
    series: machineWord,
    slug: machineWord,
    url: machineWord,
    title: words,
    seriesTitle: words,
    purpose: words,
    form: z.enum(keysOf(productForms)),
    quantity: words.describe('90 капсул, 30 мл'),
    image: imageSchema,
    accent: z.enum(accentNames),
    keyFact: z.object({
      value: words,
      label: words,
      percent: z.number().nullable().describe('of the daily norm; null without one, and where the fact is no dose'),
    }),
    rating: ratingSchema.nullable(),
  })
  .meta({ id: 'ProductCard' });

export const seriesCardSchema = z
  .object({
    slug: machineWord,
    url: machineWord,
    title: words,
    tagline: words,
    image: imageSchema,
    edges: pictureEdgesSchema,
    accent: accentSchema,
    productCount: z.int(),
  })
  .meta({ id: 'SeriesCard' });

export const themeCardSchema = z
  .object({
    slug: machineWord,
    url: machineWord,
    title: words,
    shortTitle: words,
    lead: words,
    image: imageSchema,
    accent: z.enum(accentNames),
  })
  .meta({ id: 'ThemeCard' });

export const componentCardSchema = z
  .object({
    slug: machineWord,
    url: machineWord,
    title: words,
    symbol: words,
    group: z.enum(keysOf(componentGroups)),
    lead: words,
    image: imageSchema,
    productCount: z.int(),
  })
  .meta({ id: 'ComponentCard' });

export const personCardSchema = z
  .object({
    slug: machineWord,
    url: machineWord,
    title: words,
    role: words,
    lead: words,
    image: imageSchema,
    sample: sampleSchema,
  })
  .meta({ id: 'PersonCard' });

export const signedPersonSchema = personCardSchema
  .extend({ signature: machineWord.nullable().describe('path of an SVG of 240 by 96: one line by hand') })
  .meta({ id: 'SignedPerson' });

export const articleCardSchema = z
  .object({
    slug: machineWord,
    url: machineWord,
    title: words,
    lead: words,
    topic: z.enum(keysOf(articleTopics)),
    published: machineWord,
    readingMinutes: z.int(),
    image: imageSchema,
    author: z.object({ title: words, url: machineWord }),
  })
  .meta({ id: 'ArticleCard' });

export const eventCardSchema = z
  .object({
    slug: machineWord,
    url: machineWord,
    title: words,
    lead: words,
    start: machineWord,
    end: machineWord,
    format: z.enum(keysOf(eventFormats)),
    status: z.enum(['scheduled', 'cancelled', 'postponed']),
    city: words.nullable(),
    price: words,
    ageMark: z.enum(keysOf(ageMarks)),
    image: imageSchema,
    sample: sampleSchema,
  })
  .meta({ id: 'EventCard' });

export const shopSchema = z
  .object({
    id: machineWord,
    title: words,
    kind: z.enum(keysOf(shopKinds)),
    url: machineWord,
    note: words,
    delivery: words,
    campaignTemplate: machineWord
      .nullable()
      .describe("the shop's own rule for utm_campaign, {name} stands for the campaign"),
    params: z.record(z.string(), machineWord).describe("the shop's own parameters"),
  })
  .meta({ id: 'Shop' });

export const reviewSchema = z
  .object({
    id: machineWord,
    author: words,
    city: words.nullable(),
    date: machineWord,
    rating: z.int().min(1).max(5),
    text: ownWords,
    shop: words.nullable(),
    answer: z.object({ date: machineWord, text: words }).nullable(),
    product: z.object({ ref: machineWord, title: words, url: machineWord, image: imageSchema }),
    sample: sampleSchema,
  })
  .meta({ id: 'Review' });

export const faqItemSchema = z
  .object({
    id: machineWord,
    group: machineWord,
    question: words,
    answer: html,
    products: z.array(z.object({ title: words, url: machineWord })),
    components: z.array(z.object({ title: words, url: machineWord })),
  })
  .meta({ id: 'FaqItem' });

export type ProductCard = z.infer<typeof productCardSchema>;
export type SeriesCard = z.infer<typeof seriesCardSchema>;
export type ThemeCard = z.infer<typeof themeCardSchema>;
export type ComponentCard = z.infer<typeof componentCardSchema>;
export type PersonCard = z.infer<typeof personCardSchema>;
export type SignedPerson = z.infer<typeof signedPersonSchema>;
export type ArticleCard = z.infer<typeof articleCardSchema>;
export type EventCard = z.infer<typeof eventCardSchema>;
export type Shop = z.infer<typeof shopSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type FaqItem = z.infer<typeof faqItemSchema>;
