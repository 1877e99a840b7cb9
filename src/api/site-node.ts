import { Hono } from 'hono';
import { endpoints } from '../contract/endpoints.ts';
import { cachePolicy } from '../http/caching.ts';
import { type GetCatalogue, onCall } from './calls.ts';
import type { ApiOptions } from './create-api.ts';
import { sendError, sendNotFound } from './responses.ts';

/** What a site node without a database of its own keeps itself up to date with. */
export function siteNodeRoutes(
  getCatalogue: GetCatalogue,
  { picture, logError }: Required<Pick<ApiOptions, 'picture' | 'logError'>>,
): Hono {
  const api = new Hono();

  onCall(api, endpoints.version, (_, c) => {
    return c.json({ version: getCatalogue().version }, 200, { 'Cache-Control': cachePolicy.none });
  });
  onCall(api, endpoints.redirects, () => [...getCatalogue().redirects]);
  onCall(api, endpoints.addresses, () => [...getCatalogue().addresses]);
  onCall(api, endpoints.media, () => [...getCatalogue().originals]);

  api.get(endpoints.original.replace('{hash}', ':hash'), async (c) => {
    try {
      const found = await picture(c.req.param('hash') ?? '');
      if (!found) return sendNotFound(c);
      const headers = { 'Content-Type': found.type, 'Cache-Control': cachePolicy.immutable };
      return c.body(new Uint8Array(found.bytes), 200, headers);
    } catch (error) {
      // Only the store has the bytes: all other data is in memory.
      logError(`API ${c.req.path} failed`, error);
      c.header('Retry-After', '1');
      return sendError(c, 503, 'unavailable', 'the picture is not available at the moment');
    }
  });

  return api;
}
