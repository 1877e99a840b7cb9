import { z } from 'zod';
import { cardLink, figure, image, link, markdown, productRef, sample, seo, slug, text, titledText } from './common.ts';
import { legalPageFields } from './site.ts';

/** The 17 page documents of `content/pages`. All share a heading, a lead and search-engine data. */
const head = { title: text, lead: text.max(400), seo: seo.optional() };
const listPage = z.strictObject(head);
const legalPage = z.strictObject({ ...head, ...legalPageFields });

const sectionHead = z.strictObject({ title: text, text: text.optional() });

export const pageSchemas = {
  home: z.strictObject({
    ...head,
    hero: z.strictObject({
      title: text,
      text,
      image,
      imagePortrait: image,
      action: link,
      secondAction: link.optional(),
    }),
    series: sectionHead,
    themes: sectionHead,
    best: sectionHead.extend({ products: z.array(productRef).min(4) }),
    doses: sectionHead.extend({ product: productRef }).describe('товар, чей состав показан в сравнении с нормой'),
    component: sectionHead.extend({ component: slug }).describe('компонент недели'),
    articles: sectionHead.extend({ articles: z.array(slug).min(3) }),
    experts: sectionHead.extend({ experts: z.array(slug).min(2) }),
    reviews: sectionHead.extend({ reviews: z.array(slug).min(3) }),
    whereToBuy: sectionHead,
  }),
  about: z.strictObject({
    ...head,
    image,
    figures: z.array(figure).min(3).max(6),
    sections: z.array(z.strictObject({ title: text, text: markdown })).min(3),
    principles: z.array(titledText).min(3),
    sample,
    timeline: z.array(z.strictObject({ year: z.int(), text })).min(3),
    cardLinks: z.array(cardLink).min(2),
  }),
  contacts: z.strictObject({
    ...head,
    image,
    sample,
    channels: z
      .array(z.strictObject({ title: text, text, value: text, url: text }))
      .min(2)
      .describe('url: tel:, mailto: или https://'),
    questions: z.array(slug).describe('вопросы из faq.yml, которые чаще всего решают дело без звонка'),
    cardLinks: z.array(cardLink).min(2),
  }),
  'where-to-buy': z.strictObject({
    ...head,
    image,
    steps: z.array(titledText).min(3).describe('как проверить подлинность'),
    notice: text,
  }),
  interesting: z.strictObject({
    ...head,
    image,
    facts: z.array(figure).min(4),
    collections: z
      .array(
        z.strictObject({
          title: text,
          text,
          articles: z.array(slug),
          components: z.array(slug),
          products: z.array(productRef),
        }),
      )
      .min(3),
    cardLinks: z.array(cardLink).min(2),
  }),
  error: z.strictObject({
    image,
    title: text.describe('заголовок, разрешён простой HTML: <br>, <em>, <strong>'),
    text,
    linkToHome: link,
    linkToContacts: link,
    sectionCardLinks: z.strictObject({ cardLinks: z.array(cardLink).min(2) }),
    seo: seo.optional(),
  }),
  articles: listPage,
  components: listPage,
  events: listPage,
  specialists: listPage,
  reviews: listPage,
  faq: listPage,
  'products-filters': listPage,
  search: listPage.extend({ popular: z.array(text).min(4).describe('частые запросы') }),
  policy: legalPage,
  privacy: legalPage,
  agreement: legalPage,
} as const;

export type PageName = keyof typeof pageSchemas;
export type PageSource<N extends PageName = PageName> = z.infer<(typeof pageSchemas)[N]>;
