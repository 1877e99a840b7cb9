import { z } from 'zod';
import type { PageName } from '../contract/paths.ts';
import {
  type ArticleSource,
  articleSchema,
  type ComponentSource,
  componentSchema,
  type EventSource,
  type ExpertSource,
  eventSchema,
  expertSchema,
  type FaqSource,
  faqSchema,
  type ReviewSource,
  reviewSchema,
  type SeriesSource,
  type SpecialistSource,
  seriesSchema,
  specialistSchema,
} from './schema/entries.ts';
import { type PageSource, pageSchemas } from './schema/pages.ts';
import { type ProductSource, productSchema } from './schema/product.ts';
import {
  type RedirectsSource,
  redirectsSchema,
  type ShopsSource,
  type SiteSource,
  shopsSchema,
  siteSchema,
  synonymsSchema,
} from './schema/site.ts';
import { type ThemeSource, themeSchema } from './schema/theme.ts';

export interface KindData {
  site: SiteSource;
  shops: ShopsSource;
  reviews: ReviewSource[];
  faq: FaqSource;
  redirects: RedirectsSource;
  synonyms: string[][];
  page: PageSource;
  theme: ThemeSource;
  series: SeriesSource;
  product: ProductSource;
  component: ComponentSource;
  article: ArticleSource;
  event: EventSource;
  specialist: SpecialistSource;
  expert: ExpertSource;
}
export type Kind = keyof KindData;

/** Kinds in the order in which counts are printed. */
export const kindTitles: Record<Kind, string> = {
  series: 'Серии',
  product: 'Товары',
  component: 'Компоненты',
  article: 'Статьи',
  event: 'События',
  specialist: 'Специалисты',
  expert: 'Эксперты',
  theme: 'Подборки под задачу',
  page: 'Страницы',
  reviews: 'Отзывы',
  faq: 'Вопросы и ответы',
  shops: 'Магазины',
  redirects: 'Перенаправления',
  synonyms: 'Группы синонимов',
  site: 'Данные сайта',
};

export const singleFiles = ['site', 'shops', 'reviews', 'faq', 'redirects', 'synonyms'] as const;

const markdownFolders = {
  components: 'component',
  articles: 'article',
  events: 'event',
  specialists: 'specialist',
  experts: 'expert',
} as const;

export interface Place {
  kind: Kind;
  /** How other entries name this one: the file name, for a product with its series. */
  slug: string;
}

/** Which entry a file of the content folder is, or null for a file nobody asked for. */
export function placeOf(path: string): Place | null {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const name = file.replace(/\.(md|yml)$/, '');
  if (parts.length === 1 && file.endsWith('.yml')) {
    const kind = singleFiles.find((single) => single === name);
    return kind ? { kind, slug: kind } : null;
  }
  const folder = parts[0] ?? '';
  if (parts.length === 2 && file.endsWith('.yml')) {
    if (folder === 'pages') return { kind: 'page', slug: name };
    if (folder === 'themes') return { kind: 'theme', slug: name };
  }
  if (parts.length === 2 && file.endsWith('.md') && Object.hasOwn(markdownFolders, folder)) {
    return { kind: markdownFolders[folder as keyof typeof markdownFolders], slug: name };
  }
  if (parts.length === 3 && folder === 'series' && file.endsWith('.md')) {
    const series = parts[1] ?? '';
    return name === 'index' ? { kind: 'series', slug: series } : { kind: 'product', slug: `${series}/${name}` };
  }
  return null;
}

export const isPicture = (path: string) => /\.(webp|png|jpe?g)$/i.test(path);

const reviewsSchema = z.array(reviewSchema);

export function schemaOf(place: Place): z.ZodType | null {
  switch (place.kind) {
    case 'site':
      return siteSchema;
    case 'shops':
      return shopsSchema;
    case 'reviews':
      return reviewsSchema;
    case 'faq':
      return faqSchema;
    case 'redirects':
      return redirectsSchema;
    case 'synonyms':
      return synonymsSchema;
    case 'page':
      return Object.hasOwn(pageSchemas, place.slug) ? pageSchemas[place.slug as PageName] : null;
    case 'theme':
      return themeSchema;
    case 'series':
      return seriesSchema;
    case 'product':
      return productSchema;
    case 'component':
      return componentSchema;
    case 'article':
      return articleSchema;
    case 'event':
      return eventSchema;
    case 'specialist':
      return specialistSchema;
    case 'expert':
      return expertSchema;
  }
}
