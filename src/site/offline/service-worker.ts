import { keptPagesMark, offlinePaths, type ShownPage } from '../../contract/offline.ts';

/*
 * Keeps what was read for the time without a network; built into one file of its own. With a network everything comes
 * from it, whatever is kept. See docs/decisions/029-reading-without-a-network.md.
 */

/** What of the scope of a service worker is used here: TypeScript's library of it contradicts that of pages. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listen: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listen: (event: LastingEvent & { data: ShownPage }) => void): void;
  addEventListener(type: 'fetch', listen: (event: RequestEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
}
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LastingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
const worker = globalThis as unknown as WorkerScope;

const shelf = '/moya-polka';
const most = { pages: 14, files: 160 };
const pages = () => caches.open('pages');
const files = () => caches.open('files');

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([offlinePaths.page, shelf].map((address) => keepPage(address))).then(worker.skipWaiting));
});

worker.addEventListener('activate', (event) => {
  // The network is asked while the worker is still being started.
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => event.waitUntil(keepShown(event.data)));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(pageFor(event));
    event.waitUntil(endIfGone());
  } else if (['script', 'style', 'font', 'image'].includes(request.destination)) {
    // Pictures are many, and the browser has them already.
    if (request.destination === 'image' && navigator.onLine) return;
    event.respondWith(fetch(request).catch(async () => (await match(files(), request.url)) ?? Response.error()));
  }
});

async function pageFor({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await keptPage(withoutCampaign(request.url))) ?? (await offlinePage()) ?? Response.error();
  }
}

/** The marks of a campaign change nothing of a page. */
function withoutCampaign(address: string): string {
  const { pathname, searchParams, search } = new URL(address, location.origin);
  const marks = [...searchParams.keys()].filter((key) => /^(?:utm_.*|ac_stat|yclid)$/.test(key));
  for (const mark of marks) searchParams.delete(mark);
  return pathname + (marks.length === 0 ? search : searchParams.size > 0 ? `?${searchParams}` : '');
}

const match = async (cache: Promise<Cache>, address: string) => (await cache).match(address);

/** A page says of when it is: its doses and batches may have changed since. */
async function keptPage(address: string): Promise<Response | undefined> {
  const response = await match(pages(), address);
  if (!response) return undefined;
  const html = (await response.text())
    .replace('<html ', `<html data-kept="${dateOf(response)}" `)
    .replace('</head>', `<script src="${offlinePaths.script}" async></script></head>`);
  return new Response(html, { headers: plainHeaders(response) });
}

const dateOf = (response: Response) =>
  new Date(response.headers.get('Date') ?? Date.now()).toLocaleString('ru', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Of the text as it is now: it is neither compressed nor as long as it was. */
function plainHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return headers;
}

async function offlinePage(): Promise<Response | undefined> {
  const response = await match(pages(), offlinePaths.page);
  if (!response) return undefined;
  const links = (await keptPages()).map(async ({ url }) => {
    const { pathname, search } = new URL(url);
    const [, title = ''] = /<title>([^<]*)/.exec((await (await match(pages(), url))?.text()) ?? '') ?? [];
    return `<li><a href="${(pathname + search).replaceAll('&', '&amp;')}">${title}</a></li>`;
  });
  const html = (await response.text()).replace(keptPagesMark, (await Promise.all(links)).join('\n'));
  return new Response(html, { status: 503, headers: plainHeaders(response) });
}

/** The last one first. */
async function keptPages(): Promise<readonly Request[]> {
  const all = await (await pages()).keys();
  return all.filter(({ url }) => !url.endsWith(offlinePaths.page)).reverse();
}

async function keepShown({ address, isDocument, files: loaded }: ShownPage): Promise<void> {
  // What was just loaded is not asked for again.
  await keepPage(withoutCampaign(address), isDocument ? 'force-cache' : 'default');
  await keepFiles(loaded);
}

/** With the files that its HTML names. What must not be kept — previews, what somebody takes, errors — says so itself. */
async function keepPage(address: string, cache?: RequestCache): Promise<void> {
  const response = await fetch(address, { cache }).catch(() => null);
  if (!response) return;
  const isKept = response.ok && !response.redirected && !response.headers.get('Cache-Control')?.includes('no-store');
  const kept = await pages();
  await kept.delete(address);
  if (!isKept) return;
  await kept.put(address, response.clone());
  await dropOldest(await keptPages(), most.pages, kept);
  const html = await response.text();
  const named = html.matchAll(/["(](\/(?:assets\/[^"()?]+\.(?:js|css|woff2)|[a-z-]+\.(?:js|woff2|svg)))[")]/g);
  const pictures = address === offlinePaths.page ? html.matchAll(/<img [^>]*src="([^"]+)"/g) : [];
  await keepFiles([...named, ...pictures].map(([, path = '']) => path));
}

/** Files of the code never change under their names; the others are kept anew with each installation. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const kept = await files();
  for (const path of new Set(paths)) {
    const file = (await kept.match(path)) ?? (await fetch(path).catch(() => null));
    if (!file?.ok) continue;
    // To the end of the list: it is in use.
    await kept.delete(path);
    await kept.put(path, file);
  }
  await dropOldest([...(await kept.keys())].reverse(), most.files, kept);
}

async function dropOldest(lastFirst: readonly Request[], count: number, cache: Cache): Promise<void> {
  await Promise.all(lastFirst.slice(count).map((request) => cache.delete(request)));
}

let isAsked = false;

/** Whoever takes this file from the server takes it from all browsers. */
async function endIfGone(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const response = await fetch(offlinePaths.worker, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (response?.status !== 404 && response?.status !== 410) return;
  await worker.registration.unregister();
  await Promise.all(['pages', 'files'].map((name) => caches.delete(name)));
}
