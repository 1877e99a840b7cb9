import type { Figure, Image, Source } from '../../contract/common.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import type { ShareBook } from '../share/share-book.ts';
import { createCards, seriesOf } from './cards.ts';

export type Library = ReturnType<typeof createLibrary>;

const collator = new Intl.Collator('ru', { numeric: true });
const byOrder = (a: Entry<'series' | 'product' | 'theme' | 'expert' | 'specialist'>, b: typeof a) =>
  a.data.order - b.data.order || (a.slug < b.slug ? -1 : 1);
const newestFirst = (a: { date: string; id: string }, b: typeof a) =>
  a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1;

/** Cards and orders that several documents share. */
export function createLibrary(content: Content, share: ShareBook) {
  const site = content.get('site', 'site').data;
  const series = content.all('series').toSorted(byOrder);
  const products = series.flatMap((one) =>
    content
      .all('product')
      .filter((product) => seriesOf(product) === one.slug)
      .toSorted(byOrder),
  );
  const articles = content
    .all('article')
    .toSorted((a, b) => newestFirst({ date: a.data.published, id: a.slug }, { date: b.data.published, id: b.slug }));
  const events = content.all('event').toSorted((a, b) => Date.parse(a.data.start) - Date.parse(b.data.start));
  const reviews = content.get('reviews', 'reviews').data.toSorted(newestFirst);
  const faqItems = new Map(content.get('faq', 'faq').data.items.map((item) => [item.id, item]));
  const cards = createCards(content, { products, reviews, faqItems });

  const homeImage = (): Image | null => {
    const home = content.get('page', 'home');
    return 'hero' in home.data ? cards.image(home, home.data.hero.image) : null;
  };

  return {
    ...cards,
    content,
    share,
    site,
    series,
    products,
    articles,
    events,
    reviews,
    faqItems,
    /** The newest first. */
    batches: content
      .all('batch')
      .toSorted((a, b) => newestFirst({ date: a.data.made, id: a.slug }, { date: b.data.made, id: b.slug })),
    themes: content.all('theme').toSorted(byOrder),
    experts: content.all('expert').toSorted(byOrder),
    specialists: content.all('specialist').toSorted(byOrder),
    components: content.all('component').toSorted((a, b) => collator.compare(a.data.title, b.data.title)),
    /** For pages without a picture of their own. */
    defaultImage: homeImage(),
  };
}

export const figures = (list: { value: string; label: string; note?: string | undefined }[]): Figure[] =>
  list.map(({ value, label, note = '' }) => ({ value, label, note: note === '' ? null : note }));

export const sources = (
  list: { title: string; publisher: string; year?: number | undefined; url?: string | undefined }[],
): Source[] =>
  list.map(({ title, publisher, year, url }) => ({ title, publisher, year: year ?? null, url: url ?? null }));

/** The editor's choice first; when it is short, what names the entry itself fills it up. */
export function fillUp(chosen: readonly string[], more: readonly string[], atLeast: number): string[] {
  const rest = more.filter((slug) => !chosen.includes(slug));
  return [...chosen, ...rest.slice(0, Math.max(0, atLeast - chosen.length))];
}
