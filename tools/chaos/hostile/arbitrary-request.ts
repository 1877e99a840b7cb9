import fc from 'fast-check';
import { apiRoot } from '../../../src/contract/endpoints.ts';

/** Any of these in an answer, unescaped, would run. */
export const probe = 'xss-probe';
const markup = [
  `<${probe}>`,
  `"><${probe}>`,
  `'><svg onload=${probe}()>`,
  `</script><${probe}>`,
  `--><${probe}>`,
  `</title><${probe}>`,
  `javascript:${probe}()`,
  `{{constructor.constructor('${probe}')()}}`,
];

/** A header of this name in an answer was put there by the request. */
export const injectedHeader = 'x-injected';
const lineBreaks = [
  `%0d%0a${injectedHeader}:%201`,
  `%0a${injectedHeader}:1`,
  `%E5%98%8D%E5%98%8A${injectedHeader}:1`,
  `%250d%250a${injectedHeader}:1`,
];

/** Nothing of the site ever leads there. */
export const evilHost = 'evil.example';
const elsewhere = [
  `//${evilHost}`,
  `///${evilHost}`,
  `/\\${evilHost}`,
  `/%2F${evilHost}`,
  `/%5C${evilHost}`,
  `//${evilHost}/%2e%2e`,
  `/https://${evilHost}`,
  `/.${evilHost}`,
  `@${evilHost}`,
];

const traversal = [
  '..',
  '.',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '..%5c..',
  '%2e%2e%2f',
  '....//',
  '%c0%ae%c0%ae',
  '..;',
];
const encodings = [
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
  '+',
  ';',
  '#',
];
const prototypeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__proto__[x]',
  'constructor.prototype',
];
const numbers = ['0', '-1', '1e309', '9'.repeat(400), 'NaN', '0x10', '1.5', '2147483648', '-0', '١', 'Infinity'];

const places = [
  '',
  'daily',
  'daily/omega-3',
  'articles',
  'articles/gigiena-sna',
  'components/magniy',
  'events',
  'events/vebinar-son.ics',
  'expert-sokolova',
  'expert-',
  'products-filters',
  'reviews',
  'search',
  'specialists',
  'for-men',
  'catalog',
  'blog',
  'About',
  'CONTACTS/',
  'media',
  'media/0123456789abcdef0123/w320.webp',
  'share/0123456789abcdef0123.jpg',
  'assets',
  'sitemap.xml',
  'sitemaps/1.xml',
  'robots.txt',
  'rss.xml',
  'llms.txt',
  'opensearch.xml',
  'readyz',
  'healthz',
  'metrics',
  '.env',
  '.git/config',
  ...[
    'site',
    'pages/home',
    'pages/articles',
    'pages/products-filters',
    'pages/reviews',
    'article/gigiena-sna',
    'product/daily/omega-3',
    'serie/daily',
    'experts/sokolova',
    'search',
    'suggest',
    'version',
    'addresses',
    'media/0123456789abcdef0123',
    'docs',
    'openapi.json',
    'for-men',
  ].map((call) => `${apiRoot.slice(1)}/${call}`),
];
const parameters = [
  'q',
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
  'next',
  'utm_source',
];

const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...markup) },
  { weight: 2, arbitrary: fc.constantFrom(...markup).map(encodeURIComponent) },
  { weight: 2, arbitrary: fc.constantFrom(...lineBreaks) },
  { weight: 2, arbitrary: fc.constantFrom(...encodings) },
  { weight: 2, arbitrary: fc.constantFrom(...prototypeKeys) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...places).map((place) => `/${place}`) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...places), nasty).map(([place, part]) => `/${place}/${part}`) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...places), nasty).map(([place, part]) => `/${place}${part}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...places), fc.array(fc.constantFrom(...traversal), { minLength: 1, maxLength: 6 }))
      .map(([place, parts]) => `/${place}/${parts.join('/')}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...elsewhere), fc.constantFrom('', '/', '//', '/..', '?a=1'))
      .map(([target, end]) => target + end),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...places), fc.constantFrom(...elsewhere))
      .map(([place, target]) => `/${place}${target}/`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(`http://${evilHost}/about`, `http://${evilHost}//x/`, '*', `${evilHost}:443`),
  },
);

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...parameters), fc.constantFrom(...prototypeKeys)), nasty), { maxLength: 5 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}` : ''));

/** What visitors type goes further into the server than anything else: words of all kinds, wherever they are taken. */
const typed = fc
  .tuple(
    fc.constantFrom('/search', `${apiRoot}/search`, `${apiRoot}/suggest`, '/partiya', '/products-filters'),
    fc.array(fc.tuple(fc.constantFrom('q', 'n', 'kind', 'page', 'goal'), nasty), { minLength: 1, maxLength: 3 }),
  )
  .map(([place, pairs]) => `${place}?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`);

const header = fc.oneof(
  fc.constantFrom(
    `X-Forwarded-Host: ${evilHost}`,
    `X-Forwarded-Proto: javascript`,
    `X-Forwarded-For: ${'1.1.1.1, '.repeat(50)}`,
    `X-Forwarded-Prefix: //${evilHost}`,
    `Forwarded: host=${evilHost};proto=https`,
    `X-Original-URL: /${evilHost}`,
    `X-Rewrite-URL: //${evilHost}`,
    `X-Request-Id: <${probe}>`,
    `Referer: http://${evilHost}/<${probe}>`,
    `User-Agent: <${probe}>`,
    'Accept-Encoding: br;q=0, gzip;q=nonsense, *;q=1e9',
    `If-None-Match: ${'W/"x", '.repeat(200)}`,
    'Range: bytes=0-0,1-1,2-99999999999',
    'Content-Length: 0',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Upgrade: websocket',
    '__proto__: x',
    'Cookie: __proto__=1; a',
  ),
  nasty.map((value) => `X-Any: ${value.replaceAll(/[\r\n]/g, '')}`),
);

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE') },
);
const host = fc.oneof(
  { weight: 4, arbitrary: fc.constant('localhost') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      evilHost,
      `${evilHost}:80@localhost`,
      `<${probe}>`,
      '',
      'localhost:99999',
      '[::1',
      'a/b',
    ),
  },
);

export interface HostileRequest {
  line: string;
  bytes: Buffer;
}

/** A request with something wrong in it; carriage returns and line feeds end a line and are never part of one. */
export const hostileRequest = fc
  .record({
    method,
    target: fc.oneof(
      { weight: 5, arbitrary: fc.tuple(path, query).map((parts) => parts.join('')) },
      { weight: 1, arbitrary: typed },
    ),
    host,
    headers: fc.array(header, { maxLength: 3 }),
  })
  .map(({ method, target, host, headers }): HostileRequest => {
    const line = `${method} ${target.replaceAll(/[\r\n ]/g, '%20')} HTTP/1.1`;
    const head = [line, `Host: ${host}`, ...headers, 'Connection: close', '', ''].join('\r\n');
    return { line: `${line} · ${[`Host: ${host}`, ...headers].join(' · ').slice(0, 200)}`, bytes: Buffer.from(head) };
  });
