import { Hono } from 'hono';
import type { Site } from '../../server/pages/pages.ts';
import { loadStaticFiles } from '../../server/responses/assets.ts';
import { send } from '../../server/responses/ready-response.ts';
import type { ZeroResultQuery } from '../../store/store.ts';
import { studioRoot } from '../protocol.ts';
import { boardRoutes } from './board-routes.ts';
import { checkShopLinks } from './check-links.ts';
import { createDrafts } from './drafts.ts';
import { entryRoutes } from './entry-routes.ts';
import { guard } from './guard.ts';
import { healthOf } from './health.ts';
import { createPreview, ownProcess } from './preview.ts';
import type { Publishing } from './publishing.ts';
import { streamedLines } from './streamed-lines.ts';
import { StudioError } from './studio-error.ts';
import { studioPage } from './studio-page.ts';
import type { Workspace } from './workspace.ts';

export interface StudioParts {
  workspace: Workspace;
  token: string;
  /** `127.0.0.1` and whatever else this machine is called. */
  hosts: readonly string[];
  port: number;
  /** The preview's own: another port is another origin. */
  previewPort: number;
  /** The studio's own page: its build. */
  appFolder: string;
  /** The site's build, for the preview. */
  siteAssets: string;
  loadSite: () => Promise<Site>;
  publishing: Publishing;
  /** Queries that found nothing. */
  zeroResultQueries: () => Promise<ZeroResultQuery[]>;
}

const api = `${studioRoot}/api`;

/** Everything that the studio answers: its page and its calls; and, for a port of its own, the site of the draft. */
export function createStudio(parts: StudioParts): { studio: Hono; preview: Hono } {
  const { workspace, token, port, previewPort } = parts;
  const hosts = new Set(parts.hosts.map((host) => `${host}:${port}`));
  const app = new Hono();

  app.use(`${api}/*`, guard(token, hosts));
  app.use(`${api}/*`, async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });

  const drafts = createDrafts(workspace);
  app.route(api, entryRoutes(workspace, drafts, parts.publishing.isPublic));
  app.route(api, boardRoutes(workspace, parts.publishing));
  app.get(`${api}/health`, async (c) =>
    c.json(healthOf(await workspace.content(), await parts.zeroResultQueries(), Date.now())),
  );
  app.get(`${api}/shop-links`, async () => streamedLines(checkShopLinks(await workspace.content())));

  const files = loadStaticFiles([parts.appFolder]);
  app.get(studioRoot, (c) => {
    const host = c.req.header('Host') ?? '';
    if (!hosts.has(host)) throw new StudioError(403, 'Студия открывается только по своему адресу.');
    const previewOrigin = `http://${host.replace(/:\d+$/, '')}:${previewPort}`;
    return c.html(studioPage({ token, previewOrigin }, [...files.keys()]), 200, {
      'Cache-Control': 'no-store',
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      ...ownProcess,
      'Content-Security-Policy': `default-src 'self'; frame-src ${previewOrigin}; img-src 'self' blob: data:; style-src 'self' 'nonce-${token}'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
    });
  });

  app.get(`${studioRoot}/*`, (c) => {
    const file = files.get(c.req.path.slice(studioRoot.length));
    return file ? send(c.req.raw, file) : c.notFound();
  });

  const preview = createPreview({
    origin: `http://localhost:${previewPort}`,
    hosts: new Set(parts.hosts.map((host) => `${host}:${previewPort}`)),
    studioPort: port,
    bridge: [...files].find(([name]) => /^\/assets\/bridge.*\.js$/.test(name))?.[1] ?? null,
    loadSite: parts.loadSite,
    assets: parts.siteAssets,
    content: drafts.content,
  });

  app.onError((error, c) => {
    if (error instanceof StudioError)
      return c.json({ message: error.message, ...(error.conflict && { conflict: error.conflict }) }, error.status);
    console.error(error);
    return c.json({ message: 'Студия ошиблась: подробности в её окне. Ваш текст цел.' }, 500);
  });
  app.get('/', (c) => c.redirect(studioRoot));
  return { studio: app, preview };
}
