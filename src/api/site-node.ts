import { Hono } from 'hono';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { endpoints } from '../contract/endpoints.ts';
import { cachePolicy } from '../http/caching.ts';
import { onCall } from './calls.ts';
import { sendError, sendNotFound } from './responses.ts';

export interface SiteNodeOptions {
  /** The bytes of a published picture; null for one that does not exist. Rejects while the store is away. */
  picture: (hash: string) => Promise<{ type: string; bytes: Uint8Array } | null>;
  logError: (message: string, error: unknown) => void;
}

/** What a site node without a database of its own keeps itself up to date with. */
export function siteNodeRoutes(catalogue: Catalogue, { picture, logError }: SiteNodeOptions): Hono {
  const api = new Hono();

  onCall(api, endpoints.version, (_, c) => {
    return c.json({ version: catalogue.version }, 200, { 'Cache-Control': cachePolicy.none });
  });
  onCall(api, endpoints.redirects, () => [...catalogue.redirects]);
  onCall(api, endpoints.addresses, () => [...catalogue.addresses]);
  onCall(api, endpoints.media, () => [...catalogue.originals]);

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
