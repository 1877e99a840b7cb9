import { type Context, Hono } from 'hono';
import { cachePolicy } from '../../http/caching.ts';
import { errorFields } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import { plainNotFound, unavailable } from '../responses/plain-page.ts';
import { readyResponse, send } from '../responses/ready-response.ts';
import type { ResponseCache } from '../responses/response-cache.ts';
import type { Media, Picture } from './media.ts';

export interface PictureParts {
  media: Pick<Media, 'picture' | 'original'>;
  cache: ResponseCache;
}

/** Pictures of pages in every width and format, and those that messengers show beside a link. */
export function pictureRoutes({ media, cache }: PictureParts): Hono {
  const app = new Hono();

  app.get('/media/*', (c) => sendPicture(c, media.picture(c.req.path)));

  app.get('/share/:file{[0-9a-f]{20}\\.jpg}', (c) => sendPicture(c, sharePicture(c.req.param('file').slice(0, 20))));

  return app;

  async function sharePicture(hash: string): Promise<Picture | null> {
    const bytes = await media.original(hash);
    return bytes && { type: 'image/jpeg', bytes: Buffer.from(bytes) };
  }

  /** Named by a hash of its bytes, so it never changes. */
  async function sendPicture(c: Context, reading: Promise<Picture | null>): Promise<Response> {
    const { path } = c.req;
    try {
      const picture = await reading;
      if (!picture) return plainNotFound(c);
      const headers = { 'Content-Type': picture.type, 'Cache-Control': cachePolicy.immutable };
      const body = picture.bytes;
      const ready = readyResponse({ status: 200, headers, body }, { identity: body });
      cache.keepForever(path, ready);
      return await send(c.req.raw, ready);
    } catch (error) {
      logSeldom(`picture ${path}`, 'error', 'picture could not be made', { path, ...errorFields(error) });
      return unavailable(c);
    }
  }
}
