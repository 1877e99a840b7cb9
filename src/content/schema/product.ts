import { z } from 'zod';
import {
  allergens,
  amountUnits,
  audiences,
  dietaryMarks,
  keysOf,
  productForms,
  timesOfDay,
} from '../../contract/vocabulary.ts';
import { figure, image, isoDate, productRef, sample, seo, slug, text, webUrl } from './common.ts';

const compositionRow = z.strictObject({
  component: slug.optional().describe('страница компонента, если она есть'),
  name: text.describe('как на этикетке: Витамин D3 (холекальциферол)'),
  amount: z.number().positive(),
  unit: z.enum(keysOf(amountUnits)),
  norm: z.string().optional().describe('ключ нормы, если он не совпадает со страницей компонента'),
});

export const productSchema = z.strictObject({
  title: text,
  order: z.int().describe('место в серии'),
  form: z.enum(keysOf(productForms)),
  quantity: z.strictObject({ amount: z.number().positive(), unit: z.enum(['pcs', 'ml']) }),
  purpose: text.max(140).describe('одно предложение: для чего, в дозволенных выражениях'),
  lead: text.max(400),
  audience: z.array(z.enum(keysOf(audiences))).min(1),
  age: z.strictObject({ from: z.int().min(1), to: z.int().optional() }),
  themes: z.array(slug).min(1),
  timeOfDay: z.array(z.enum(keysOf(timesOfDay))).min(1),
  marks: z.array(z.enum(keysOf(dietaryMarks))),
  allergens: z.array(z.enum(keysOf(allergens))),
  keyFacts: z.array(figure).min(2).max(4),
  images: z.array(image).min(1).describe('первая картинка — упаковка'),
  composition: z.strictObject({
    serving: text.describe('на что даны количества: 1 капсула'),
    servingsPerPack: z.int().positive(),
    rows: z.array(compositionRow).min(1),
    other: text.describe('остальной состав одной строкой, как на этикетке'),
  }),
  intake: z.strictObject({ dose: text, when: text, course: text, note: text.optional() }),
  suits: z.array(text).min(1).describe('кому подходит'),
  contraindications: z.array(text).min(1).describe('кому не подходит'),
  storage: text,
  shelfLife: text,
  certificate: z.strictObject({ number: text, date: isoDate, url: webUrl, sample }),
  shops: z.array(z.strictObject({ shop: slug, url: webUrl, sample })),
  related: z.array(z.strictObject({ product: productRef, reason: text })).describe('с чем сочетать'),
  articles: z.array(slug),
  faq: z.array(slug),
  seo: seo.optional(),
});
export type ProductSource = z.infer<typeof productSchema>;
