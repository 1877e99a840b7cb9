import type { z } from 'zod';
import { pageSchemas } from '../../contract/pages.ts';
import { type PageName, pagePaths } from '../../contract/paths.ts';
import { shopKinds } from '../../contract/vocabulary.ts';
import { readableText } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import { type KindOutput, searchEntry, sentences, words } from './kind-output.ts';
import type { Library } from './library.ts';
import { type CompilePage, pageCompilers } from './pages.ts';
import { compileSeo } from './seo.ts';

/** The API completes these: here they have only what no query changes. */
const fixedParts: Partial<Record<PageName, z.ZodType>> = {
  articles: pageSchemas.articles.pick({ title: true, lead: true, seo: true }),
  batch: pageSchemas.batch.omit({ asked: true, batch: true }),
  events: pageSchemas.events.pick({ title: true, lead: true, seo: true }),
  reviews: pageSchemas.reviews.pick({ title: true, lead: true, seo: true, products: true }),
  'products-filters': pageSchemas['products-filters'].pick({ title: true, lead: true, seo: true, warning: true }),
};

/** As the sitemap lists them: the home page first. */
const inOrder = Object.keys(pagePaths);
const position = (name: string) => (inOrder.includes(name) ? inOrder.indexOf(name) : inOrder.length);

export const pageOutput: KindOutput<'page'> = {
  document: {
    path: (name) => `pages/${name}`,
    schema: (name) => fixedParts[name as PageName] ?? pageSchemas[name as PageName],
    entries: ({ content }) => content.all('page').toSorted((a, b) => position(a.slug) - position(b.slug)),
    compile: compilePage,
  },
  page: {
    kind: (name) => (name === 'home' ? 'home' : 'page'),
    updated: (_, { data }, newest) => ('version' in data ? data.version : newest),
    search(library, own) {
      const url = own.record.address?.(own.slug);
      // The search does not find itself.
      if (!url || url === pagePaths.search) return null;
      const { title } = own.data;
      const lines = readableText(own, (markdown) => library.text(markdown).plain).filter((line) => line !== title);
      const keywords = url === pagePaths['where-to-buy'] ? shopNames(library) : '';
      return searchEntry('page', { url, title }, { keywords, text: sentences(lines) });
    },
  },
};

function compilePage(library: Library, page: Entry<'page'>): object {
  const name = page.slug as PageName;
  const compile = pageCompilers[name] as CompilePage<PageName> | undefined;
  const { data } = page;
  const lead = 'lead' in data ? data.lead : 'text' in data ? data.text : '';
  // The error page's title is HTML: its tags have no place in the browser's tab.
  const title = data.title.replace(/<br>/g, ' ').replace(/<[^>]+>/g, '');
  const picture = 'hero' in data ? data.hero.image : 'image' in data ? data.image : undefined;
  // A page without a picture of its own shows the home page's: products, at the right of an empty wall.
  const showsProducts = !('image' in data && data.image);
  const image = picture ? library.image(page, picture) : library.defaultImage;
  const seo = compileSeo(
    library,
    page,
    { title, image, url: name === 'error' ? '' : pagePaths[name] },
    {
      description: lead,
      type: 'website',
      share: { kicker: library.site.brand.slogan, promotes: showsProducts, focus: showsProducts ? 'right' : 'centre' },
    },
  );
  return { warning: library.site.warning, ...data, ...compile?.(library, page as never), seo };
}

/** Who names a shop wants to know where to buy. */
const shopNames = ({ shops }: Library) => words(shops.flatMap(({ kind, title }) => [shopKinds[kind], title]));
