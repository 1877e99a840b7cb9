import { Hono } from 'hono';
import { endpoints } from '../contract/endpoints.ts';
import { cachePolicy } from '../http/cache-policy.ts';
import type { ReadableStore } from '../store/open-store.ts';
import { sendError, sendNotFound } from './answers.ts';
import { onCall } from './on-call.ts';

/** What a site node needs to keep itself up to date when it has no database of its own. */
export function siteNodeRoutes(store: ReadableStore): Hono {
  const api = new Hono();

  onCall(api, endpoints.version, async (_, c) => {
    const version = await store.version();
    if (!version) return sendError(c, 503, 'not_published', 'nothing has been published yet');
    return c.json({ version }, 200, { 'Cache-Control': cachePolicy.none });
  });

  onCall(api, endpoints.redirects, () => store.redirects());

  onCall(api, endpoints.addresses, () => store.addresses());

  onCall(api, endpoints.media, () => store.originals());

  api.get(endpoints.original.replace('{hash}', ':hash'), async (c) => {
    const media = await store.media(c.req.param('hash') ?? '');
    if (!media) return sendNotFound(c);
    return c.body(new Uint8Array(media.bytes), 200, {
      'Content-Type': media.type,
      'Cache-Control': cachePolicy.immutable,
    });
  });

  return api;
}
