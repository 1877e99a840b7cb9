import { type Context, Hono } from 'hono';
import { pageNames, themeSlugs } from '../contract/paths.ts';
import { hasEdgeWhitespace } from '../contract/slug.ts';
import type { Store } from '../store/open-store.ts';
import { sendJson, sendNotFound } from './answers.ts';

/** The pages whose items depend on the query; their answers are composed in `list-pages.ts`. */
export const composedPages: ReadonlySet<string> = new Set(['articles', 'events', 'reviews', 'products-filters']);

/** Answers that were compiled at publish: fixed pages, details and theme landings. */
export function documentRoutes(store: Store): Hono {
  const api = new Hono();

  const send = async (c: Context, path: string, slugs: string[] = []) => {
    if (slugs.some(hasEdgeWhitespace)) return sendNotFound(c);
    const document = await store.document(path);
    return document ? sendJson(c, document.body, document.hash) : sendNotFound(c);
  };

  api.get('/site', (c) => send(c, 'site'));
  for (const name of pageNames) {
    if (!composedPages.has(name)) api.get(`/pages/${name}`, (c) => send(c, `pages/${name}`));
  }
  for (const slug of themeSlugs) api.get(`/${slug}`, (c) => send(c, slug));

  api.get('/product/:series/:slug', (c) => {
    const { series, slug } = c.req.param();
    return send(c, `product/${series}/${slug}`, [series, slug]);
  });
  for (const kind of ['article', 'component', 'event', 'serie', 'specialist', 'experts']) {
    api.get(`/${kind}/:slug`, (c) => send(c, `${kind}/${c.req.param('slug')}`, [c.req.param('slug')]));
  }
  return api;
}
