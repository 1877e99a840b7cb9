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

const words = (text: string) => text.trim().split(/\s+/);

const markup = words(`<${probe}> "><${probe}> </script><${probe}> --><${probe}> </title><${probe}> javascript:${probe}()
  {{constructor.constructor('${probe}')()}}`).concat(`'><svg onload=${probe}()>`);
const lineBreaks = ['%0d%0a', '%0a', '%E5%98%8D%E5%98%8A', '%250d%250a'].map((end) => `${end}${injectedHeader}:%201`);
const elsewhere = words(`//${evilHost} ///${evilHost} /\\${evilHost} /%2F${evilHost} /%5C${evilHost} @${evilHost}
  //${evilHost}/%2e%2e /https://${evilHost} /.${evilHost} /..//${evilHost} ?next=//${evilHost} /?https://${evilHost}
  #//${evilHost} /https:${evilHost}/ /%0d%0aLocation:%20//${evilHost}`);
const traversal = words('.. . %2e%2e ..%2f..%2fetc%2fpasswd ..%5c.. ....// %c0%ae%c0%ae ..;');
const encodings = words('%00 % %2 %FF %C3%28 %ED%A0%80 %25%32%65 %u002e \u0001 %20 %09 %E2%80%AE \xff + ; #');
const keys = words('__proto__ constructor prototype toString hasOwnProperty __proto__[x]');
const numbers = words(`0 -1 1e309 ${'9'.repeat(400)} NaN 0x10 1.5 2147483648 -0 ١ Infinity`);
const places = words(`daily daily/omega-3 articles articles/pervaya components/magniy events expert-sokolova expert-
  products-filters reviews search specialists for-men About CONTACTS/ partiya media/0123456789abcdef0123/w320.webp
  share/0123456789abcdef0123.jpg assets sitemap.xml robots.txt rss.xml llms.txt readyz metrics .env .git/config
  api/v1/site api/v1/pages/home api/v1/pages/articles api/v1/pages/reviews api/v1/article/pervaya api/v1/search
  api/v1/product/daily/omega-3 api/v1/suggest api/v1/addresses api/v1/media/0123456789abcdef0123 api/v1/docs
  api/v1/openapi.json api/v1/for-men`).concat('');
const parameters = words('q n page kind sort topic product stars form goal redirect url utm_source');
const headers = `X-Forwarded-Host: ${evilHost}
X-Forwarded-Proto: javascript
X-Forwarded-For: ${'1.1.1.1, '.repeat(50)}
X-Forwarded-Prefix: //${evilHost}
Forwarded: host=${evilHost};proto=https
X-Original-URL: //${evilHost}
X-Request-Id: <${probe}>
Accept-Encoding: br;q=0, gzip;q=nonsense, *;q=1e9
If-None-Match: ${'W/"x", '.repeat(200)}
Range: bytes=0-0,1-1,2-99999999999
Transfer-Encoding: chunked
Expect: 100-continue
Cookie: __proto__=1; a`.split('\n');

const oneOf = (list: string[]) => fc.constantFrom(...list);
const nasty = fc.oneof(
  ...[markup, lineBreaks, encodings, keys, numbers].map(oneOf),
  oneOf(markup).map(encodeURIComponent),
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

const either = (usual: string, others: string[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, oneOf(others));
const hostileRequest = fc
  .tuple(
    either('GET', ['HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'TRACE']),
    target,
    either('localhost', [evilHost, `${evilHost}:80@localhost`, `<${probe}>`, '', 'localhost:99999', '[::1', 'a/b']),
    oneOf(headers),
    nasty,
  )
  .map(([method, path, host, header, value]) => toRequest(method, path, host, `${header}\r\nX-Any: ${value}`));

/** Line breaks and spaces end what they stand in, and are never part of it. */
const toRequest = (method: string, path: string, host: string, more: string) =>
  `${method} ${path.replaceAll(/[\r\n ]/g, '%20')} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\nConnection: close\r\n\r\n`;

const timeoutMs = 10_000;

/** Sends text as it is: what a proper client refuses to send, an attacker sends. */
function rawRequest(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text));
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`no response within ${timeoutMs / 1_000} s`)));
    socket.setEncoding('utf8').on('data', (chunk) => {
      received += chunk;
    });
    // A reset is a way to hang up, and as harmless.
    socket.on('error', (error: NodeJS.ErrnoException) => error.code ?? reject(error));
    socket.on('close', () => resolve(received.replace(/^HTTP\/1.1 100 [\s\S]*?\r\n\r\n/, '')));
  });
}

const runs = new RegExp(`<${probe}|<svg onload=${probe}|(?:href|src|action)="javascript:`, 'i');
const trusts = new RegExp(`(?:href|src|content|action)="https?://${evilHost}`, 'i');

/** Why a response to a hostile request is wrong; null when it is harmless, or none. */
function harm(response: string, origin: string): string | null {
  if (response === '') return null;
  const [head = '', ...rest] = response.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1];
  const status = Number(head.slice(9, 12));
  // Beyond capacity is no fault.
  if ((status >= 500 && !header('retry-after')) || !(status >= 200)) return `status ${status}`;
  if (header(injectedHeader)) return 'a header was put into the response';
  const location = header('location') ?? '/';
  // By any browser's reading: `//host` and `/\host` leave, too.
  const leaves = !URL.canParse(location, origin) || new URL(location, origin).origin !== origin;
  if (leaves || /^[/\\]{2}/.test(location)) return `leads to ${location}`;
  if (!header('content-type')?.includes('html'))
    return /<[a-z]/i.test(body) && !header('x-content-type-options') ? 'may be taken for a page' : null;
  if (runs.test(body)) return `markup comes back: ${runs.exec(body)?.[0]}`;
  return trusts.test(body) ? `takes ${evilHost} for its own host` : null;
}

/** Random requests, and every address that is redirected in every spelling that could lead off the site. */
async function hostileRequests(lab: Lab): Promise<Outcome> {
  const { origin } = await lab.node();
  const before = await readPages(origin);
  const redirects = JSON.parse((await request(origin, '/api/v1/redirects')).text) as { from: string }[];
  const starts = ['', '/About', '/daily', ...redirects.map(({ from }) => from)];
  const requests = [
    ...fc.sample(hostileRequest, { numRuns: lab.isQuick ? 500 : 5_000, seed: lab.seed }),
    ...starts.flatMap((start) => elsewhere.map((end) => toRequest('GET', `${start}${end}/`, evilHost, 'X-Any: 1'))),
  ];
  const queue = requests.values();
  const wrong: string[] = [];
  const sender = async () => {
    for (const text of queue) {
      const reason = await rawRequest(origin, text).then((response) => harm(response, origin), reasonOf);
      if (reason) wrong.push(`${JSON.stringify(text.slice(0, 300))}: ${reason}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  return { sent: requests.length, wrong, lost: await lostSince(origin, before) };
}

export const hostileTrials: Trial[] = [
  { name: 'hostile requests', isQuick: true, store: 'sqlite', run: hostileRequests },
];
