import { z } from 'zod';
import { pageSchemas as answers } from '../../contract/pages.ts';
import { type PageName, pageNames, pagePaths } from '../../contract/paths.ts';
import { shopKinds } from '../../contract/shop-kinds.ts';
import type { Library } from '../answers/library.ts';
import { compilePage } from '../answers/pages.ts';
import { readableText } from '../fields.ts';
import { filesIn, type KindRecord, sentences, words } from './kind-record.ts';
import { type PageSource, pageSchemas } from './page-schemas.ts';

/** The API completes these: here they have only what no query changes. */
const fixedParts: Partial<Record<PageName, z.ZodType>> = {
  articles: answers.articles.pick({ title: true, lead: true, seo: true }),
  batch: answers.batch.omit({ asked: true, batch: true }),
  events: answers.events.pick({ title: true, lead: true, seo: true }),
  reviews: answers.reviews.pick({ title: true, lead: true, seo: true, products: true }),
  'products-filters': answers['products-filters'].pick({ title: true, lead: true, seo: true, warning: true }),
};

/** As the sitemap lists them: the home page first. */
const inOrder = Object.keys(pagePaths);
const position = (name: string) => (inOrder.includes(name) ? inOrder.indexOf(name) : inOrder.length);

const addressOf = (name: string) => (pagePaths as Record<string, string>)[name] ?? null;

const schema: z.ZodType<PageSource> = z.union(Object.values(pageSchemas));

export const page: KindRecord<'page', typeof schema> = {
  ...filesIn('pages', '.yml'),
  title: 'Страницы',
  missing: 'страницы',
  voice: 'promotional',
  schema,
  variants: pageSchemas,
  required: pageNames,
  document: {
    path: (name) => `pages/${name}`,
    answer: (name) => fixedParts[name as PageName] ?? answers[name as PageName],
    entries: ({ content }) => content.all('page').toSorted((a, b) => position(a.slug) - position(b.slug)),
    compile: compilePage,
  },
  page: {
    address: addressOf,
    kind: (name) => (name === 'home' ? 'home' : 'page'),
    updated: (_, { data }, newest) => ('version' in data ? data.version : newest),
    search(library, own) {
      const url = addressOf(own.slug);
      // Nobody searches for the search.
      if (url === null || url === pagePaths.search) return null;
      return {
        kind: 'page',
        url,
        title: own.data.title,
        keywords: url === pagePaths['where-to-buy'] ? shopNames(library) : '',
        text: sentences(
          readableText(own, (markdown) => library.text(markdown).plain).filter((line) => line !== own.data.title),
        ),
        note: null,
        image: null,
      };
    },
    share({ site }, { data }) {
      // A page without a picture of its own shows the home page's: products, at the right of an empty wall.
      const showsProducts = !('image' in data && data.image);
      return { kicker: site.brand.slogan, promotes: showsProducts, focus: showsProducts ? 'right' : 'centre' };
    },
  },
};

/** Who names a shop wants to know where to buy. */
const shopNames = ({ shops }: Library) => words(shops.flatMap(({ kind, title }) => [shopKinds[kind], title]));
