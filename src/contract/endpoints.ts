import { z } from 'zod';
import {
  articleSchema,
  componentSchema,
  eventSchema,
  expertSchema,
  seriesSchema,
  specialistSchema,
} from './entries.ts';
import { pageSchemas } from './pages.ts';
import { apiPaths, apiRoot, pageNames, themeSlugs } from './paths.ts';
import { productSchema } from './product.ts';
import { searchAnswerSchema, suggestAnswerSchema } from './search.ts';
import { siteSchema } from './site.ts';
import { themeSchema } from './theme.ts';
import { addressesSchema, mediaHashesSchema, redirectsSchema, versionSchema } from './upkeep.ts';

/** One call of the API, as the OpenAPI document describes it. `{name}` marks a path parameter. */
export interface Endpoint {
  path: string;
  summary: string;
  group: 'Pages' | 'Details' | 'Themes' | 'Search' | 'Site';
  answer: z.ZodType;
  query?: Record<string, { description: string; schema: z.ZodType }>;
}

const page = { description: 'page number, from 1', schema: z.int().min(1) };
const list = z.string();

const pageQueries: Partial<Record<string, Endpoint['query']>> = {
  articles: { topic: { description: 'topic of the articles', schema: z.string() }, page },
  reviews: {
    product: { description: 'series/slug', schema: z.string() },
    stars: { description: 'rating from 1 to 5', schema: z.int().min(1).max(5) },
    page,
  },
  'products-filters': {
    series: {
      description: 'comma-separated values of a facet; every facet of the answer is a parameter',
      schema: list,
    },
    sort: { description: 'popular, rating, title or new', schema: z.string() },
    page,
  },
};

export const endpoints: Endpoint[] = [
  ...pageNames.map(
    (name): Endpoint => ({
      path: apiPaths.page(name),
      summary: `Page document «${name}»`,
      group: 'Pages',
      answer: pageSchemas[name],
      query: pageQueries[name],
    }),
  ),
  { path: `${apiRoot}/article/{slug}`, summary: 'Article', group: 'Details', answer: articleSchema },
  { path: `${apiRoot}/component/{slug}`, summary: 'Component', group: 'Details', answer: componentSchema },
  { path: `${apiRoot}/event/{slug}`, summary: 'Event', group: 'Details', answer: eventSchema },
  { path: `${apiRoot}/product/{series}/{slug}`, summary: 'Product', group: 'Details', answer: productSchema },
  { path: `${apiRoot}/serie/{slug}`, summary: 'Product series', group: 'Details', answer: seriesSchema },
  { path: `${apiRoot}/specialist/{slug}`, summary: 'Specialist', group: 'Details', answer: specialistSchema },
  { path: `${apiRoot}/experts/{expert}`, summary: 'Expert', group: 'Details', answer: expertSchema },
  ...themeSlugs.map(
    (slug): Endpoint => ({
      path: apiPaths.theme(slug),
      summary: `Theme landing «${slug}»`,
      group: 'Themes',
      answer: themeSchema,
    }),
  ),
  {
    path: apiPaths.search(),
    summary: 'Search over everything',
    group: 'Search',
    answer: searchAnswerSchema,
    query: {
      q: { description: 'query', schema: z.string() },
      kind: { description: 'only this kind of entry', schema: z.string() },
      page,
    },
  },
  {
    path: apiPaths.suggest(),
    summary: 'Suggestions while typing',
    group: 'Search',
    answer: suggestAnswerSchema,
    query: { q: { description: 'query so far', schema: z.string() } },
  },
  {
    path: apiPaths.site(),
    summary: 'Frame of the site: menus, contacts, catalogue',
    group: 'Site',
    answer: siteSchema,
  },
  { path: apiPaths.version(), summary: 'Version of the published content', group: 'Site', answer: versionSchema },
  { path: apiPaths.addresses(), summary: 'Every public address', group: 'Site', answer: addressesSchema },
  { path: apiPaths.media(), summary: 'Hashes of the published pictures', group: 'Site', answer: mediaHashesSchema },
  { path: apiPaths.redirects(), summary: 'Old addresses', group: 'Site', answer: redirectsSchema },
];
