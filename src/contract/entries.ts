import { z } from 'zod';
import {
  articleCardSchema,
  componentCardSchema,
  eventCardSchema,
  faqItemSchema,
  personCardSchema,
  productCardSchema,
  seriesCardSchema,
} from './cards.ts';
import { figureSchema, seoSchema, sourceSchema, titledTextSchema, tocItemSchema } from './common.ts';
import { comparisonSchema } from './product.ts';
import { amountUnits, audiences, keysOf, productForms, timesOfDay } from './vocabulary.ts';

const unit = z.enum(keysOf(amountUnits));

/** In a series page a product also says what its chips filter by. */
export const seriesProductSchema = productCardSchema.extend({
  themes: z.array(z.string()),
  audience: z.array(z.enum(keysOf(audiences))),
  timeOfDay: z.array(z.enum(keysOf(timesOfDay))),
});

export const seriesSchema = seriesCardSchema
  .extend({
    lead: z.string(),
    body: z.string().describe('HTML'),
    unites: z.array(titledTextSchema),
    products: z.array(seriesProductSchema),
    themes: z.array(z.object({ slug: z.string(), title: z.string() })).describe('purposes that occur in the series'),
    comparison: comparisonSchema,
    articles: z.array(articleCardSchema),
    faq: z.array(faqItemSchema),
    others: z.array(seriesCardSchema),
    warning: z.string(),
    normNote: z.string(),
    seo: seoSchema,
  })
  .meta({ id: 'Series' });

export const componentSchema = componentCardSchema
  .extend({
    alsoKnown: z.array(z.string()),
    body: z.string().describe('HTML'),
    keyFacts: z.array(figureSchema),
    foods: z.array(
      z.object({
        name: z.string(),
        amount: z.number(),
        unit,
        amountText: z.string(),
        per: z.string(),
        percent: z.int().nullable(),
      }),
    ),
    norms: z.array(z.object({ who: z.string(), amountText: z.string(), note: z.string().nullable() })),
    normSource: z.string().nullable(),
    upper: z.string().nullable().describe('upper level where one is established'),
    forms: z.array(titledTextSchema),
    shortage: z.string().describe('HTML'),
    excess: z.string().describe('HTML'),
    combinations: z.array(
      z.object({ component: componentCardSchema, text: z.string(), kind: z.enum(['good', 'careful']) }),
    ),
    products: z.array(productCardSchema.extend({ dose: z.string(), percent: z.int().nullable() })),
    articles: z.array(articleCardSchema),
    faq: z.array(faqItemSchema),
    sources: z.array(sourceSchema),
    seo: seoSchema,
  })
  .meta({ id: 'Component' });

export const articleSchema = articleCardSchema
  .extend({
    updated: z.string().nullable(),
    body: z.string().describe('HTML'),
    toc: z.array(tocItemSchema),
    author: personCardSchema,
    reviewer: personCardSchema,
    products: z.array(productCardSchema),
    components: z.array(componentCardSchema),
    related: z.array(articleCardSchema),
    sources: z.array(sourceSchema),
    seo: seoSchema,
  })
  .meta({ id: 'Article' });

export const eventSchema = eventCardSchema
  .extend({
    body: z.string().describe('HTML'),
    place: z.object({ name: z.string(), city: z.string(), address: z.string() }).nullable(),
    onlineUrl: z.string().nullable(),
    registration: z.string().nullable(),
    speakers: z.array(personCardSchema),
    program: z.array(z.object({ time: z.string(), title: z.string() })),
    articles: z.array(articleCardSchema),
    others: z.array(eventCardSchema),
    seo: seoSchema,
  })
  .meta({ id: 'Event' });

export const specialistSchema = personCardSchema
  .extend({
    body: z.string().describe('HTML'),
    keyFacts: z.array(figureSchema),
    forms: z.array(z.enum(keysOf(productForms))),
    products: z.array(productCardSchema),
    articles: z.array(articleCardSchema),
    others: z.array(personCardSchema),
    seo: seoSchema,
  })
  .meta({ id: 'Specialist' });

export const expertSchema = personCardSchema
  .extend({
    body: z.string().describe('HTML'),
    quote: z.string(),
    topics: z.array(z.string()),
    picks: z.array(z.object({ product: productCardSchema, text: z.string() })),
    articles: z.array(articleCardSchema).describe('written or reviewed'),
    events: z.array(eventCardSchema),
    others: z.array(personCardSchema),
    seo: seoSchema,
  })
  .meta({ id: 'Expert' });

export type Series = z.infer<typeof seriesSchema>;
export type SeriesProduct = z.infer<typeof seriesProductSchema>;
export type Component = z.infer<typeof componentSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Event = z.infer<typeof eventSchema>;
export type Specialist = z.infer<typeof specialistSchema>;
export type Expert = z.infer<typeof expertSchema>;
