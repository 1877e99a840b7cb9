import { type Context, Hono } from 'hono';
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
import { studioRoot, windowHeader, windowKey } from '../protocol.ts';
import { createDraft } from './draft-catalogue.ts';
import { withGapsFilled } from './fill-gaps.ts';
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
  /** The content with what is being written in a window. */
  content: (window: string) => Promise<Content>;
}

/**
 * Two ports of one host are one site to a browser, and share a process: a page that is loaded in the preview would stop
 * the letters in the form. Asked so, the browser keeps the two apart.
 */
export const ownProcess = { 'Origin-Agent-Cluster': '?1' };

const pictureAddress = /^\/media\/([0-9a-f]{20})\//;

/** No page of the site is called so. */
const bridgeAddress = `${studioRoot}/bridge.js`;

/** The site itself, from the draft: nothing is published, nothing is kept. */
export function createPreview(options: PreviewOptions): Hono {
  const { origin, hosts, studioPort, bridge, loadSite, assets, content } = options;
  const made = new WeakMap<Content, Hono>();
  let version = 0;
  const apiOf = async (window: string) => {
    const now = await content(window);
    const known = made.get(now);
    if (known) return known;
    version += 1;
    const { catalogue, picture } = createDraft(withMarks(withGapsFilled(now)), `draft-${version}`);
    const logError = (message: string, error: unknown) => logSeldom(message, 'error', message, errorFields(error));
    const api = createApi(catalogue, { picture, logError });
    made.set(now, api);
    return api;
  };
  const pages = createPageRenderer(loadSite, { origin, consent: 'required', counters: {} });
  const files = loadStaticFiles([assets]);
  const app = new Hono();

  app.use(async (c, next) => {
    if (!hosts.has(c.req.header('Host') ?? '')) return c.text('Предпросмотр открывается только из студии.', 403);
    await next();
    for (const [name, value] of Object.entries({ ...securityHeaders, ...ownProcess })) c.res.headers.set(name, value);
    // It knows frames of its own origin only; the policy of a page names the studio.
    c.res.headers.delete('X-Frame-Options');
    if (!c.req.path.startsWith('/assets/')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.get(`${apiRoot}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    return (await apiOf(windowAsking(c))).request(pathname + search);
  });
  app.get(bridgeAddress, (c) => (bridge ? send(c.req.raw, bridge) : c.notFound()));
  // Whatever the width: the original will do for looking.
  app.get('/media/*', async (c) => {
    const hash = pictureAddress.exec(c.req.path)?.[1];
    return hash ? (await apiOf(windowAsking(c))).request(`${apiRoot}/media/${hash}`) : c.notFound();
  });
  app.get('*', async (c) => {
    const file = files.get(c.req.path);
    if (file) return send(c.req.raw, file);
    const api = await apiOf(windowAsking(c));
    const readApi = createReadApi(async (path, init) => api.request(path, init));
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

/** The studio names its window in the address of a page; what that page asks for comes from there, or says it by itself. */
function windowAsking(c: Context): string {
  const named = c.req.header(windowHeader) ?? c.req.query(windowKey);
  if (named !== undefined) return named;
  const from = c.req.header('Referer');
  return (from && URL.canParse(from) && new URL(from).searchParams.get(windowKey)) || '';
}
