import { Hono } from 'hono';
import { kindRecord, placeOf } from '../../content/kinds/kinds.ts';
import { withDraft } from '../../content/load/load.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { isKind } from '../../content/schema/kind-names.ts';
import type { ReferenceTarget } from '../../content/schema/meaning.ts';
import { loadStaticFiles } from '../../server/answers/assets.ts';
import { send } from '../../server/answers/ready-response.ts';
import type { Site } from '../../server/pages/pages.ts';
import { type EntryChange, studioRoot } from '../protocol.ts';
import { checkDraft, faultsOf } from './check-draft.ts';
import { checkShopLinks } from './check-links.ts';
import { choicesFor } from './choices.ts';
import { editSource, newSource } from './edit-source.ts';
import { inSchemaOrder, listKinds, viewOf } from './entry-views.ts';
import { guard } from './guard.ts';
import { healthOf, type Miss } from './health.ts';
import { createPreview } from './preview.ts';
import type { Publishing } from './publishing.ts';
import { renameEntry, requireSlug } from './rename-entry.ts';
import { StudioError } from './studio-error.ts';
import { takePicture } from './take-picture.ts';
import { hashOfText, type Workspace } from './workspace.ts';

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
  misses: () => Promise<Miss[]>;
}

const api = `${studioRoot}/api`;

/** Everything that the studio answers: its page and its calls; and, for a port of its own, the site of the draft. */
export function createStudio(parts: StudioParts): { studio: Hono; preview: Hono } {
  const { workspace, token, port, previewPort } = parts;
  const hosts = new Set(parts.hosts.map((host) => `${host}:${port}`));
  const app = new Hono();
  /** What is being written, on top of what is saved. */
  let draft: { base: Content; path: string; text: string; content: Content } | null = null;

  app.use(`${api}/*`, guard(token, hosts));
  app.use(`${api}/*`, async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });

  app.get(`${api}/kinds`, async (c) => {
    const content = await workspace.content();
    return c.json(listKinds(content, faultsOf(content)));
  });

  app.get(`${api}/entry`, async (c) => {
    const path = c.req.query('path') ?? '';
    const text = await workspace.text(path);
    if (text === null) throw new StudioError(404, 'Этой записи больше нет.');
    draft = null;
    const content = await workspace.content(path);
    return c.json({ view: viewOf(path, text), checked: checkDraft(content, path) });
  });

  app.post(`${api}/draft`, async (c) => {
    const change = await c.req.json<EntryChange>();
    const saved = await workspace.content(change.path);
    const text = await textOf(change, saved);
    const content = text === saved.texts.get(change.path) ? saved : withDraft(saved, change.path, text);
    draft = { base: saved, path: change.path, text, content };
    return c.json(checkDraft(content, change.path));
  });

  app.post(`${api}/save`, async (c) => {
    const { base, ...change } = await c.req.json<EntryChange & { base: string }>();
    const before = (await workspace.text(change.path)) ?? '';
    // Whoever was faster is seen before anything is put together from two versions.
    if (hashOfText(before) !== base) await workspace.write(change.path, before, base);
    const text = await textOf(change, null, before);
    const hash = text === before ? base : await workspace.write(change.path, text, base);
    draft = null;
    return c.json({ hash, checked: checkDraft(await workspace.content(), change.path) });
  });

  app.post(`${api}/create`, async (c) => {
    const { kind, slug, title, copyOf } = await c.req.json<{
      kind: string;
      slug: string;
      title: string;
      copyOf?: string;
    }>();
    if (!isKind(kind) || kindRecord(kind).required) throw new StudioError(400, 'Такую запись создать нельзя.');
    requireSlug(kind, slug);
    const path = kindRecord(kind).fileOf(slug);
    const { tree } = viewOf(path, '');
    const model = copyOf ? ((await workspace.text(copyOf)) ?? null) : null;
    // A new entry is a draft until its editor says otherwise: half of it may be saved any time.
    const given = { title, draft: true };
    const text = model
      ? editSource(path, model, {
          data: { ...(viewOf(path, model).data as object), ...given },
          body: viewOf(path, model).body,
        })
      : newSource(path, { data: inSchemaOrder(tree, given), body: kindRecord(kind).hasBody ? '' : null });
    await workspace.write(path, text, '');
    return c.json({ path });
  });

  app.post(`${api}/rename`, async (c) => {
    const { path, slug } = await c.req.json<{ path: string; slug: string }>();
    draft = null;
    return c.json({ path: await renameEntry(workspace, path, slug) });
  });

  app.post(`${api}/remove`, async (c) => {
    const { path, base } = await c.req.json<{ path: string; base: string }>();
    const place = placeOf(path);
    if (!place || kindRecord(place.kind).required) throw new StudioError(400, 'Эту запись удалить нельзя.');
    draft = null;
    await workspace.remove(path, base);
    return c.json({});
  });

  app.get(`${api}/choices`, async (c) =>
    c.json(choicesFor(await workspace.content(), (c.req.query('to') ?? '') as ReferenceTarget)),
  );

  app.get(`${api}/picture`, async (c) => {
    const read = (await workspace.content()).pictures.get(c.req.query('path') ?? '');
    if (!read?.picture) throw new StudioError(404, 'Такой картинки нет.');
    return c.body(new Uint8Array(read.picture.bytes), 200, {
      'Content-Type': read.picture.type,
      'Cache-Control': 'no-cache',
    });
  });

  app.post(`${api}/picture`, async (c) => {
    const query = (name: string) => c.req.query(name) ?? '';
    const part = (name: string) => Math.min(Math.max(Number(query(name)) || 0, 0), 1);
    const size = (name: string) => Math.min(Math.max(Math.round(Number(query(name))) || 0, 0), 4_000);
    const frame: [number, number] | null = size('width') && size('height') ? [size('width'), size('height')] : null;
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const focus = { x: part('x'), y: part('y') };
    return c.json(await takePicture(workspace, { path: query('path'), name: query('name'), focus, frame, bytes }));
  });

  app.get(`${api}/health`, async (c) => c.json(healthOf(await workspace.content(), await parts.misses(), Date.now())));

  app.get(`${api}/shop-links`, async () => {
    const content = await workspace.content();
    return lines(checkShopLinks(content));
  });

  const { publishing } = parts;
  app.get(`${api}/changes`, async (c) => c.json(await publishing.changes()));
  app.get(`${api}/history`, async (c) => c.json(await publishing.history()));
  app.post(`${api}/publish`, async (c) => {
    const { message } = await c.req.json<{ message: string | null }>();
    return lines(publishing.publish(message));
  });
  app.post(`${api}/restore`, async (c) => lines(publishing.restore((await c.req.json<{ id: number }>()).id)));
  app.post(`${api}/preview-link`, async (c) => c.json(await publishing.link((await c.req.json<{ to: string }>()).to)));

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
      'Content-Security-Policy': `default-src 'self'; frame-src ${previewOrigin}; img-src 'self' blob: data:; style-src 'self'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
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
    content: async () => draft?.content ?? workspace.content(),
  });

  app.onError((error, c) => {
    if (error instanceof StudioError)
      return c.json({ message: error.message, ...(error.conflict && { conflict: error.conflict }) }, error.status);
    console.error(error);
    return c.json({ message: 'Студия ошиблась: подробности в её окне. Ваш текст цел.' }, 500);
  });
  app.get('/', (c) => c.redirect(studioRoot));
  return { studio: app, preview };

  /** The file as it would be saved. */
  async function textOf(change: EntryChange, content: Content | null, known?: string): Promise<string> {
    const { path, data, body, text } = change;
    if (text !== undefined) return text;
    const before = known ?? content?.texts.get(path) ?? (await workspace.text(path));
    if (before === null || before === undefined) throw new StudioError(404, 'Этой записи больше нет.');
    const { tree, hasBody } = viewOf(path, before);
    return editSource(path, before, { data: inSchemaOrder(tree, data), body: hasBody ? (body ?? '') : null });
  }
}

/** A result at a time, as it comes. */
function lines(items: AsyncGenerator<unknown>): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream({
    async pull(controller) {
      const { value, done } = await items.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    cancel: () => void items.return(undefined),
  });
  return new Response(stream, { headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' } });
}

function studioPage(about: { token: string; previewOrigin: string }, files: readonly string[]): string {
  const style = files.find((file) => /^\/assets\/.*\.css$/.test(file));
  const script = files.find((file) => /^\/assets\/studio.*\.js$/.test(file));
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="studio-token" content="${about.token}">
<meta name="preview-origin" content="${about.previewOrigin}">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Студия VitimePro</title>
<link rel="icon" href="data:,">
${style ? `<link rel="stylesheet" href="${studioRoot}${style}">` : ''}
</head>
<body><div id="studio"></div><noscript>Студии нужен JavaScript.</noscript>
<script type="module" src="${studioRoot}${script}"></script></body>
</html>`;
}
