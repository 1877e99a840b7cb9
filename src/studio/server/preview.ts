import { Hono } from 'hono';
import { createApi } from '../../api/create-api.ts';
import type { Content } from '../../content/load.ts';
import { apiRoot } from '../../contract/endpoints.ts';
import { createReadApi } from '../../server/api-connection.ts';
import { loadStaticFiles } from '../../server/assets.ts';
import { renderAddress } from '../../server/page-address.ts';
import { createPageRenderer, type Site } from '../../server/pages.ts';
import { send } from '../../server/ready-response.ts';
import { securityHeaders } from '../../server/security-headers.ts';
import { createPreviewStore } from './preview-store.ts';

export interface PreviewOptions {
  origin: string;
  loadSite: () => Promise<Site>;
  /** The files of the site's build. */
  assets: string;
  /** The content with what is being written in it. */
  content: () => Promise<Content>;
}

const pictureAddress = /^\/media\/([0-9a-f]{20})\//;

/** The site itself, from the draft: nothing is published, nothing is kept. */
export function createPreview({ origin, loadSite, assets, content }: PreviewOptions): Hono {
  let made: { content: Content; api: Hono } | undefined;
  let version = 0;
  const api = async () => {
    const now = await content();
    if (made?.content !== now) {
      version += 1;
      made = { content: now, api: createApi(createPreviewStore(now, `draft-${version}`), { logError: () => {} }) };
    }
    return made.api;
  };
  const readApi = createReadApi(async (path, init) => (await api()).request(path, init));
  const pages = createPageRenderer(loadSite, readApi, { origin, consent: 'required', counters: {} });
  const files = loadStaticFiles([assets]);
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
    if (!c.req.path.startsWith('/assets/')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.get(`${apiRoot}/*`, async (c) => (await api()).request(new URL(c.req.url).pathname + new URL(c.req.url).search));
  // Whatever the width: the original will do for looking.
  app.get('/media/*', async (c) => {
    const hash = pictureAddress.exec(c.req.path)?.[1];
    return hash ? (await api()).request(`${apiRoot}/media/${hash}`) : c.notFound();
  });
  app.get('*', async (c) => {
    const file = files.get(c.req.path);
    if (file) return send(c.req.raw, file);
    const { status, headers, body } = await pages.render(renderAddress(new URL(c.req.url)));
    return new Response(new Uint8Array(body), { status, headers });
  });
  return app;
}
