import { z } from 'zod';
import {
  articleCardSchema,
  componentCardSchema,
  eventCardSchema,
  faqItemSchema,
  personCardSchema,
  productCardSchema,
  seriesCardSchema,
  signedPersonSchema,
} from './cards.ts';
import {
  figureSchema,
  pictureEdgesSchema,
  seoSchema,
  sourceSchema,
  titledTextSchema,
  tocItemSchema,
} from './common.ts';
import { comparisonSchema } from './product.ts';
import { amountUnits, audiences, keysOf, productForms, timesOfDay } from './vocabulary.ts';
import { html, machineWord, words } from './wording.ts';

const head = { id: machineWord.describe('its place in the text: <!--figure id-->'), title: words };

/** What an article draws. The body has a comment with the figure's name where it belongs. */
const articleFigureSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('label').describe('a label, line by line'),
    ...head,
    lines: z.array(z.object({ printed: words, meaning: words })),
  }),
  z.object({
    type: z.literal('limits').describe('how much room there is between norm and upper level'),
    ...head,
    note: words,
    rows: z.array(
      z.object({ name: words, norm: words, limit: words, percent: z.int().describe('the norm, of the upper level') }),
    ),
  }),
  z.object({
    type: z.literal('amounts').describe('amounts against a norm'),
    ...head,
    mark: z.object({ share: z.number().describe('per cent of the axis'), words }),
    rows: z.array(z.object({ name: words, amountText: words, share: z.number().describe('per cent of the axis') })),
  }),
  z.object({
    type: z.literal('day').describe('moments of a day'),
    ...head,
    moments: z.array(z.object({ time: words, what: words, why: words })),
  }),
]);

export type ArticleFigure = z.infer<typeof articleFigureSchema>;

const unit = z.enum(keysOf(amountUnits));

/** In a series page a product also says what its chips filter by. */
const seriesProductSchema = productCardSchema.extend({
  themes: z.array(machineWord),
  audience: z.array(z.enum(keysOf(audiences))),
  timeOfDay: z.array(z.enum(keysOf(timesOfDay))),
});

export const seriesSchema = seriesCardSchema
  .extend({
    lead: words,
    body: html,
    unites: z.array(titledTextSchema),
    products: z.array(seriesProductSchema),
    themes: z.array(z.object({ slug: machineWord, title: words })).describe('purposes that occur in the series'),
    comparison: comparisonSchema,
    articles: z.array(articleCardSchema),
    faq: z.array(faqItemSchema),
    others: z.array(seriesCardSchema),
    warning: words,
    normNote: words,
    seo: seoSchema,
  })
  .meta({ id: 'Series' });

export const componentSchema = componentCardSchema
  .extend({
    edges: pictureEdgesSchema,
    alsoKnown: z.array(words),
    body: html,
    toc: z.array(tocItemSchema),
    keyFacts: z.array(figureSchema),
    foods: z.array(
      z.object({
        name: words,
        amount: z.number(),
        unit,
        amountText: words,
        per: words,
        percent: z.int().nullable(),
      }),
    ),
    norms: z.array(z.object({ who: words, amountText: words, note: words.nullable() })),
    normSource: words.nullable(),
    upper: words.nullable().describe('upper level where one is established'),
    forms: z.array(titledTextSchema),
    compounds: z
      .array(
        z.object({
          title: words,
          share: words,
          solubility: words,
          known: words,
          products: z.array(z.object({ title: words, url: machineWord })),
        }),
      )
      .describe('every compound of a mineral, with the products that contain it'),
    shortage: html,
    excess: html,
    combinations: z.array(
      z.object({ component: componentCardSchema, text: words, kind: z.enum(['good', 'careful', 'apart']) }),
    ),
    combinationsUrl: machineWord.describe('/sovmestimost, at the substance where that page tells of it'),
    products: z.array(productCardSchema.extend({ dose: words, percent: z.int().nullable() })),
    articles: z.array(articleCardSchema),
    faq: z.array(faqItemSchema),
    sources: z.array(sourceSchema),
    seo: seoSchema,
  })
  .meta({ id: 'Component' });

export const articleSchema = articleCardSchema
  .extend({
    updated: machineWord.nullable(),
    body: html,
    figures: z.array(articleFigureSchema),
    toc: z.array(tocItemSchema),
    author: personCardSchema,
    reviewer: signedPersonSchema,
    products: z.array(productCardSchema),
    components: z.array(componentCardSchema),
    related: z.array(articleCardSchema),
    sources: z.array(sourceSchema),
    seo: seoSchema,
  })
  .meta({ id: 'Article' });

export const eventSchema = eventCardSchema
  .extend({
    body: html,
    place: z.object({ name: words, city: words, address: words }).nullable(),
    onlineUrl: machineWord.nullable(),
    refund: words.nullable(),
    registration: machineWord.nullable(),
    speakers: z.array(personCardSchema),
    program: z.array(z.object({ time: words, title: words })),
    takeaways: z.array(words).describe('what one goes home with'),
    outcome: z.array(figureSchema).describe('how it was, in figures'),
    articles: z.array(articleCardSchema),
    others: z.array(eventCardSchema).describe('the newest, in the order of time'),
    seo: seoSchema,
  })
  .meta({ id: 'Event' });

export const specialistSchema = signedPersonSchema
  .extend({
    body: html,
    duty: words.describe('what the person answers for'),
    keyFacts: z.array(figureSchema),
    forms: z.array(z.enum(keysOf(productForms))),
    products: z.array(productCardSchema),
    articles: z.array(articleCardSchema),
    others: z.array(personCardSchema),
    seo: seoSchema,
  })
  .meta({ id: 'Specialist' });

export const expertSchema = signedPersonSchema
  .extend({
    body: html,
    duty: words.describe('what the person answers for'),
    quote: words,
    topics: z.array(words),
    picks: z.array(z.object({ product: productCardSchema, text: words })),
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
