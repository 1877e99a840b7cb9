import type { PageName } from '../../contract/paths.ts';
import { componentGroups } from '../../contract/vocabulary.ts';
import { compileWarnings } from '../facts/composition.ts';
import { compileDisclosure } from '../facts/disclosure.ts';
import { compileQuestions } from '../facts/finder-questions.ts';
import type { PageSource } from '../kinds/page-schemas.ts';
import type { Entry } from '../load/loaded-content.ts';
import { simpleHtml } from '../text/html.ts';
import { compileAbout } from './about.ts';
import { compileNewestBatches } from './batch.ts';
import { compileCombinations } from './combinations.ts';
import { compileGlossary } from './glossary.ts';
import { compileHome } from './home.ts';
import { compileCutout } from './images.ts';
import { figures, type Library, sources } from './library.ts';
import { compileMedicines } from './medicines.ts';
import { nearestToLimits } from './nearest-to-limits.ts';
import { compileNorms } from './norms.ts';

export type CompilePage<N extends PageName> = (
  library: Library,
  page: Entry<'page'> & { data: PageSource<N> },
) => object;

/**
 * What the site computes for a page. The rest stands in its file, and the warning on every page: what a page has is said
 * by its schema in the contract. Lists that depend on the query are the API's.
 */
export const pageCompilers: { [N in PageName]?: CompilePage<N> } = {
  home: compileHome,
  about: compileAbout,
  contacts: (library, page) => ({
    image: library.image(page, page.data.image),
    company: library.site.company,
    hours: library.site.hours,
    questions: library.faqAll(page.data.questions),
    cardLinks: cardLinks(library, page, page.data.cardLinks),
  }),
  'where-to-buy': (library, page) => ({
    image: library.image(page, page.data.image),
    shops: library.shops.map((shop) => ({
      ...shop,
      products: library.products.flatMap((product) =>
        product.data.shops
          .filter((offer) => offer.shop === shop.id)
          .map((offer) => ({ ref: product.slug, title: product.data.title, url: library.offerUrl(offer) })),
      ),
    })),
    genuine: {
      ...page.data.genuine,
      steps: page.data.genuine.steps.map((step) => ({ ...step, place: step.place ?? null })),
    },
    trouble: {
      ...page.data.trouble,
      cases: page.data.trouble.cases.map((one) => ({ ...one, link: one.link ?? null })),
    },
  }),
  interesting: (library, page) => ({
    image: library.image(page, page.data.image),
    facts: figures(page.data.facts),
    collections: page.data.collections.map(({ title, text, articles, components, products }) => ({
      title,
      text,
      articles: library.articleCards(articles),
      components: components.map(library.componentCard),
      products: library.productCards(products),
    })),
    cardLinks: cardLinks(library, page, page.data.cardLinks),
  }),
  error: (library, page) => ({
    image: library.image(page, page.data.image),
    title: simpleHtml(page.data.title),
    sectionCardLinks: { cardLinks: cardLinks(library, page, page.data.sectionCardLinks.cardLinks) },
    fault: trouble(library, page, page.data.fault),
    offline: trouble(library, page, page.data.offline),
  }),
  components: (library, page) => {
    const { foodGroups } = page.data;
    const items = library.components.map(({ slug, data }) => ({
      ...library.componentCard(slug),
      foods: foodGroups.filter(({ words }) => data.foods.some(({ name }) => isNamed(name, words))).map(({ id }) => id),
    }));
    const groups = Object.entries(componentGroups)
      .map(([key, title]) => ({ key, title, count: items.filter((item) => item.group === key).length }))
      .filter((group) => group.count > 0);
    const known = new Set(items.map(({ slug }) => slug));
    const pairs = compileCombinations(library).pairs.filter(({ second }) => known.has(second));
    return { groups, foods: foodGroups, items, pairs };
  },
  specialists: (library) => ({
    experts: library.experts.map((expert) => library.expertCard(expert.slug)),
    specialists: library.specialists.map((specialist) => library.specialistCard(specialist.slug)),
  }),
  reviews: (library) => ({
    products: library.products
      .map(({ slug, data: { title } }) => ({ ref: slug, title, count: library.reviewsOf(slug).length }))
      .filter((product) => product.count > 0),
  }),
  faq: (library) => ({
    groups: library.content
      .get('faq', 'faq')
      .data.groups.map(({ id, title }) => {
        const own = [...library.faqItems.values()].filter((item) => item.group === id);
        return { id, title, items: own.map((item) => library.faqItem(item.id)) };
      })
      // All its questions may be hidden for now.
      .filter(({ items }) => items.length > 0),
  }),
  search: (library) => ({ themes: library.themes.map((theme) => library.themeCard(theme.slug)) }),
  batch: (library) => ({ newest: compileNewestBatches(library) }),
  combinations: compileCombinations,
  medicines: compileMedicines,
  doses: (library, page) => ({
    sections: page.data.sections.map(({ title, text }) => ({ title, text: library.text(text).html })),
    nearest: nearestToLimits(library),
    sources: sources(page.data.sources),
  }),
  glossary: (library) => ({ letters: compileGlossary(library) }),
  norms: compileNorms,
  comparison: (library) => ({
    contraindications: library.products.map((product) => ({
      ref: product.slug,
      items: compileWarnings(library.content, product).groups.flatMap(({ items }) => items),
    })),
    disclosures: library.products.map((product) => ({ ref: product.slug, ...compileDisclosure(product) })),
  }),
  finder: ({ content }, page) => ({
    questions: compileQuestions(page.data.questions),
    cutout: compileCutout(content, page),
  }),
  shelf: (library, page) => ({
    start: library.productCards(page.data.start),
    cutout: compileCutout(library.content, page),
  }),
  policy: legal,
  privacy: legal,
  agreement: legal,
};

function trouble<T extends PageSource<'error'>['fault']>(library: Library, page: Entry<'page'>, source: T) {
  return { ...source, image: library.image(page, source.image), title: simpleHtml(source.title) };
}

function legal(library: Library, page: Entry<'page'> & { data: PageSource<'policy'> }): object {
  return { body: library.text(page.data.body).html, sample: page.data.sample ?? false };
}

const cardLinks = (library: Library, page: Entry<'page'>, links: PageSource<'contacts'>['cardLinks']) =>
  links.map((link) => library.cardLink(page, link));

const isNamed = (food: string, words: readonly string[]) =>
  words.some((word) => food.toLowerCase().includes(word.toLowerCase()));
