import { z } from 'zod';
import { batchLinkSchema } from './batch.ts';
import { articleCardSchema, faqItemSchema, productCardSchema, reviewSchema, shopSchema } from './cards.ts';
import { accentSchema, figureSchema, imageSchema, ratingSchema, sampleSchema, seoSchema } from './common.ts';
import { allergens, amountUnits, audiences, dietaryMarks, keysOf, neighbourKinds, timesOfDay } from './vocabulary.ts';
import { html, machineWord, words } from './wording.ts';

export const compositionRowSchema = z
  .object({
    name: words,
    component: z.object({ slug: machineWord, url: machineWord, title: words }).nullable(),
    amount: z.number(),
    unit: z.enum(keysOf(amountUnits)),
    amountText: words.describe('50 мкг (2000 МЕ)'),
    norm: z.object({ key: machineWord, text: words }).nullable().describe('daily norm, null where none is set'),
    percent: z.int().nullable().describe('per cent of the daily norm, computed'),
    shares: z
      .array(z.object({ age: words.describe('3–6 лет'), text: words.describe('25 %') }))
      .describe("of a child's daily need, one per age; empty for adults' products"),
    upper: z.object({ text: words, percent: z.int() }).nullable().describe('upper level, also as per cent of the norm'),
  })
  .meta({ id: 'CompositionRow' });

/** What buyers ask and the composition does not say: sodium, oxidation, strains, gelatine, doping, traces, origin. */
export const disclosureSchema = z
  .object({ lines: z.array(z.object({ title: words, text: words })), sample: sampleSchema })
  .meta({ id: 'Disclosure' });

/** A line of the label with everything that answers «is it much?»: for products' own pages. */
const labelRowSchema = compositionRowSchema
  .extend({
    form: words.nullable().describe('the compound that the label names in brackets'),
    formKnown: z.array(words).describe('what is known about it'),
    limit: words.nullable().describe('не больше 250 мг в сутки из добавок'),
    otherNorm: words.nullable().describe('where the label has no norm: what another document says of it'),
    foods: z
      .array(z.object({ name: words, amount: words }))
      .describe('how much of a food holds as much, richest first; empty where the content cannot tell'),
  })
  .meta({ id: 'LabelRow' });

export const productSchema = productCardSchema
  .omit({ accent: true })
  .extend({
    accent: accentSchema,
    lead: words,
    body: html,
    audience: z.array(z.enum(keysOf(audiences))),
    age: words.describe('с 18 лет'),
    themes: z.array(z.object({ slug: machineWord, url: machineWord, title: words })),
    timeOfDay: z.array(z.enum(keysOf(timesOfDay))),
    marks: z.array(z.enum(keysOf(dietaryMarks))),
    allergens: z.array(z.enum(keysOf(allergens))),
    keyFacts: z.array(figureSchema).describe('without a main dose that the label says anyway'),
    images: z.array(imageSchema),
    composition: z.object({
      serving: words,
      servingsPerPack: z.int(),
      rows: z.array(labelRowSchema),
      other: words,
      normNote: words,
      normFor: words.describe('whose norm the per cents are of: взрослого, ребёнка 3–6 лет'),
    }),
    disclosure: disclosureSchema,
    intake: z.object({ dose: words, when: words, course: words, note: words.nullable() }),
    suits: z.array(words),
    contraindications: z.array(words),
    warnings: z
      .object({
        groups: z.array(z.object({ id: machineWord, title: words, items: z.array(words) })),
        label: z.array(words).describe('sentences that the label carries word for word'),
      })
      .describe('the contraindications by whom they concern'),
    medicines: z
      .array(z.object({ warning: words, title: words, url: machineWord }))
      .describe('where contraindications about medicines and states are explained'),
    physical: z.array(z.object({ title: words, text: words })).describe('size, mass and energy'),
    storage: words,
    shelfLife: words,
    certificate: z.object({ number: machineWord, date: machineWord, url: machineWord, sample: sampleSchema }),
    batch: batchLinkSchema.nullable().describe('the newest one'),
    maker: z.object({ name: words, address: words, sample: sampleSchema }),
    markingUrl: machineWord.nullable().describe('article on how to check the marking code'),
    shops: z.array(shopSchema.extend({ productUrl: machineWord })),
    reviews: z.array(reviewSchema),
    rating: ratingSchema.nullable(),
    related: z.array(productCardSchema.extend({ reason: words, kind: z.enum(keysOf(neighbourKinds)) })),
    articles: z.array(articleCardSchema),
    faq: z.array(faqItemSchema),
    warning: words,
    seo: seoSchema,
  })
  .meta({ id: 'Product' });

/** What is inside of a product that comes in capsules: the home page opens one. */
export const openingSchema = z
  .object({
    product: productCardSchema,
    cap: imageSchema,
    body: imageSchema,
    jar: imageSchema.describe('the pack on nothing'),
    mass: z.int().describe('of one capsule, in milligrams: as many dots'),
    pieces: z.int().describe('capsules in a serving'),
    serving: words.describe('3 капсулы'),
    servingsPerPack: z.int(),
    parts: z
      .array(
        z.object({
          kind: z
            .enum(['substance', 'salt', 'filler', 'shell'])
            .describe('a salt is the rest of the substance before it'),
          name: words,
          form: words.nullable().describe('the compound that the label names in brackets'),
          url: machineWord.nullable(),
          dots: z.int(),
          serving: words.nullable().describe('the dose of a serving, as the label has it'),
          percent: z.int().nullable().describe('of the daily norm in a serving, computed'),
        }),
      )
      .describe('one capsule; the dots of all are its milligrams'),
    normFor: words.describe('whose norm the per cents are of: взрослого'),
    note: words,
  })
  .meta({ id: 'Opening' });

/** One product in a comparison: a value per nutrient, null where the product has none of it. */
export const comparisonSchema = z
  .object({
    columns: z.array(z.object({ key: machineWord, title: words, url: machineWord.nullable() })),
    rows: z.array(
      z.object({
        ref: machineWord,
        title: words,
        url: machineWord,
        cells: z.array(z.object({ text: words, percent: z.int().nullable() }).nullable()),
      }),
    ),
  })
  .meta({ id: 'Comparison' });

export type LabelRow = z.infer<typeof labelRowSchema>;
export type Disclosure = z.infer<typeof disclosureSchema>;
export type CompositionRow = z.infer<typeof compositionRowSchema>;
export type Product = z.infer<typeof productSchema>;
export type Opening = z.infer<typeof openingSchema>;
export type Comparison = z.infer<typeof comparisonSchema>;
