import { z } from 'zod';
import { batchLinkSchema, batchSchema } from './batch.ts';
import {
  articleCardSchema,
  componentCardSchema,
  eventCardSchema,
  faqItemSchema,
  personCardSchema,
  productCardSchema,
  reviewSchema,
  seriesCardSchema,
  shopSchema,
  themeCardSchema,
} from './cards.ts';
import {
  cardLinkSchema,
  figureSchema,
  imageFileSchema,
  imageSchema,
  linkSchema,
  paginationSchema,
  ratingSchema,
  sampleSchema,
  seoSchema,
  sourceSchema,
  titledTextSchema,
} from './common.ts';
import { filtersResponseSchema } from './filters.ts';
import { finderQuestionSchema } from './finder.ts';
import { homeSections, normGroups } from './page-vocabulary.ts';
import type { PageName } from './paths.ts';
import { disclosureSchema, openingSchema } from './product.ts';
import {
  capsuleSchema,
  documentsSchema,
  genuineStepSchema,
  peopleAtWorkSchema,
  troubleCasesSchema,
  waySchema,
} from './proof.ts';
import { reviewOrders } from './query-vocabulary.ts';
import {
  articleTopics,
  combinationKinds,
  componentGroups,
  keysOf,
  medicineKinds,
  medicineRules,
  partnerGroups,
} from './vocabulary.ts';
import { html, machineWord, plainWords, words } from './wording.ts';

const head = { title: words, lead: words, seo: seoSchema };
const sectionHead = z.object({ title: words, text: words.nullable() });
const facet = <K extends z.ZodType>(key: K) => z.object({ key, title: words, count: z.int() });
/** The error page of a page that is not missing: what it says instead. */
const troubleSchema = z.object({
  image: imageSchema,
  title: html,
  text: words,
  /** Label of the button that tries again. */
  retry: words,
  meta_title: plainWords,
});
const legalPage = z.object({ ...head, version: machineWord, body: html, sample: sampleSchema });

/** One substance in the table of norms, all amounts in its unit. */
const normRowSchema = z.object({
  key: machineWord,
  title: words,
  url: machineWord.nullable(),
  group: z.enum(keysOf(normGroups)),
  unit: z.enum(['mcg', 'mg', 'g']),
  equivalent: words.nullable(),
  label: z.number().nullable().describe('reference daily intake of the label'),
  needs: z.array(z.number().nullable()).describe('one per audience'),
  ceiling: z
    .union([z.number(), z.literal('unconfirmed')])
    .nullable()
    .describe('the most that a portion of a supplement may hold'),
  upper: z
    .object({
      byAge: z.array(z.number().nullable()).describe('one per age of levelAges'),
      kind: z.enum(['upper', 'safe']),
      counts: z.enum(['all', 'added']),
      source: words,
    })
    .nullable(),
});

export const pageSchemas = {
  home: z.object({
    ...head,
    hero: z.object({
      title: words,
      text: words,
      image: imageSchema,
      imagePortrait: imageSchema,
      action: linkSchema,
      secondAction: linkSchema.nullable(),
    }),
    order: z.array(z.enum(keysOf(homeSections))).describe('of the sections below'),
    formula: sectionHead.extend(openingSchema.shape),
    series: sectionHead.extend({ items: z.array(seriesCardSchema) }),
    themes: sectionHead.extend({ items: z.array(themeCardSchema) }),
    best: sectionHead.extend({ items: z.array(productCardSchema) }),
    component: sectionHead.extend({ item: componentCardSchema, keyFacts: z.array(figureSchema) }),
    articles: sectionHead.extend({ items: z.array(articleCardSchema) }),
    experts: sectionHead.extend({ items: z.array(personCardSchema) }),
    reviews: sectionHead.extend({ items: z.array(reviewSchema), rating: ratingSchema.nullable() }),
    whereToBuy: sectionHead.extend({ items: z.array(shopSchema) }),
    warning: words,
  }),
  about: z.object({
    ...head,
    image: imageSchema,
    figures: z.array(figureSchema),
    sections: z.array(z.object({ title: words, text: html })),
    way: waySchema,
    capsule: titledTextSchema.extend({ drawn: capsuleSchema }).nullable(),
    documents: documentsSchema.nullable(),
    people: peopleAtWorkSchema,
    principles: z.array(titledTextSchema),
    timeline: z.array(z.object({ year: z.int(), text: words })),
    cardLinks: z.array(cardLinkSchema),
  }),
  contacts: z.object({
    ...head,
    image: imageSchema,
    channels: z.array(z.object({ title: words, text: words, value: words, url: machineWord })),
    company: z.object({ name: words, inn: machineWord, ogrn: machineWord, address: words }),
    hours: words,
    questions: z.array(faqItemSchema),
    cardLinks: z.array(cardLinkSchema),
  }),
  'where-to-buy': z.object({
    ...head,
    image: imageSchema,
    shops: z.array(
      shopSchema.extend({ products: z.array(z.object({ ref: machineWord, title: words, url: machineWord })) }),
    ),
    genuine: titledTextSchema.extend({ steps: z.array(genuineStepSchema) }),
    trouble: troubleCasesSchema,
    notice: words,
    warning: words,
  }),
  interesting: z.object({
    ...head,
    image: imageSchema,
    facts: z.array(figureSchema),
    collections: z.array(
      z.object({
        title: words,
        text: words,
        articles: z.array(articleCardSchema),
        components: z.array(componentCardSchema),
        products: z.array(productCardSchema),
      }),
    ),
    cardLinks: z.array(cardLinkSchema),
  }),
  error: z.object({
    image: imageSchema,
    title: html,
    text: words,
    linkToHome: linkSchema,
    linkToContacts: linkSchema,
    sectionCardLinks: z.object({ cardLinks: z.array(cardLinkSchema) }),
    seo: seoSchema,
    // Optional, so that nodes of two versions understand each other; every publication has them.
    fault: troubleSchema.optional().describe('the fault is the site’s'),
    offline: troubleSchema.extend({ back: words }).optional().describe('the connection is lost; shown by the browser'),
  }),
  articles: z.object({
    ...head,
    topics: z.array(facet(z.enum(keysOf(articleTopics)))),
    topic: z.enum(keysOf(articleTopics)).nullable(),
    items: z.array(articleCardSchema),
    pagination: paginationSchema,
  }),
  components: z.object({
    ...head,
    groups: z.array(facet(z.enum(keysOf(componentGroups)))),
    foods: z.array(z.object({ id: machineWord, title: words })).describe('groups of food to choose by'),
    items: z.array(componentCardSchema.extend({ foods: z.array(machineWord) })),
    pairs: z
      .array(
        z.object({ first: machineWord, second: machineWord, kind: z.enum(keysOf(combinationKinds)), reason: words }),
      )
      .describe('how components go with each other'),
  }),
  events: z.object({ ...head, upcoming: z.array(eventCardSchema), past: z.array(eventCardSchema) }),
  specialists: z.object({ ...head, experts: z.array(personCardSchema), specialists: z.array(personCardSchema) }),
  reviews: z.object({
    ...head,
    rating: ratingSchema.nullable(),
    products: z.array(z.object({ ref: machineWord, title: words, count: z.int() })),
    product: machineWord.nullable(),
    stars: z.int().nullable(),
    order: z.enum(keysOf(reviewOrders)),
    items: z.array(reviewSchema),
    pagination: paginationSchema,
  }),
  faq: z.object({
    ...head,
    groups: z.array(z.object({ id: machineWord, title: words, items: z.array(faqItemSchema) })),
  }),
  'products-filters': z.object({ ...head, ...filtersResponseSchema.shape, warning: words }),
  search: z.object({ ...head, popular: z.array(machineWord), themes: z.array(themeCardSchema) }),
  batch: z.object({
    ...head,
    find: titledTextSchema.describe('where a pack has its number'),
    places: z.object({ jar: words, bottle: words, box: words }),
    unknown: titledTextSchema,
    notes: z.array(titledTextSchema),
    newest: z
      .array(z.object({ series: words, batches: z.array(batchLinkSchema.extend({ title: words })) }))
      .describe('the newest batch of each product'),
    warning: words,
    asked: machineWord.nullable().describe('the number as it was typed'),
    batch: batchSchema.nullable(),
  }),
  combinations: z.object({
    ...head,
    substances: z.array(z.object({ key: machineWord, title: words, symbol: words, url: machineWord })),
    partners: z.array(
      z.object({
        key: machineWord,
        title: words,
        group: z.enum(keysOf(partnerGroups)),
        url: machineWord.nullable().describe('what there is to read of a group of medicines'),
        names: z.array(words).describe('of a group of medicines: active substances and trade names'),
      }),
    ),
    pairs: z.array(
      z.object({
        first: machineWord,
        second: machineWord,
        kind: z.enum(keysOf(combinationKinds)),
        hours: z.int().nullable().describe('how far apart to take them'),
        reason: words,
        source: z.int().nullable().describe('its place among the sources; null for mere caution'),
      }),
    ),
    sources: z.array(sourceSchema),
    doctor: words,
  }),
  medicines: z.object({
    ...head,
    doctor: words,
    groups: z.array(
      z.object({
        id: machineWord,
        kind: z.enum(keysOf(medicineKinds)),
        title: words,
        names: z.array(words).describe('active substances and trade names'),
        about: words,
        rules: z.array(
          z.object({
            kind: z.enum(keysOf(medicineRules)),
            hours: z.int().nullable().describe('how far apart to take them'),
            substances: z.array(z.object({ key: machineWord, title: words, url: machineWord })),
            reason: words,
            source: z.int().nullable().describe('its place among the sources; null for mere caution'),
          }),
        ),
        products: z
          .array(z.object({ ref: machineWord, title: words, url: machineWord }))
          .describe('the products whose warnings name it'),
        ask: z.array(words),
      }),
    ),
    sources: z.array(sourceSchema),
    notes: z.array(titledTextSchema),
    warning: words,
  }),
  doses: z.object({
    ...head,
    sections: z.array(z.object({ title: words, text: html })),
    nearest: z
      .array(
        z.object({
          title: words,
          url: machineWord,
          substance: words,
          amount: words,
          limit: words,
          percent: z.int(),
        }),
      )
      .describe('the products that come nearest to a limit'),
    sources: z.array(sourceSchema),
    warning: words,
  }),
  glossary: z.object({
    ...head,
    letters: z.array(
      z.object({
        letter: words,
        terms: z.array(z.object({ id: machineWord, title: words, also: z.array(words), text: html })),
      }),
    ),
  }),
  norms: z.object({
    ...head,
    audiences: z.array(
      z.object({
        key: machineWord,
        title: words,
        adult: z.boolean(),
        band: z.int().describe('whose upper level holds: its place among levelAges'),
      }),
    ),
    levelAges: z.array(words),
    rows: z.array(normRowSchema),
    shortDocuments: z.object({ label: words, needs: words, ceiling: words }),
    documents: z.array(words),
    notes: z.array(titledTextSchema),
  }),
  comparison: z.object({
    ...head,
    empty: titledTextSchema,
    starts: z.array(z.object({ title: words, products: z.array(machineWord) })).describe('what people often compare'),
    contraindications: z.array(z.object({ ref: machineWord, items: z.array(words) })),
    disclosures: z.array(disclosureSchema.extend({ ref: machineWord })),
    notes: z.array(titledTextSchema),
    warning: words,
  }),
  finder: z.object({
    ...head,
    questions: z.array(finderQuestionSchema),
    nothing: titledTextSchema.describe('no product is needed'),
    cutout: imageFileSchema.nullable().describe('a glass of water to the scale of the packs'),
    notes: z.array(titledTextSchema),
    privacy: words,
    warning: words,
  }),
  shelf: z.object({
    ...head,
    empty: titledTextSchema,
    start: z.array(productCardSchema).describe('what an empty shelf offers'),
    cutout: imageFileSchema.nullable().describe('a jar of no brand to the scale of the packs'),
    privacy: words,
    notes: z.array(titledTextSchema),
    warning: words,
  }),
  policy: legalPage,
  privacy: legalPage,
  agreement: legalPage,
} as const satisfies Record<PageName, z.ZodType>;

export type PageData<N extends PageName> = z.infer<(typeof pageSchemas)[N]>;
