import { connect } from 'node:net';
import fc from 'fast-check';
import type { Lab, Outcome, Trial } from './lab.ts';
import { lostSince, readPages, reasonOf, request } from './requests.ts';

/** Any of these in a page, unescaped, would run. */
const probe = 'xss-probe';
/** A header of this name in a response was put there by the request. */
const injectedHeader = 'x-injected';
/** Nothing of the site ever leads there. */
const evilHost = 'evil.example';

const markup = [
  ...[`<${probe}>`, `"><${probe}>`, `'><svg onload=${probe}()>`, `</script><${probe}>`, `--><${probe}>`],
  ...[`</title><${probe}>`, `javascript:${probe}()`, `{{constructor.constructor('${probe}')()}}`],
];
const lineBreaks = ['%0d%0a', '%0a', '%E5%98%8D%E5%98%8A', '%250d%250a'].map((end) => `${end}${injectedHeader}:%201`);
const elsewhere = [
  ...[`//${evilHost}`, `///${evilHost}`, `/\\${evilHost}`, `/%2F${evilHost}`, `/%5C${evilHost}`, `@${evilHost}`],
  ...[`//${evilHost}/%2e%2e`, `/https://${evilHost}`, `/.${evilHost}`, `/..//${evilHost}`, `?next=//${evilHost}`],
  ...[`/%0d%0aLocation:%20//${evilHost}`, `/?https://${evilHost}`, `#//${evilHost}`, `/https:${evilHost}/`],
];
const traversal = ['..', '.', '%2e%2e', '..%2f..%2fetc%2fpasswd', '..%5c..', '....//', '%c0%ae%c0%ae', '..;'];
const encodings = [
  ...[
    '%00',
    '%',
    '%2',
    '%FF',
    '%C3%28',
    '%ED%A0%80',
    '%25%32%65',
    '%u002e',
    '\u0001',
    '%20',
    '%09',
    '%E2%80%AE',
    '\xff',
  ],
  ...['+', ';', '#'],
];
const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__proto__[x]'];
const numbers = ['0', '-1', '1e309', '9'.repeat(400), 'NaN', '0x10', '1.5', '2147483648', '-0', '١', 'Infinity'];
const places = [
  ...['', 'daily', 'daily/omega-3', 'articles', 'articles/pervaya', 'components/magniy', 'events', 'expert-sokolova'],
  ...['expert-', 'products-filters', 'reviews', 'search', 'specialists', 'for-men', 'About', 'CONTACTS/', 'partiya'],
  ...['media/0123456789abcdef0123/w320.webp', 'share/0123456789abcdef0123.jpg', 'assets', 'sitemap.xml', 'robots.txt'],
  ...['rss.xml', 'llms.txt', 'opensearch.xml', 'readyz', 'healthz', 'metrics', '.env', '.git/config'],
  ...['api/v1/site', 'api/v1/pages/home', 'api/v1/pages/articles', 'api/v1/pages/reviews', 'api/v1/article/pervaya'],
  ...['api/v1/product/daily/omega-3', 'api/v1/search', 'api/v1/suggest', 'api/v1/version', 'api/v1/addresses'],
  ...['api/v1/media/0123456789abcdef0123', 'api/v1/docs', 'api/v1/openapi.json', 'api/v1/for-men', 'preview'],
];
const parameters = [
  'q',
  'n',
  'page',
  'kind',
  'sort',
  'topic',
  'product',
  'stars',
  'form',
  'goal',
  'redirect',
  'url',
  'utm_source',
];
const headers = [
  ...[`X-Forwarded-Host: ${evilHost}`, 'X-Forwarded-Proto: javascript', `X-Forwarded-For: ${'1.1.1.1, '.repeat(50)}`],
  ...[`X-Forwarded-Prefix: //${evilHost}`, `Forwarded: host=${evilHost};proto=https`, `X-Original-URL: /${evilHost}`],
  ...[`X-Rewrite-URL: //${evilHost}`, `X-Request-Id: <${probe}>`, `Referer: http://${evilHost}/<${probe}>`],
  ...[
    `User-Agent: <${probe}>`,
    'Accept-Encoding: br;q=0, gzip;q=nonsense, *;q=1e9',
    `If-None-Match: ${'W/"x", '.repeat(200)}`,
  ],
  ...['Range: bytes=0-0,1-1,2-99999999999', 'Content-Length: 0', 'Transfer-Encoding: chunked', 'Expect: 100-continue'],
  ...['Upgrade: websocket', '__proto__: x', 'Cookie: __proto__=1; a'],
];

const oneOf = (words: string[]) => fc.constantFrom(...words);
const nasty = fc.oneof(
  oneOf(markup),
  oneOf(markup).map(encodeURIComponent),
  oneOf(lineBreaks),
  oneOf(encodings),
  oneOf(keys),
  oneOf(numbers),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const path = fc.oneof(
  oneOf(places),
  fc.tuple(oneOf(places), fc.constantFrom('/', ''), nasty).map((parts) => parts.join('')),
  fc
    .tuple(oneOf(places), fc.array(oneOf(traversal), { minLength: 1, maxLength: 6 }))
    .map(([place, parts]) => `${place}/${parts.join('/')}`),
  fc.tuple(oneOf(places), oneOf(elsewhere), fc.constantFrom('', '/', '//', '/..')).map((parts) => parts.join('')),
);
const query = fc
  .array(fc.tuple(oneOf([...parameters, ...keys]), nasty), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}` : ''));
const target = fc.oneof(
  { weight: 30, arbitrary: fc.tuple(path, query).map(([one, other]) => `/${one}${other}`) },
  { weight: 1, arbitrary: oneOf([`http://${evilHost}/about`, `http://${evilHost}//x/`, '*', `${evilHost}:443`]) },
);

interface HostileRequest {
  line: string;
  bytes: Buffer;
}

function toRequest(method: string, target: string, host: string, more: string[]): HostileRequest {
  // Line breaks end a line and are never part of one.
  const line = `${method} ${target.replaceAll(/[\r\n ]/g, '%20')} HTTP/1.1`;
  const head = [`Host: ${host}`, ...more.map((header) => header.replaceAll(/[\r\n]/g, ''))];
  const bytes = Buffer.from([line, ...head, 'Connection: close', '', ''].join('\r\n'));
  return { line: `${line} · ${head.join(' · ').slice(0, 200)}`, bytes };
}

const hostileRequest = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('GET') },
      oneOf(['HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'TRACE']),
    ),
    target,
    fc.oneof(
      { weight: 4, arbitrary: fc.constant('localhost') },
      oneOf([evilHost, `${evilHost}:80@localhost`, `<${probe}>`, '', 'localhost:99999', '[::1', 'a/b']),
    ),
    fc.array(
      fc.oneof(
        oneOf(headers),
        nasty.map((value) => `X-Any: ${value}`),
      ),
      { maxLength: 3 },
    ),
  )
  .map((parts) => toRequest(...parts));

interface RawResponse {
  status: number;
  headers: Map<string, string>;
  body: string;
}

const timeoutMs = 10_000;

/** Sends bytes as they are: what a proper client refuses to send, an attacker sends. Null when the server hangs up. */
function rawRequest(port: number, bytes: Buffer): Promise<RawResponse | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`no response within ${timeoutMs / 1_000} s`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A reset is a way to hang up.
    socket.on('error', (error: NodeJS.ErrnoException) => error.code ?? reject(error));
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString())));
  });
}

function parse(text: string): RawResponse | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const body = text.slice(end + 4);
  // `100 Continue` comes before the response.
  if (text.startsWith('HTTP/1.1 1')) return parse(body);
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const pairs = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? [line, '']);
  const headers = new Map(pairs.map(([name = '', value = '']) => [name.toLowerCase(), value]));
  return { status: Number(statusLine.slice(9, 12)), headers, body };
}

const runs = new RegExp(`<${probe}|<svg onload=${probe}|(?:href|src|action)="javascript:`, 'i');
const trusts = new RegExp(`(?:href|src|content|action)="https?://${evilHost}`, 'i');

/** Why a response to a hostile request is wrong; null when it is harmless. */
function harm(response: RawResponse | null, origin: string): string | null {
  if (!response) return null;
  const { status, headers, body } = response;
  // Beyond capacity is no fault.
  if ((status >= 500 && !headers.has('retry-after')) || !(status >= 200)) return `status ${status}`;
  if (headers.has(injectedHeader)) return 'a header was put into the response';
  const location = headers.get('location');
  // By any browser's reading: `//host` and `/\host` leave, too.
  if (
    location &&
    (!URL.canParse(location, origin) || new URL(location, origin).origin !== origin || /^[/\\]{2}/.test(location))
  )
    return `leads to ${location}`;
  if (headers.get('content-type')?.includes('html')) {
    if (runs.test(body)) return `markup comes back: ${runs.exec(body)?.[0]}`;
    if (trusts.test(body)) return `takes ${evilHost} for its own host`;
  } else if (/<[a-z]/i.test(body) && !headers.has('x-content-type-options'))
    return 'markup comes back in what a browser may take for a page';
  return null;
}

const atOnce = 8;

async function sendAll(lab: Lab, requests: HostileRequest[], note: string): Promise<Outcome> {
  const { origin } = await lab.node();
  const before = await readPages(origin);
  const port = Number(new URL(origin).port);
  const wrong: string[] = [];
  const queue = requests.values();
  const sender = async () => {
    for (const { line, bytes } of queue) {
      const reason = await rawRequest(port, bytes).then((response) => harm(response, origin), reasonOf);
      if (reason) wrong.push(`${line}: ${reason}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return { sent: requests.length, wrong, lost: await lostSince(origin, before), note };
}

function randomRequests(lab: Lab): Promise<Outcome> {
  const numRuns = lab.isQuick ? 500 : 5_000;
  return sendAll(lab, fc.sample(hostileRequest, { numRuns, seed: lab.seed }), `seed ${lab.seed}`);
}

/** Every address that is redirected, in every spelling that could lead off the site. */
async function openRedirects(lab: Lab): Promise<Outcome> {
  const known = JSON.parse((await request((await lab.node()).origin, '/api/v1/redirects')).text) as { from: string }[];
  const starts = ['', '/About', '/FAQ', '/daily', '/articles', ...known.map(({ from }) => from)];
  const requests = starts.flatMap((start) =>
    elsewhere.flatMap((end) =>
      ['', '/'].flatMap((slash) =>
        ['localhost', evilHost].map((host) => toRequest('GET', start + end + slash, host, [])),
      ),
    ),
  );
  return sendAll(lab, requests, `${starts.length} beginnings`);
}

export const hostileTrials: Trial[] = [
  { name: 'hostile requests', isQuick: true, stores: ['sqlite'], run: randomRequests },
  { name: 'redirects that could lead off the site', isQuick: true, stores: ['sqlite'], run: openRedirects },
];
