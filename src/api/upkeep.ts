import { Hono } from 'hono';
import { cachePolicy } from '../http/cache-policy.ts';
import type { Store } from '../store/open-store.ts';
import { sendComposed, sendError, sendNotFound } from './answers.ts';

/** What a site node needs to keep itself up to date when it has no database of its own. */
export function upkeepRoutes(store: Store): Hono {
  const api = new Hono();

  api.get('/version', async (c) => {
    const version = await store.version();
    if (!version) return sendError(c, 503, 'not_published', 'nothing has been published yet');
    return c.json({ version }, 200, { 'Cache-Control': cachePolicy.none });
  });

  api.get('/redirects', async (c) => sendComposed(c, await store.redirects()));

  api.get('/addresses', async (c) => {
    const addresses = await store.addresses();
    return sendComposed(
      c,
      addresses.map(({ path, kind, title, description, updated, image, indexed }) => ({
        path,
        kind,
        title,
        description,
        updated,
        image,
        indexed,
      })),
    );
  });

  api.get('/media', async (c) => sendComposed(c, await store.mediaHashes()));

  api.get('/media/:hash', async (c) => {
    const media = await store.media(c.req.param('hash'));
    if (!media) return sendNotFound(c);
    return c.body(new Uint8Array(media.bytes), 200, {
      'Content-Type': media.type,
      'Cache-Control': cachePolicy.immutable,
    });
  });

  return api;
}
