import { Hono } from 'hono';
import { createApi } from '../../api/create-api.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { apiRoot } from '../../contract/endpoints.ts';
import { errorFields } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import { createReadApi } from '../../server/data/api-connection.ts';
import { renderAddress } from '../../server/pages/page-address.ts';
import { createPageRenderer, type Site } from '../../server/pages/pages.ts';
import { loadStaticFiles } from '../../server/responses/assets.ts';
import { type ReadyResponse, send } from '../../server/responses/ready-response.ts';
import { securityHeaders } from '../../server/responses/security-headers.ts';
import { studioRoot } from '../protocol.ts';
import { createDraft } from './draft-catalogue.ts';
import { withMarks } from './marks.ts';

export interface PreviewOptions {
  origin: string;
  hosts: ReadonlySet<string>;
  /** The studio's page is on the same host, and the only one that may show this in a frame. */
  studioPort: number;
  /** What listens to the studio in each page. */
  bridge: ReadyResponse | null;
  loadSite: () => Promise<Site>;
  /** The files of the site's build. */
  assets: string;
  /** The content with what is being written in it. */
  content: () => Promise<Content>;
}

const pictureAddress = /^\/media\/([0-9a-f]{20})\//;

/** No page of the site is called so. */
const bridgeAddress = `${studioRoot}/bridge.js`;

/** The site itself, from the draft: nothing is published, nothing is kept. */
export function createPreview(options: PreviewOptions): Hono {
  const { origin, hosts, studioPort, bridge, loadSite, assets, content } = options;
  let made: { content: Content; api: Hono } | undefined;
  let version = 0;
  const api = async () => {
    const now = await content();
    if (made?.content !== now) {
      version += 1;
      const { catalogue, picture } = createDraft(withMarks(now), `draft-${version}`);
      const logError = (message: string, error: unknown) => logSeldom(message, 'error', message, errorFields(error));
      made = { content: now, api: createApi(catalogue, { picture, logError }) };
    }
    return made.api;
  };
  const readApi = createReadApi(async (path, init) => (await api()).request(path, init));
  const pages = createPageRenderer(loadSite, { origin, consent: 'required', counters: {} });
  const files = loadStaticFiles([assets]);
  const app = new Hono();

  app.use(async (c, next) => {
    if (!hosts.has(c.req.header('Host') ?? '')) return c.text('Предпросмотр открывается только из студии.', 403);
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
    // It knows frames of its own origin only; the policy of a page names the studio.
    c.res.headers.delete('X-Frame-Options');
    if (!c.req.path.startsWith('/assets/')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.get(`${apiRoot}/*`, async (c) => (await api()).request(new URL(c.req.url).pathname + new URL(c.req.url).search));
  app.get(bridgeAddress, (c) => (bridge ? send(c.req.raw, bridge) : c.notFound()));
  // Whatever the width: the original will do for looking.
  app.get('/media/*', async (c) => {
    const hash = pictureAddress.exec(c.req.path)?.[1];
    return hash ? (await api()).request(`${apiRoot}/media/${hash}`) : c.notFound();
  });
  app.get('*', async (c) => {
    const file = files.get(c.req.path);
    if (file) return send(c.req.raw, file);
    const { status, headers, body } = await pages.render(renderAddress(new URL(c.req.url)), { readApi });
    const studio = `http://${(c.req.header('Host') ?? '').replace(/:\d+$/, '')}:${studioPort}`;
    const policy = headers['Content-Security-Policy']?.replace(/frame-ancestors [^;]*/, `frame-ancestors ${studio}`);
    const script = `<script type="module" src="${bridgeAddress}" data-studio="${studio}"></script>`;
    const html = Buffer.from(body).toString('utf8').replace('</head>', `${script}</head>`);
    return new Response(html, {
      status,
      headers: { ...headers, ...(policy && { 'Content-Security-Policy': policy }) },
    });
  });
  return app;
}
