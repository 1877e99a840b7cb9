import { setTimeout as sleep } from 'node:timers/promises';
import { previewRoot, readPass } from '../../content/preview-link.ts';
import { apiRoot } from '../../contract/endpoints.ts';
import { cachePolicy } from '../../http/cache-policy.ts';
import { errorFields, log } from '../../http/log.ts';
import type { PreparedPublication } from '../../store/prepare-publication.ts';
import type { FetchApi } from '../data/fetch-api.ts';
import type { PreviewSource } from '../data/preview-source.ts';
import { plainPage } from '../responses/plain-page.ts';
import type { Rendered } from '../responses/ready-response.ts';
import { redirectOf, renderAddress } from './page-address.ts';
import type { PageRenderer } from './pages.ts';

export interface PreviewOptions {
  secret: string;
  source: PreviewSource;
  /** How pages are made from such an API. */
  render: (fetchApi: FetchApi) => (address: string) => ReturnType<PageRenderer['render']>;
  origin: string;
  now?: () => number;
}

/** What is not published, for whoever has a signed link: made anew for each request, kept by nobody. */
export interface Previews {
  /** Whether these cookies ask for a preview, rightly or not. */
  isAsked(cookies: string): boolean;
  /** The link itself: it leaves a cookie and leads on to the page. */
  open(url: URL): Promise<Response>;
  /** Null for a visitor like everybody else. */
  page(request: Request): Promise<Response | null>;
  api(request: Request): Promise<Response | null>;
}

interface Preview {
  fetchApi: FetchApi;
  render: (address: string) => ReturnType<PageRenderer['render']>;
  redirects: Map<string, PreparedPublication['tables']['redirects'][number]>;
}

const cookieName = 'vitimepro_preview';
const cookieForm = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`);

/** What nobody looks at for so long is forgotten; it can be compiled again. */
const keptMs = 15 * 60_000;
const keptAtMost = 2;

/** A visitor of a preview waits this long for it to be compiled; then a page asks again by itself. */
const patienceMs = 10_000;

export function createPreviews({ secret, source, render, origin, now = Date.now }: PreviewOptions): Previews {
  const kept = new Map<string, { preview: Promise<Preview | null>; forget: NodeJS.Timeout }>();
  const isSecure = origin.startsWith('https:') ? '; Secure' : '';
  const cookie = (word: string, seconds: number) =>
    `${cookieName}=${word}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.max(0, Math.floor(seconds))}${isSecure}`;

  return {
    isAsked: (cookies) => cookies.includes(`${cookieName}=`),

    async open(url) {
      const word = url.pathname.slice(previewRoot.length + 1);
      if (word === 'exit') return leadOn('/', cookie('', 0));
      const reading = readPass(secret, word, now());
      if ('refused' in reading) return answer(refusals[reading.refused]);
      return leadOn(pageOf(url.searchParams.get('to')), cookie(word, reading.pass.until - now() / 1_000));
    },

    async page(request) {
      const asked = passOf(request);
      if (!asked) return null;
      if ('refused' in asked) return answer(refusals[asked.refused], cookie('', 0));
      const preview = await ready(asked.pass.id);
      if (preview === 'not yet') return answer(notYet);
      if (!preview) return answer(refusals.expired, cookie('', 0));
      const url = new URL(request.url);
      const redirect = redirectOf(url, preview.redirects);
      if (redirect) return leadOn(redirect.location);
      return answer(await preview.render(renderAddress(url)));
    },

    async api(request) {
      const asked = passOf(request);
      if (!asked || 'refused' in asked) return null;
      const preview = await ready(asked.pass.id);
      if (preview === 'not yet') return new Response(null, { status: 503, headers: { ...apart, 'Retry-After': '2' } });
      if (!preview) return null;
      const url = new URL(request.url);
      const response = await preview.fetchApi(apiRoot + url.pathname.slice(apiRoot.length) + url.search);
      const headers = new Headers(response.headers);
      headers.delete('ETag');
      for (const [name, value] of Object.entries(apart)) headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    },
  };

  function passOf(request: Request) {
    const word = cookieForm.exec(request.headers.get('Cookie') ?? '')?.[1];
    return word === undefined ? null : readPass(secret, word, now());
  }

  function ready(id: string): Promise<Preview | null | 'not yet'> {
    return Promise.race([previewOf(id), sleep(patienceMs, 'not yet' as const, { ref: false })]);
  }

  function previewOf(id: string): Promise<Preview | null> {
    const known = kept.get(id);
    const preview = known?.preview ?? make(id);
    clearTimeout(known?.forget);
    kept.delete(id);
    kept.set(id, { preview, forget: setTimeout(() => kept.delete(id), keptMs).unref() });
    for (const oldest of [...kept.keys()].slice(0, -keptAtMost)) kept.delete(oldest);
    return preview;
  }

  async function make(id: string): Promise<Preview | null> {
    try {
      const publication = await source.compile(id);
      if (!publication) return null;
      const fetchApi = source.apiOf(publication);
      const redirects = new Map(publication.tables.redirects.map((redirect) => [redirect.from, redirect]));
      return { fetchApi, render: render(fetchApi), redirects };
    } catch (error) {
      log('error', 'a preview could not be made', { id, ...errorFields(error) });
      // The next one to ask tries again.
      kept.delete(id);
      return null;
    }
  }
}

/** For nobody to keep, and for no search engine. */
const apart = { 'Cache-Control': cachePolicy.none, 'X-Robots-Tag': 'noindex, nofollow' };

function answer({ status, headers, body }: Rendered, cookie?: string): Response {
  const own = new Headers({ ...headers, ...apart, ...(cookie ? { 'Set-Cookie': cookie } : {}) });
  return new Response(new Uint8Array(body), { status, headers: own });
}

function leadOn(location: string, cookie?: string): Response {
  const headers = { ...apart, Location: location, ...(cookie ? { 'Set-Cookie': cookie } : {}) };
  return new Response(null, { status: 303, headers });
}

/** Only to pages of this site: a link that leads elsewhere could be anybody's. */
function pageOf(to: string | null): string {
  return to && /^\/(?![/\\])/.test(to) && !to.startsWith(`${previewRoot}/`) ? to : '/';
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

const notYet = words(
  200,
  'Готовим предпросмотр',
  'Собираем страницы черновика. Эта страница обновится сама через несколько секунд.',
  { Refresh: '3' },
);
