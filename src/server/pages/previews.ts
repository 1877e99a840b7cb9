import { LRUCache } from 'lru-cache';
import { previewRoot, readPass } from '../../content/preview-link.ts';
import { apiRoot } from '../../contract/endpoints.ts';
import { cachePolicy } from '../../http/caching.ts';
import { errorFields, log } from '../../http/log.ts';
import type { ContentSnapshot } from '../data/content-state.ts';
import { plainPage } from '../responses/plain-page.ts';
import type { Rendered } from '../responses/ready-response.ts';
import { inlineHash } from '../responses/security-headers.ts';
import { normalPath, redirectOf, renderAddress } from './page-address.ts';
import type { PageRenderer } from './pages.ts';

export interface PreviewOptions {
  secret: string;
  /** Null when it is not kept any more, or cannot be shown. */
  snapshot: (id: string) => Promise<ContentSnapshot | null>;
  render: PageRenderer['render'];
  origin: string;
  now?: () => number;
}

/** What is not published, for visitors with a signed link: rendered for each request, in no cache. */
export interface Previews {
  /** Whether these cookies ask for a preview, rightly or not. */
  isAsked(cookies: string): boolean;
  /** The link itself: it sets a cookie and redirects to the page. */
  open(url: URL): Response;
  /** Null without such a cookie. */
  page(request: Request): Promise<Response | null>;
  api(request: Request): Promise<Response | null>;
}

const cookieName = 'vitimepro_preview';
const cookieForm = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`);

/** Previews that are visited stay in memory; any other can be read again. */
const keptMs = 15 * 60_000;
const keptAtMost = 2;

export function createPreviews({ secret, snapshot, render, origin, now = Date.now }: PreviewOptions): Previews {
  const kept = new LRUCache<string, ContentSnapshot>({
    max: keptAtMost,
    ttl: keptMs,
    updateAgeOnGet: true,
    fetchMethod: async (id) => (await snapshot(id)) ?? undefined,
  });
  const isSecure = origin.startsWith('https:') ? '; Secure' : '';
  const cookie = (word: string, seconds: number) =>
    `${cookieName}=${word}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.max(0, Math.floor(seconds))}${isSecure}`;

  return {
    isAsked: (cookies) => cookies.includes(`${cookieName}=`),

    open(url) {
      const word = url.pathname.slice(previewRoot.length + 1);
      if (word === 'exit') return redirectTo('/', cookie('', 0));
      const reading = readPass(secret, word, now());
      if ('refused' in reading) return responseOf(refusals[reading.refused]);
      return redirectTo(pageOf(url.searchParams.get('to')), cookie(word, reading.pass.until - now() / 1_000));
    },

    async page(request) {
      const asked = passOf(request);
      if (!asked) return null;
      if ('refused' in asked) return responseOf(refusals[asked.refused], cookie('', 0));
      const preview = await read(asked.pass.id);
      if (preview === 'away') return responseOf(away);
      if (!preview) return responseOf(refusals.expired, cookie('', 0));
      const url = new URL(request.url);
      const redirect = redirectOf(url, preview.redirects);
      if (redirect) return redirectTo(redirect.location);
      return responseOf(withSign(await render(renderAddress(url), preview)));
    },

    async api(request) {
      const asked = passOf(request);
      if (!asked || 'refused' in asked) return null;
      const preview = await read(asked.pass.id);
      if (preview === 'away') return new Response(null, { status: 503, headers: { ...notShared, 'Retry-After': '2' } });
      if (!preview) return null;
      const url = new URL(request.url);
      const response = await preview.fetchApi(apiRoot + url.pathname.slice(apiRoot.length) + url.search);
      const headers = new Headers(response.headers);
      headers.delete('ETag');
      for (const [name, value] of Object.entries(notShared)) headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    },
  };

  function passOf(request: Request) {
    const word = cookieForm.exec(request.headers.get('Cookie') ?? '')?.[1];
    return word === undefined ? null : readPass(secret, word, now());
  }

  async function read(id: string): Promise<ContentSnapshot | 'away' | undefined> {
    try {
      return await kept.fetch(id);
    } catch (error) {
      log('error', 'a preview could not be read', { id, ...errorFields(error) });
      return 'away';
    }
  }

  /** Only to pages of this site: a link that leads elsewhere could be anybody's. */
  function pageOf(to: string | null): string {
    const page = URL.parse(to ?? '/', origin);
    if (page?.origin !== origin || !to?.startsWith('/')) return '/';
    // The path of «/..//elsewhere.ru» begins with two slashes: followed as it is, it names another host.
    const path = normalPath(page.pathname);
    return path.startsWith(`${previewRoot}/`) ? '/' : path + page.search + page.hash;
  }
}

/** Told by a style: an element in the page would not be what the browser's rendering expects. */
const signStyle = `body::after { content: "Предпросмотр: черновики видны только по этой ссылке"; position: fixed; inset: auto 0 12px; z-index: 2147483647;
width: fit-content; max-width: calc(100% - 24px); box-sizing: border-box; margin: 0 auto; padding: 6px 16px; border-radius: 20px;
background: #7a2e00; color: #fff; font: 600 14px/1.4 system-ui, sans-serif; text-align: center; pointer-events: none; }`;

function withSign({ status, headers, body }: Rendered): Rendered {
  const policy = headers['Content-Security-Policy']?.replace('style-src-elem', `$& ${inlineHash(signStyle)}`);
  const html = body.toString('utf8').replace('</head>', `<style>${signStyle}</style></head>`);
  return {
    status,
    headers: { ...headers, ...(policy && { 'Content-Security-Policy': policy }) },
    body: Buffer.from(html),
  };
}

/** In no cache, and in no search engine. */
const notShared = { 'Cache-Control': cachePolicy.none, 'X-Robots-Tag': 'noindex, nofollow' };

function responseOf({ status, headers, body }: Rendered, cookie?: string): Response {
  const own = new Headers({ ...headers, ...notShared, ...(cookie ? { 'Set-Cookie': cookie } : {}) });
  return new Response(new Uint8Array(body), { status, headers: own });
}

function redirectTo(location: string, cookie?: string): Response {
  const headers = { ...notShared, Location: location, ...(cookie ? { 'Set-Cookie': cookie } : {}) };
  return new Response(null, { status: 303, headers });
}

const style = `<style>
body { margin: 0; font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: auto; padding: 15vh 24px; }
h1 { font-size: clamp(28px, 5vw, 44px); line-height: 1.15; }
</style>`;

const words = (status: number, title: string, text: string, headers: Record<string, string> = {}) =>
  plainPage(
    status,
    `<title>${title}</title>\n${style}`,
    `<main>\n<h1>${title}</h1>\n<p>${text}</p>\n<p><a href="${previewRoot}/exit">Открыть сайт</a></p>\n</main>`,
    headers,
  );

const refusals = {
  wrong: words(
    403,
    'Ссылка на предпросмотр не подходит',
    'Она записана не полностью или сделана для другого сайта. Скопируйте её ещё раз целиком или попросите новую.',
  ),
  expired: words(
    410,
    'Срок предпросмотра вышел',
    'Ссылка на черновик действует ограниченное время. Попросите у редактора новую.',
  ),
};

const away = words(
  503,
  'Предпросмотр сейчас недоступен',
  'Хранилище не отвечает. Эта страница обновится сама через несколько секунд.',
  { Refresh: '3' },
);
