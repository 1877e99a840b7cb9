import { Hono } from 'hono';
import type { LRUCache } from 'lru-cache';
import { callAddress, endpoints } from '../../contract/endpoints.ts';
import { cachePolicy } from '../../http/cache-policy.ts';
import { errorFields } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import { plainNotFound, unavailable } from '../answers/plain-text.ts';
import { fixedResponse, type ReadyResponse, send } from '../answers/ready-response.ts';
import type { FetchApi } from '../data/fetch-api.ts';
import type { Media } from './media.ts';

export interface PictureParts {
  media: Media;
  fetchApi: FetchApi;
  /** Those that were asked for lately, by path. */
  kept: Pick<LRUCache<string, ReadyResponse>, 'set'>;
}

/** Pictures of pages in every width and format, and those that messengers show beside a link. */
export function pictureRoutes({ media, fetchApi, kept }: PictureParts): Hono {
  const app = new Hono();

  app.get('/media/*', async (c) => {
    const found = await media.picture(c.req.path).catch((error: unknown) => {
      logSeldom(`picture ${c.req.path}`, 'error', 'picture could not be made', {
        path: c.req.path,
        ...errorFields(error),
      });
      return 'unavailable' as const;
    });
    if (found === 'unavailable') return unavailable(c);
    if (!found) return plainNotFound(c);
    return sendAndKeep(c.req.raw, c.req.path, found.type, found.bytes);
  });

  app.get('/share/:file{[0-9a-f]{20}\\.jpg}', async (c) => {
    const response = await fetchApi(callAddress(endpoints.original, { hash: c.req.param('file').slice(0, 20) }));
    if (response.status >= 500) return unavailable(c);
    if (!response.ok) return plainNotFound(c);
    return sendAndKeep(c.req.raw, c.req.path, 'image/jpeg', Buffer.from(await response.arrayBuffer()));
  });

  return app;

  /** Named by a hash of its bytes: it never changes. */
  function sendAndKeep(request: Request, path: string, type: string, body: Buffer): Promise<Response> {
    const headers = { 'Content-Type': type, 'Cache-Control': cachePolicy.immutable };
    const picture = fixedResponse({ status: 200, headers, body }, { identity: body });
    kept.set(path, picture);
    return send(request, picture);
  }
}
