import type { PageName } from '../../contract/paths.ts';
import { componentGroups } from '../../contract/vocabulary.ts';
import { compileWarnings } from '../facts/composition.ts';
import { compileQuestions } from '../facts/finder-questions.ts';
import type { PageSource } from '../kinds/page-schemas.ts';
import type { Entry } from '../load/loaded-content.ts';
import { simpleHtml } from '../text/html.ts';
import { compileAbout } from './about.ts';
import { compileNewestBatches } from './batch.ts';
import { compileCombinations } from './combinations.ts';
import { compileGlossary } from './glossary.ts';
import { compileHome } from './home.ts';
import { figures, type Library, sources } from './library.ts';
import { compileMedicines } from './medicines.ts';
import { nearestToLimits } from './nearest-to-limits.ts';
import { compileNorms } from './norms.ts';

export type CompilePage<N extends PageName> = (
  library: Library,
  page: Entry<'page'> & { data: PageSource<N> },
) => object;

/** The fields a page has besides its heading and search-engine data. Lists that depend on the query are the API's. */
export const pageCompilers: { [N in PageName]: CompilePage<N> } = {
  home: compileHome,
  about: compileAbout,
  contacts: (library, page) => ({
    image: library.image(page, page.data.image),
    channels: page.data.channels,
    company: company(library),
    hours: library.site.hours,
    questions: library.faqAll(page.data.questions),
    cardLinks: page.data.cardLinks.map((link) => library.cardLink(page, link)),
  }),
  'where-to-buy': (library, page) => ({
    image: library.image(page, page.data.image),
    shops: library.shops.map((shop) => ({
      ...shop,
      products: library.products.flatMap((product) =>
        product.data.shops
          .filter((offer) => offer.shop === shop.id)
          .map((offer) => ({ ref: product.slug, title: product.data.title, url: offer.url })),
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
    notice: page.data.notice,
    warning: library.site.warning,
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
    cardLinks: page.data.cardLinks.map((link) => library.cardLink(page, link)),
  }),
  error: (library, page) => ({
    image: library.image(page, page.data.image),
    title: simpleHtml(page.data.title),
    text: page.data.text,
    linkToHome: page.data.linkToHome,
    linkToContacts: page.data.linkToContacts,
    sectionCardLinks: { cardLinks: page.data.sectionCardLinks.cardLinks.map((link) => library.cardLink(page, link)) },
    fault: trouble(library, page, page.data.fault),
    offline: trouble(library, page, page.data.offline),
  }),
  articles: () => ({}),
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
    return {
      groups,
      foods: foodGroups.map(({ id, title }) => ({ id, title })),
      items,
      pairs: compileCombinations(library)
        .pairs.filter(({ second }) => known.has(second))
        .map(({ first, second, kind, reason }) => ({ first, second, kind, reason })),
    };
  },
  events: () => ({}),
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
  'products-filters': (library) => ({ warning: library.site.warning }),
  search: (library, page) => ({
    popular: page.data.popular,
    themes: library.themes.map((theme) => library.themeCard(theme.slug)),
  }),
  batch: (library, page) => ({
    find: page.data.find,
    places: page.data.places,
    unknown: page.data.unknown,
    notes: page.data.notes,
    newest: compileNewestBatches(library),
    warning: library.site.warning,
  }),
  combinations: (library, page) => ({ ...compileCombinations(library), doctor: page.data.doctor }),
  medicines: (library, page) => ({
    ...compileMedicines(library),
    doctor: page.data.doctor,
    notes: page.data.notes,
    warning: library.site.warning,
  }),
  doses: (library, page) => ({
    sections: page.data.sections.map(({ title, text }) => ({ title, text: library.text(text).html })),
    nearest: nearestToLimits(library),
    sources: sources(page.data.sources),
    warning: library.site.warning,
  }),
  glossary: (library) => ({ letters: compileGlossary(library) }),
  norms: (library, page) => ({ ...compileNorms(library), notes: page.data.notes }),
  comparison: (library, page) => ({
    empty: page.data.empty,
    starts: page.data.starts,
    contraindications: library.products.map((product) => ({
      ref: product.slug,
      items: compileWarnings(library.content, product).groups.flatMap(({ items }) => items),
    })),
    notes: page.data.notes,
    warning: library.site.warning,
  }),
  finder: (library, page) => ({
    questions: compileQuestions(page.data.questions),
    nothing: page.data.nothing,
    notes: page.data.notes,
    privacy: page.data.privacy,
    warning: library.site.warning,
  }),
  shelf: (library, page) => ({
    empty: page.data.empty,
    start: library.productCards(page.data.start),
    privacy: page.data.privacy,
    notes: page.data.notes,
    warning: library.site.warning,
  }),
  policy: legal,
  privacy: legal,
  agreement: legal,
};

function trouble<T extends PageSource<'error'>['fault']>(library: Library, page: Entry<'page'>, source: T) {
  return { ...source, image: library.image(page, source.image), title: simpleHtml(source.title) };
}

function legal(library: Library, page: Entry<'page'> & { data: PageSource<'policy'> }): object {
  return { version: page.data.version, body: library.text(page.data.body).html };
}

export function company({ site: { company: source } }: Library) {
  return { name: source.name, inn: source.inn, ogrn: source.ogrn, address: source.address };
}

const isNamed = (food: string, words: readonly string[]) =>
  words.some((word) => food.toLowerCase().includes(word.toLowerCase()));
