import type {
  ArticleCard,
  ComponentCard,
  EventCard,
  FaqItem,
  PersonCard,
  ProductCard,
  Review,
  SeriesCard,
  Shop,
  SignedPerson,
  ThemeCard,
} from '../../contract/cards.ts';
import { type CardLink, type Image, type Link, type Rating, ratingOf } from '../../contract/common.ts';
import { paths } from '../../contract/paths.ts';
import { normKeyOf } from '../facts/composition.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import { readingMinutes, renderMarkdown } from '../text/html.ts';
import { formatAmount, formatQuantity } from '../text/russian.ts';
import { truncate } from '../text/truncate.ts';
import { memoizeText } from '../text/typeset.ts';
import { compileEdges, compileImage } from './images.ts';
import { compileShares } from './norm-basis.ts';

type ReviewSource = Entry<'reviews'>['data'][number];
type FaqSource = Entry<'faq'>['data']['items'][number];

/** The share of the norm in the dose that a headline names in the words of the label. */
function percentOf({ data: { composition, age } }: Entry<'product'>, dose: string): number | null {
  // The headline's spaces are bound already, and «15 мкг (600 МЕ)» is «15 мкг» in it.
  const plain = (text: string) => text.replace(/\s/g, ' ').replace(/ \(.*/, '');
  const row = composition.rows.find((one) => plain(formatAmount(one.amount, one.unit, normKeyOf(one))) === plain(dose));
  return row ? compileShares(age, normKeyOf(row), row.amount, row.unit).percent : null;
}

/** A card has room for four short lines. */
const roomOfPurpose = 60;

/** What the substance does, and for whom, is on the product's own page. */
function mainPart(purpose: string): string {
  if (purpose.length <= roomOfPurpose) return purpose;
  return purpose.replace(/(?:;|\s—|, котор|, участв|\sдля\sтех).*$/su, '.');
}

interface Lists {
  products: Entry<'product'>[];
  reviews: ReviewSource[];
  faqItems: ReadonlyMap<string, FaqSource>;
}

/** Short forms of the entries, as lists and neighbours show them, each on dozens of pages. */
export function createCards(content: Content, { products, reviews, faqItems }: Lists) {
  const image = (entry: Entry, source: { file: string; alt: string }): Image => compileImage(content, entry, source);
  const reviewsOf = memoizeText((ref: string): ReviewSource[] => reviews.filter((review) => review.product === ref));

  const productCard = memoizeText((ref: string): ProductCard => {
    const product = content.get('product', ref);
    const { data } = product;
    const [slugOfSeries = '', slug = ''] = ref.split('/');
    const own = content.get('series', slugOfSeries).data;
    const [picture] = data.images;
    const [fact] = data.keyFacts;
    if (!picture || !fact) throw new Error(`${ref} has no picture or no key fact`);
    return {
      ref,
      series: slugOfSeries,
      slug,
      url: paths.product(slugOfSeries, slug),
      title: data.title,
      seriesTitle: own.title,
      purpose: mainPart(data.purpose),
      form: data.form,
      quantity: formatQuantity(data.form, data.quantity),
      image: image(product, picture),
      accent: own.accent.name,
      keyFact: { value: fact.value, label: fact.label, percent: percentOf(product, fact.value) },
      rating: compileRating(reviewsOf(ref)),
    };
  });

  const productsWith = memoizeText((component: string): Entry<'product'>[] =>
    products.filter((product) => product.data.composition.rows.some((row) => row.component === component)),
  );

  const seriesCard = memoizeText((slug: string): SeriesCard => {
    const entry = content.get('series', slug);
    const { title, tagline, accent } = entry.data;
    return {
      slug,
      url: paths.series(slug),
      title,
      tagline,
      image: image(entry, entry.data.image),
      edges: compileEdges(content, entry, entry.data.image),
      accent,
      productCount: products.filter((product) => seriesOf(product) === slug).length,
    };
  });

  const themeCard = memoizeText((slug: string): ThemeCard => {
    const entry = content.get('theme', slug);
    const { title, shortTitle, lead, accent } = entry.data;
    return {
      slug,
      url: paths.theme(slug),
      title,
      shortTitle,
      lead: truncate(lead),
      image: image(entry, entry.data.image),
      accent,
    };
  });

  const componentCard = memoizeText((slug: string): ComponentCard => {
    const entry = content.get('component', slug);
    const { title, symbol, group, lead } = entry.data;
    return {
      slug,
      url: paths.component(slug),
      title,
      symbol,
      group,
      lead: truncate(lead),
      image: image(entry, entry.data.image),
      productCount: productsWith(slug).length,
    };
  });

  const person = (kind: 'expert' | 'specialist') =>
    memoizeText((slug: string): PersonCard => {
      const entry = content.get(kind, slug);
      const { title, role, lead, sample = false } = entry.data;
      const portrait = image(entry, entry.data.image);
      return { slug, url: paths[kind](slug), title, role, lead: truncate(lead), image: portrait, sample };
    });
  const expertCard = person('expert');
  const specialistCard = person('specialist');
  const signedPerson = (kind: 'expert' | 'specialist', slug: string): SignedPerson => ({
    ...(kind === 'expert' ? expertCard : specialistCard)(slug),
    signature: content.get(kind, slug).data.signature ?? null,
  });

  const articleCard = memoizeText((slug: string): ArticleCard => {
    const entry = content.get('article', slug);
    const { title, lead, topic, published, author } = entry.data;
    const writer = expertCard(author);
    return {
      slug,
      url: paths.article(slug),
      title,
      lead: truncate(lead),
      topic,
      published,
      readingMinutes: readingMinutes(renderMarkdown(entry.body).words),
      image: image(entry, entry.data.image),
      author: { title: writer.title, url: writer.url },
    };
  });

  const eventCard = memoizeText((slug: string): EventCard => {
    const entry = content.get('event', slug);
    const { title, lead, start, end, format, status, place, price, ageMark, sample = false } = entry.data;
    return {
      slug,
      url: paths.event(slug),
      title,
      lead: truncate(lead),
      start,
      end,
      format,
      status,
      city: place?.city ?? null,
      price,
      ageMark,
      image: image(entry, entry.data.image),
      sample,
    };
  });

  const shopEntries = content.get('shops', 'shops').data;
  const shops: Shop[] = shopEntries.map(
    ({ id, title, kind, url, search, note, delivery, campaign, params, sample }) => ({
      id,
      title,
      kind,
      url: sample ? search : url,
      note,
      delivery,
      campaignTemplate: campaign?.template ?? null,
      params: params ?? {},
    }),
  );
  /** An address made up for a sample may be somebody's goods: it becomes the shop's search for the brand. */
  const offerUrl = ({ shop, url, sample }: Entry<'product'>['data']['shops'][number]) =>
    (sample && shopEntries.find(({ id }) => id === shop)?.search) || url;
  const shopTitle = (id: string | undefined) => shops.find((shop) => shop.id === id)?.title ?? null;

  const review = (source: ReviewSource): Review => {
    const { ref, title, url, image: picture } = productCard(source.product);
    const { id, author, city = null, date, rating, text: words, answer = null, sample = false } = source;
    return {
      id,
      author,
      city,
      date,
      rating,
      text: words,
      shop: shopTitle(source.shop),
      answer,
      product: { ref, title, url, image: picture },
      sample,
    };
  };

  const componentLink = (slug: string) => ({
    slug,
    url: paths.component(slug),
    title: content.get('component', slug).data.title,
  });

  const faqItem = memoizeText((id: string): FaqItem => {
    const item: FaqSource | undefined = faqItems.get(id);
    if (!item) throw new Error(`no question ${id}`);
    return {
      id,
      group: item.group,
      question: item.question,
      answer: renderMarkdown(item.answer).html,
      products: item.products.map((ref) => ({ title: content.get('product', ref).data.title, url: `/${ref}` })),
      components: item.components.map((slug) => ({ title: componentLink(slug).title, url: componentLink(slug).url })),
    };
  });

  return {
    image,
    text: renderMarkdown,
    reviewsOf,
    productsWith,
    productCard,
    seriesCard,
    themeCard,
    componentCard,
    expertCard,
    specialistCard,
    signedPerson,
    articleCard,
    eventCard,
    shops,
    offerUrl,
    review,
    faqItem,
    componentLink,
    personCard: (slug: string) => (content.find('expert', slug) ? expertCard(slug) : specialistCard(slug)),
    articleCards: (slugs: Iterable<string>) => [...slugs].map(articleCard),
    productCards: (refs: Iterable<string>) => [...refs].map(productCard),
    faqAll: (ids: Iterable<string>) => [...ids].map(faqItem),
    cardLink: (entry: Entry, { image: picture, icon, ...rest }: CardLinkSource): CardLink => ({
      ...rest,
      image: picture ? image(entry, picture) : null,
      icon: icon ?? null,
    }),
  };
}

type CardLinkSource = Link & {
  title: string;
  theme: 'light' | 'dark';
  icon?: string | undefined;
  image?: { file: string; alt: string } | undefined;
};

export const seriesOf = (product: Entry<'product'>): string => product.slug.split('/')[0] ?? '';

export const compileRating = (reviews: readonly { rating: number }[]): Rating | null =>
  ratingOf([1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length));
