import { pagePaths, paths } from '../../contract/paths.ts';
import {
  articleTopics,
  audiences,
  componentGroups,
  dietaryMarks,
  eventFormats,
  productForms,
} from '../../contract/vocabulary.ts';
import type { SearchEntry } from '../../store/publication.ts';
import { stringsOf } from '../fields.ts';
import type { Entry } from '../load.ts';
import { typesetPlain } from '../typeset.ts';
import { type Library, seriesOf } from './library.ts';

/** What the search knows of every page. Plain words with plain spaces: nothing here is laid out. */
export function compileSearch(library: Library): SearchEntry[] {
  return [
    ...library.products.map((product) => productEntry(library, product)),
    ...library.series.map((series) => seriesEntry(library, series)),
    ...library.components.map((component) => componentEntry(library, component)),
    ...library.articles.map((article) => articleEntry(library, article)),
    ...library.events.map((event) => eventEntry(library, event)),
    ...library.specialists.map((person) => personEntry(library, person, 'specialist')),
    ...library.experts.map((person) => personEntry(library, person, 'expert')),
    ...[...library.faqItems.values()].map(
      (item): SearchEntry => ({
        kind: 'faq',
        url: paths.faqItem(item.id),
        title: item.question,
        keywords: '',
        text: library.text(item.answer).plain,
        note: null,
        image: null,
      }),
    ),
    ...pageEntries(library),
  ].map((entry) => ({ ...entry, title: typesetPlain(entry.title) }));
}

const join = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join(' ');

function productEntry(library: Library, product: Entry<'product'>): SearchEntry {
  const { data } = product;
  const card = library.productCard(product.slug);
  const components = data.composition.rows.flatMap(
    (row) => (row.component ? library.content.find('component', row.component) : undefined) ?? [],
  );
  return {
    kind: 'product',
    url: card.url,
    title: data.title,
    keywords: join(
      card.seriesTitle,
      productForms[data.form],
      data.composition.rows.map((row) => row.name),
      components.flatMap((component) => [component.data.title, ...component.data.alsoKnown]),
      data.audience.map((who) => audiences[who]),
      data.marks.map((mark) => dietaryMarks[mark]),
      data.themes.map((slug) => library.content.get('theme', slug).data.shortTitle),
    ),
    text: join(data.purpose, data.lead, library.text(product.body).plain, data.suits),
    note: card.seriesTitle,
    image: card.image,
  };
}

function seriesEntry(library: Library, series: Entry<'series'>): SearchEntry {
  const card = library.seriesCard(series.slug);
  const own = library.products.filter((product) => seriesOf(product) === series.slug);
  return {
    kind: 'series',
    url: card.url,
    title: series.data.title,
    keywords: join(
      'серия',
      own.map((product) => product.data.title),
    ),
    text: join(series.data.tagline, series.data.lead, library.text(series.body).plain),
    note: series.data.tagline,
    image: card.image,
  };
}

function componentEntry(library: Library, component: Entry<'component'>): SearchEntry {
  const { data } = component;
  const card = library.componentCard(component.slug);
  const group = componentGroups[data.group];
  return {
    kind: 'component',
    url: card.url,
    title: data.title,
    keywords: join(
      data.alsoKnown,
      data.symbol,
      group,
      data.foods.map((food) => food.name),
    ),
    text: join(
      data.lead,
      library.text(component.body).plain,
      library.text(data.shortage).plain,
      library.text(data.excess).plain,
      data.forms.flatMap((form) => [form.title, form.text]),
    ),
    note: group,
    image: card.image,
  };
}

function articleEntry(library: Library, article: Entry<'article'>): SearchEntry {
  const { data } = article;
  const card = library.articleCard(article.slug);
  return {
    kind: 'article',
    url: card.url,
    title: data.title,
    keywords: join(
      articleTopics[data.topic],
      card.author.title,
      data.components.map((slug) => library.componentCard(slug).title),
    ),
    text: join(data.lead, library.text(article.body).plain),
    note: articleTopics[data.topic],
    image: card.image,
  };
}

function eventEntry(library: Library, event: Entry<'event'>): SearchEntry {
  const { data } = event;
  const card = library.eventCard(event.slug);
  return {
    kind: 'event',
    url: card.url,
    title: data.title,
    keywords: join(
      eventFormats[data.format],
      card.city ?? '',
      data.speakers.map((slug) => library.personCard(slug).title),
    ),
    text: join(
      data.lead,
      library.text(event.body).plain,
      data.program.map((item) => item.title),
    ),
    note: card.city ?? eventFormats[data.format],
    image: card.image,
  };
}

function personEntry(
  library: Library,
  person: Entry<'specialist'> | Entry<'expert'>,
  kind: 'specialist' | 'expert',
): SearchEntry {
  const { data, slug } = person;
  const card = kind === 'expert' ? library.expertCard(slug) : library.specialistCard(slug);
  return {
    kind,
    url: card.url,
    title: data.title,
    keywords: join(data.role, 'topics' in data ? data.topics : []),
    text: join(data.lead, library.text(person.body).plain),
    note: data.role,
    image: card.image,
  };
}

const notForReading = new Set([
  'url',
  'file',
  'alt',
  'type',
  'layout',
  'theme',
  'icon',
  'accent',
  'mood',
  'version',
  'body',
]);

/** Fixed pages and landings: their own words, without the names of entries they list. */
function pageEntries(library: Library): SearchEntry[] {
  const words = (data: object) =>
    [...stringsOf(data)]
      .filter(
        ({ path, value }) =>
          !notForReading.has(String(path.at(-1))) && !path.includes('seo') && /\p{Script=Cyrillic}/u.test(value),
      )
      .map(({ value }) => value);
  const pages = library.content.all('page').flatMap((page): SearchEntry[] => {
    const name = page.slug as keyof typeof pagePaths | 'error';
    if (name === 'error' || name === 'search') return [];
    const body = 'body' in page.data ? library.text(page.data.body).plain : '';
    return [
      {
        kind: 'page',
        url: pagePaths[name],
        title: page.data.title,
        keywords: '',
        text: join(words(page.data), body),
        note: null,
        image: null,
      },
    ];
  });
  const themes = library.themes.map((theme): SearchEntry => {
    const stories = theme.data.sections.map((section) =>
      section.type === 'story' ? library.text(section.body).plain : '',
    );
    return {
      kind: 'page',
      url: paths.theme(theme.slug),
      title: theme.data.title,
      keywords: join(
        theme.data.shortTitle,
        library.products
          .filter((product) => product.data.themes.includes(theme.slug))
          .map((product) => product.data.title),
      ),
      text: join(words(theme.data), stories),
      note: null,
      image: library.themeCard(theme.slug).image,
    };
  });
  return [...pages, ...themes];
}
