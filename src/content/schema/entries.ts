import { z } from 'zod';
import {
  accentNames,
  amountUnits,
  articleTopics,
  componentGroups,
  eventFormats,
  keysOf,
  productForms,
} from '../../contract/vocabulary.ts';
import {
  figure,
  image,
  isoDate,
  isoDateTime,
  markdown,
  productRef,
  sample,
  seo,
  slug,
  source,
  text,
  titledText,
  webUrl,
} from './common.ts';

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'цвет в виде #4a8df6');
const amount = { amount: z.number().nonnegative(), unit: z.enum(keysOf(amountUnits)) };

export const seriesSchema = z.strictObject({
  title: text,
  order: z.int(),
  tagline: text.max(90),
  lead: text.max(400),
  accent: z.strictObject({ name: z.enum(accentNames), accent: hex, tint: hex, deep: hex }),
  image,
  unites: z.array(titledText).min(2).max(5).describe('что объединяет серию'),
  faq: z.array(slug),
  articles: z.array(slug),
  seo: seo.optional(),
});

export const componentSchema = z.strictObject({
  title: text,
  alsoKnown: z.array(text).describe('другие названия, в том числе латинские'),
  group: z.enum(keysOf(componentGroups)),
  symbol: text.max(4).describe('короткий знак для карточки: D, Mg, Ω3'),
  lead: text.max(400),
  image,
  keyFacts: z.array(figure).min(2).max(4),
  foods: z.array(z.strictObject({ name: text, ...amount, per: text.default('100 г') })).describe('где встречается'),
  norms: z.array(z.strictObject({ who: text, ...amount, note: text.optional() })).describe('норма по возрасту и полу'),
  normSource: text.optional(),
  forms: z.array(titledText).describe('формы и чем они различаются'),
  shortage: markdown,
  excess: markdown,
  combinations: z.array(z.strictObject({ component: slug, text, kind: z.enum(['good', 'careful']) })),
  sources: z.array(source).min(1),
  articles: z.array(slug),
  faq: z.array(slug),
  seo: seo.optional(),
});

export const articleSchema = z.strictObject({
  title: text,
  lead: text.max(400),
  topic: z.enum(keysOf(articleTopics)),
  author: slug.describe('автор: эксперт из content/experts'),
  reviewer: slug.describe('кто проверил: эксперт из content/experts'),
  published: isoDate,
  updated: isoDate.optional(),
  image,
  products: z.array(productRef),
  components: z.array(slug),
  sources: z.array(source).min(1),
  seo: seo.optional(),
});

export const eventSchema = z.strictObject({
  title: text,
  lead: text.max(400),
  start: isoDateTime,
  end: isoDateTime,
  format: z.enum(keysOf(eventFormats)),
  status: z.enum(['scheduled', 'cancelled', 'postponed']).default('scheduled'),
  place: z.strictObject({ name: text, city: text, address: text }).optional(),
  url: webUrl.optional().describe('где смотреть онлайн'),
  price: text,
  registration: webUrl.optional(),
  image,
  speakers: z.array(slug),
  program: z.array(z.strictObject({ time: text, title: text })).min(1),
  articles: z.array(slug),
  sample,
  seo: seo.optional(),
});

export const specialistSchema = z.strictObject({
  title: text.describe('имя и фамилия'),
  order: z.int(),
  role: text,
  lead: text.max(400),
  image,
  keyFacts: z.array(figure).max(4),
  forms: z.array(z.enum(keysOf(productForms))).describe('с какими формами работает'),
  products: z.array(productRef),
  articles: z.array(slug),
  sample,
  seo: seo.optional(),
});

export const expertSchema = z.strictObject({
  title: text.describe('имя и фамилия'),
  order: z.int(),
  role: text,
  lead: text.max(400),
  quote: text,
  image,
  topics: z.array(text).min(1),
  picks: z.array(z.strictObject({ product: productRef, text })).min(1),
  sample,
  seo: seo.optional(),
});

export const reviewSchema = z.strictObject({
  id: slug,
  product: productRef,
  author: text,
  city: text.optional(),
  date: isoDate,
  rating: z.int().min(1).max(5),
  text,
  shop: slug.optional().describe('где куплено'),
  answer: z.strictObject({ date: isoDate, text }).optional(),
  sample,
});

export const faqSchema = z.strictObject({
  groups: z.array(z.strictObject({ id: slug, title: text })).min(1),
  items: z.array(
    z.strictObject({
      id: slug,
      group: slug,
      question: text,
      answer: markdown,
      products: z.array(productRef).default([]),
      components: z.array(slug).default([]),
    }),
  ),
});

export type SeriesSource = z.infer<typeof seriesSchema>;
export type ComponentSource = z.infer<typeof componentSchema>;
export type ArticleSource = z.infer<typeof articleSchema>;
export type EventSource = z.infer<typeof eventSchema>;
export type SpecialistSource = z.infer<typeof specialistSchema>;
export type ExpertSource = z.infer<typeof expertSchema>;
export type ReviewSource = z.infer<typeof reviewSchema>;
export type FaqSource = z.infer<typeof faqSchema>;
