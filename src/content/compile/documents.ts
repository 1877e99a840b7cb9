import type { z } from 'zod';
import {
  articleSchema,
  componentSchema,
  eventSchema,
  expertSchema,
  seriesSchema,
  specialistSchema,
} from '../../contract/entries.ts';
import { pageSchemas } from '../../contract/pages.ts';
import type { PageName } from '../../contract/paths.ts';
import { productSchema } from '../../contract/product.ts';
import { siteSchema } from '../../contract/site.ts';
import { themeSchema } from '../../contract/theme.ts';
import type { PublishedDocument } from '../../store/publication.ts';
import { typesetDocument } from '../typeset.ts';
import { compileArticle } from './article.ts';
import { compileComponent } from './component.ts';
import { compileEvent } from './event.ts';
import type { Library } from './library.ts';
import { compilePage } from './pages.ts';
import { compileExpert, compileSpecialist } from './people.ts';
import { compileProduct } from './product.ts';
import { compileSeries } from './series.ts';
import { compileSite } from './site.ts';
import { compileTheme } from './theme.ts';

/** The API completes these: here they have only what no query changes. */
const fixedParts: Partial<Record<PageName, z.ZodType>> = {
  articles: pageSchemas.articles.pick({ title: true, lead: true, seo: true }),
  events: pageSchemas.events.pick({ title: true, lead: true, seo: true }),
  reviews: pageSchemas.reviews.pick({ title: true, lead: true, seo: true, products: true }),
  'products-filters': pageSchemas['products-filters'].pick({ title: true, lead: true, seo: true, warning: true }),
};

/** The schema an answer must pass before it may be published. */
export function documentSchema(path: string): z.ZodType {
  const [root = '', name = ''] = path.split('/');
  if (root === 'pages') return fixedParts[name as PageName] ?? pageSchemas[name as PageName];
  const schemas: Record<string, z.ZodType> = {
    site: siteSchema,
    product: productSchema,
    serie: seriesSchema,
    component: componentSchema,
    article: articleSchema,
    event: eventSchema,
    specialist: specialistSchema,
    experts: expertSchema,
  };
  return schemas[root] ?? themeSchema;
}

export function compileDocuments(library: Library): PublishedDocument[] {
  const documents: [path: string, body: unknown][] = [
    ['site', compileSite(library)],
    ...library.content.all('page').map((page): [string, unknown] => [`pages/${page.slug}`, compilePage(library, page)]),
    ...library.themes.map((theme): [string, unknown] => [theme.slug, compileTheme(library, theme)]),
    ...library.series.map((series): [string, unknown] => [`serie/${series.slug}`, compileSeries(library, series)]),
    ...library.products.map((product): [string, unknown] => [
      `product/${product.slug}`,
      compileProduct(library, product),
    ]),
    ...library.components.map((component): [string, unknown] => [
      `component/${component.slug}`,
      compileComponent(library, component),
    ]),
    ...library.articles.map((article): [string, unknown] => [
      `article/${article.slug}`,
      compileArticle(library, article),
    ]),
    ...library.events.map((event): [string, unknown] => [`event/${event.slug}`, compileEvent(library, event)]),
    ...library.specialists.map((person): [string, unknown] => [
      `specialist/${person.slug}`,
      compileSpecialist(library, person),
    ]),
    ...library.experts.map((person): [string, unknown] => [`experts/${person.slug}`, compileExpert(library, person)]),
  ];
  return documents.map(([path, body]) => ({ path, body: documentSchema(path).parse(typesetDocument(body)) }));
}
