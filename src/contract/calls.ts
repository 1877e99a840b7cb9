import { z } from 'zod';
import { batchSchema } from './batch.ts';
import { type apiRoot, endpoints, type QueryKey } from './endpoints.ts';
import {
  articleSchema,
  componentSchema,
  eventSchema,
  expertSchema,
  seriesSchema,
  specialistSchema,
} from './entries.ts';
import { pageSchemas } from './pages.ts';
import { type PageName, pageNames, type ThemeSlug, themeSlugs } from './paths.ts';
import { productSchema } from './product.ts';
import { type FacetKey, facetKeys, facetTitles, reviewOrders, searchKinds, sortOrders } from './query-vocabulary.ts';
import { searchResponseSchema, suggestResponseSchema } from './search.ts';
import { shelfCatalogueSchema } from './shelf-catalogue.ts';
import { siteSchema } from './site.ts';
import { addressesSchema, originalsSchema, redirectsSchema, versionSchema } from './site-node.ts';
import { themeSchema } from './theme.ts';
import { articleTopics, keysOf } from './vocabulary.ts';

/** What a call responds with and how the OpenAPI document describes it. */
export interface Call<A extends z.ZodType = z.ZodType> {
  group: 'Pages' | 'Details' | 'Themes' | 'Search' | 'Site';
  summary: string;
  response: A;
}

const call = <A extends z.ZodType>(group: Call['group'], summary: string, response: A): Call<A> => ({
  group,
  summary,
  response,
});

type PageCalls = { [N in PageName as `${typeof apiRoot}/pages/${N}`]: Call<(typeof pageSchemas)[N]> };
type ThemeCalls = { [S in ThemeSlug as `${typeof apiRoot}/${S}`]: Call<typeof themeSchema> };

/** Every JSON response of the API, by the path of its call. */
export const calls = {
  ...(Object.fromEntries(
    pageNames.map((name) => [endpoints.page(name), call('Pages', `Page document «${name}»`, pageSchemas[name])]),
  ) as PageCalls),
  [endpoints.article]: call('Details', 'Article', articleSchema),
  [endpoints.batch]: call('Details', 'Batch', batchSchema),
  [endpoints.component]: call('Details', 'Component', componentSchema),
  [endpoints.event]: call('Details', 'Event', eventSchema),
  [endpoints.product]: call('Details', 'Product', productSchema),
  [endpoints.series]: call('Details', 'Product series', seriesSchema),
  [endpoints.specialist]: call('Details', 'Specialist', specialistSchema),
  [endpoints.expert]: call('Details', 'Expert', expertSchema),
  ...(Object.fromEntries(
    themeSlugs.map((slug) => [endpoints.theme(slug), call('Themes', `Theme landing «${slug}»`, themeSchema)]),
  ) as ThemeCalls),
  [endpoints.search]: call('Search', 'Search over everything', searchResponseSchema),
  [endpoints.suggest]: call('Search', 'Suggestions while typing', suggestResponseSchema),
  [endpoints.site]: call('Site', 'Frame of the site: menus, contacts, catalogue', siteSchema),
  [endpoints.shelfCatalogue]: call('Site', 'What the tools compute with: compositions and rules', shelfCatalogueSchema),
  [endpoints.version]: call('Site', 'Version of the published content', versionSchema),
  [endpoints.addresses]: call('Site', 'Every public address', addressesSchema),
  [endpoints.redirects]: call('Site', 'Old addresses', redirectsSchema),
  [endpoints.media]: call('Site', 'The published pictures: hash and width', originalsSchema),
};

export type Endpoint = keyof typeof calls;
export type ResponseOf<E extends Endpoint> = z.infer<(typeof calls)[E]['response']>;

interface QueryParameter {
  description: string;
  schema: z.ZodType;
}

const text = (description: string): QueryParameter => ({ description, schema: z.string() });
const facet = (key: FacetKey) => text(`facet «${facetTitles[key]}»: values with commas between`);

/** What the query parameters of the API mean, whichever call takes them. */
export const queryParameters: Record<QueryKey<Endpoint>, QueryParameter> = {
  ...(Object.fromEntries(facetKeys.map((key) => [key, facet(key)])) as Record<FacetKey, QueryParameter>),
  q: text('query'),
  n: text('number of a batch, as it was typed'),
  kind: { description: 'only this kind of entry', schema: z.enum(keysOf(searchKinds)) },
  topic: { description: 'topic of the articles', schema: z.enum(keysOf(articleTopics)) },
  product: text('series/slug'),
  stars: { description: 'rating from 1 to 5', schema: z.int().min(1).max(5) },
  order: { description: 'order of the reviews', schema: z.enum(keysOf(reviewOrders)) },
  sort: { description: 'order of the products', schema: z.enum(keysOf(sortOrders)) },
  page: { description: 'page number, from 1', schema: z.int().min(1) },
};
