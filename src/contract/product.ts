import { z } from 'zod';
import { articleCardSchema, faqItemSchema, productCardSchema, reviewSchema, shopSchema } from './cards.ts';
import { accentSchema, figureSchema, imageSchema, ratingSchema, seoSchema } from './common.ts';
import { allergens, amountUnits, audiences, dietaryMarks, keysOf, timesOfDay } from './vocabulary.ts';

export const compositionRowSchema = z
  .object({
    name: z.string(),
    component: z.object({ slug: z.string(), url: z.string(), title: z.string() }).nullable(),
    amount: z.number(),
    unit: z.enum(keysOf(amountUnits)),
    amountText: z.string().describe('50 мкг (2000 МЕ)'),
    norm: z.object({ key: z.string(), text: z.string() }).nullable().describe('daily norm, null where none is set'),
    percent: z.int().nullable().describe('per cent of the daily norm, computed'),
    upper: z
      .object({ text: z.string(), percent: z.int() })
      .nullable()
      .describe('upper level, also as per cent of the norm'),
  })
  .meta({ id: 'CompositionRow' });

export const productSchema = productCardSchema
  .omit({ accent: true })
  .extend({
    accent: accentSchema,
    lead: z.string(),
    body: z.string().describe('HTML'),
    audience: z.array(z.enum(keysOf(audiences))),
    age: z.string().describe('с 18 лет'),
    themes: z.array(z.object({ slug: z.string(), url: z.string(), title: z.string() })),
    timeOfDay: z.array(z.enum(keysOf(timesOfDay))),
    marks: z.array(z.enum(keysOf(dietaryMarks))),
    allergens: z.array(z.enum(keysOf(allergens))),
    keyFacts: z.array(figureSchema),
    images: z.array(imageSchema),
    composition: z.object({
      serving: z.string(),
      servingsPerPack: z.int(),
      rows: z.array(compositionRowSchema),
      other: z.string(),
      normNote: z.string(),
    }),
    intake: z.object({ dose: z.string(), when: z.string(), course: z.string(), note: z.string().nullable() }),
    suits: z.array(z.string()),
    contraindications: z.array(z.string()),
    storage: z.string(),
    shelfLife: z.string(),
    certificate: z.object({ number: z.string(), date: z.string(), url: z.string() }),
    maker: z.object({ name: z.string(), address: z.string() }),
    shops: z.array(shopSchema.extend({ productUrl: z.string() })),
    reviews: z.array(reviewSchema),
    rating: ratingSchema.nullable(),
    related: z.array(productCardSchema.extend({ reason: z.string() })),
    articles: z.array(articleCardSchema),
    faq: z.array(faqItemSchema),
    warning: z.string(),
    seo: seoSchema,
  })
  .meta({ id: 'Product' });

/** One product in a comparison: a value per nutrient, null where the product has none of it. */
export const comparisonSchema = z
  .object({
    columns: z.array(z.object({ key: z.string(), title: z.string(), url: z.string().nullable() })),
    rows: z.array(
      z.object({
        ref: z.string(),
        title: z.string(),
        url: z.string(),
        cells: z.array(z.object({ text: z.string(), percent: z.int().nullable() }).nullable()),
      }),
    ),
  })
  .meta({ id: 'Comparison' });

export type CompositionRow = z.infer<typeof compositionRowSchema>;
export type Product = z.infer<typeof productSchema>;
export type Comparison = z.infer<typeof comparisonSchema>;
