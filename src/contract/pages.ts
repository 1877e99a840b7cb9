import { z } from 'zod';
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
  imageSchema,
  linkSchema,
  paginationSchema,
  ratingSchema,
  seoSchema,
  titledTextSchema,
} from './common.ts';
import { filtersAnswerSchema } from './filters.ts';
import type { PageName } from './paths.ts';
import { compositionRowSchema } from './product.ts';
import { articleTopics, componentGroups, keysOf } from './vocabulary.ts';

const head = { title: z.string(), lead: z.string(), seo: seoSchema };
const sectionHead = z.object({ title: z.string(), text: z.string().nullable() });
const facet = <K extends z.ZodType>(key: K) => z.object({ key, title: z.string(), count: z.int() });
const legalPage = z.object({ ...head, version: z.string(), body: z.string().describe('HTML') });

export const pageSchemas = {
  home: z.object({
    ...head,
    hero: z.object({
      title: z.string(),
      text: z.string(),
      image: imageSchema,
      imagePortrait: imageSchema,
      action: linkSchema,
      secondAction: linkSchema.nullable(),
    }),
    series: sectionHead.extend({ items: z.array(seriesCardSchema) }),
    themes: sectionHead.extend({ items: z.array(themeCardSchema) }),
    best: sectionHead.extend({ items: z.array(productCardSchema) }),
    doses: sectionHead.extend({ product: productCardSchema, rows: z.array(compositionRowSchema), note: z.string() }),
    component: sectionHead.extend({ item: componentCardSchema, keyFacts: z.array(figureSchema) }),
    articles: sectionHead.extend({ items: z.array(articleCardSchema) }),
    experts: sectionHead.extend({ items: z.array(personCardSchema) }),
    reviews: sectionHead.extend({ items: z.array(reviewSchema), rating: ratingSchema.nullable() }),
    whereToBuy: sectionHead.extend({ items: z.array(shopSchema) }),
    warning: z.string(),
  }),
  about: z.object({
    ...head,
    image: imageSchema,
    figures: z.array(figureSchema),
    sections: z.array(z.object({ title: z.string(), text: z.string().describe('HTML') })),
    principles: z.array(titledTextSchema),
    timeline: z.array(z.object({ year: z.int(), text: z.string() })),
    cardLinks: z.array(cardLinkSchema),
  }),
  contacts: z.object({
    ...head,
    image: imageSchema,
    channels: z.array(z.object({ title: z.string(), text: z.string(), value: z.string(), url: z.string() })),
    company: z.object({ name: z.string(), inn: z.string(), ogrn: z.string(), address: z.string() }),
    hours: z.string(),
    questions: z.array(faqItemSchema),
    cardLinks: z.array(cardLinkSchema),
  }),
  'where-to-buy': z.object({
    ...head,
    image: imageSchema,
    shops: z.array(
      shopSchema.extend({ products: z.array(z.object({ ref: z.string(), title: z.string(), url: z.string() })) }),
    ),
    steps: z.array(titledTextSchema),
    notice: z.string(),
    warning: z.string(),
  }),
  interesting: z.object({
    ...head,
    image: imageSchema,
    facts: z.array(figureSchema),
    collections: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        articles: z.array(articleCardSchema),
        components: z.array(componentCardSchema),
        products: z.array(productCardSchema),
      }),
    ),
    cardLinks: z.array(cardLinkSchema),
  }),
  error: z.object({
    image: imageSchema,
    title: z.string().describe('HTML'),
    text: z.string(),
    linkToHome: linkSchema,
    linkToContacts: linkSchema,
    sectionCardLinks: z.object({ cardLinks: z.array(cardLinkSchema) }),
    seo: seoSchema,
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
    items: z.array(componentCardSchema),
  }),
  events: z.object({ ...head, upcoming: z.array(eventCardSchema), past: z.array(eventCardSchema) }),
  specialists: z.object({ ...head, experts: z.array(personCardSchema), specialists: z.array(personCardSchema) }),
  reviews: z.object({
    ...head,
    rating: ratingSchema.nullable(),
    products: z.array(z.object({ ref: z.string(), title: z.string(), count: z.int() })),
    product: z.string().nullable(),
    stars: z.int().nullable(),
    items: z.array(reviewSchema),
    pagination: paginationSchema,
  }),
  faq: z.object({
    ...head,
    groups: z.array(z.object({ id: z.string(), title: z.string(), items: z.array(faqItemSchema) })),
  }),
  'products-filters': z.object({ ...head, ...filtersAnswerSchema.shape, warning: z.string() }),
  search: z.object({ ...head, popular: z.array(z.string()), themes: z.array(themeCardSchema) }),
  policy: legalPage,
  privacy: legalPage,
  agreement: legalPage,
} as const satisfies Record<PageName, z.ZodType>;

export type PageData<N extends PageName> = z.infer<(typeof pageSchemas)[N]>;
