import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { outputOf } from '../content/documents/outputs.ts';
import { kindRecord } from '../content/kinds/kinds.ts';
import { buildPublication } from '../content/publishing/build-publication.ts';
import { kindNames } from '../content/schema/kind-names.ts';
import { calls } from '../contract/calls.ts';
import { apiRoot, endpoints } from '../contract/endpoints.ts';
import { pageNames, themeSlugs } from '../contract/paths.ts';
import { errorSchema } from '../contract/site-node.ts';
import type { Publication } from '../store/publication.ts';
import { createApi } from './create-api.ts';

const now = () => new Date('2026-11-15T12:00:00Z');

let publication: Publication;
beforeAll(async () => {
  const built = await buildPublication('fixtures/catalogue');
  if (!built.publication)
    throw new Error('the fixture has faults: run `npm run content -- check --dir fixtures/catalogue`');
  publication = built.publication;
});

/** Every document of the content, and every call that is composed. */
const composed = [
  'pages/articles?page=2',
  'pages/articles?topic=sleep',
  'pages/batch?n=а01 2609-1',
  'pages/batch?n=unknown',
  'pages/events',
  'pages/reviews?stars=5&product=daily/omega-3',
  'pages/reviews?page=3',
  'pages/products-filters',
  'pages/products-filters?form=gummies,drops&sort=title',
  'pages/products-filters?form=spray&component=kreatin',
  'search?q=магний',
  'suggest?q=маг',
  'version',
  'redirects',
  'addresses',
  'media',
];
const allPaths = () => [...publication.documents.map((document) => document.path), ...composed];

describe('API', () => {
  let catalogue: Catalogue;
  let api: ReturnType<typeof createApi>;
  beforeAll(() => {
    catalogue = createCatalogue(publication);
    api = createApi(catalogue, { now });
  });

  it('responds to every call of the contract in its shape', async () => {
    for (const path of allPaths()) {
      const response = await api.request(`${apiRoot}/${encodeURI(path)}`);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const checked = schemaOf(path)?.safeParse(await response.json());
      expect([path, checked?.error?.issues ?? []]).toEqual([path, []]);
    }
  });

  it('has a call for every page, every theme and every kind of entry with a document of its own', () => {
    const named = Object.values(calls).filter(
      ({ group }) => group === 'Pages' || group === 'Details' || group === 'Themes',
    );
    const details = kindNames.filter((kind) => outputOf(kind).document && !kindRecord(kind).required);
    expect(named).toHaveLength(pageNames.length + themeSlugs.length + details.length);
  });

  it('sends 304 to a client that has the response, and HEAD without a body', async () => {
    const first = await api.request(`${apiRoot}/pages/home`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await api.request(`${apiRoot}/pages/home`, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await api.request(`${apiRoot}/pages/home`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await api.request(`${apiRoot}/pages/home`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    'article/nope',
    'component/nope',
    'event/nope',
    'product/daily/nope',
    'product/nope/omega-3',
    'serie/nope',
    'specialist/nope',
    'experts/nope',
  ])('sends 404 in the envelope for %s', async (path) => {
    const response = await api.request(`${apiRoot}/${path}`);
    const body = errorSchema.parse(await response.json());
    expect([response.status, body.error]).toEqual([
      404,
      { status: 404, code: 'not_found', message: 'Страница не найдена' },
    ]);
  });

  it.each([
    'article/%20gigiena-sna',
    'batch/%20a01-2608-2',
    'article/gigiena-sna%20',
    'component/magniy%09',
    'event/%C2%A0vebinar-son',
    'product/%20daily/omega-3',
    'product/daily/omega-3%0A',
    'serie/daily%E2%80%83',
    'specialist/%20pavel-demin',
    'experts/sokolova%C2%A0',
  ])('takes no slug with whitespace around it: %s', async (path) => {
    const response = await api.request(`${apiRoot}/${path}`);
    expect([response.status, (await response.json()).error.message]).toEqual([404, 'Страница не найдена']);
  });

  it.each([
    'article/gigiena%00',
    'serie/%00',
    'product/daily/%00',
    'product/%00daily/omega-3',
    'experts/a%00b',
    'article/%FF',
    'component/%F2%E5%F1%F2',
    'specialist/100%',
  ])('sends 404 for a slug that cannot be decoded: %s', async (path) => {
    const response = await api.request(`${apiRoot}/${path}`);
    expect([response.status, (await response.json()) as unknown]).toEqual([
      404,
      { error: { status: 404, code: 'not_found', message: 'Страница не найдена' } },
    ]);
  });

  it('names the path of a call that does not exist', async () => {
    const response = await api.request(`${apiRoot}/nothing/here`);
    expect([response.status, (await response.json()).error.message]).toEqual([
      404,
      `Page Not Found: ${apiRoot}/nothing/here`,
    ]);
  });

  it('describes itself', async () => {
    const document = await (await api.request(`${apiRoot}/openapi.json`)).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual([...Object.keys(calls), endpoints.original]);
    for (const call of Object.values<{ get: { responses: object } }>(document.paths))
      expect(call.get.responses).toHaveProperty('5XX');
    for (const path of Object.values(endpoints).filter(
      (path) => typeof path === 'string' && path.split('/').length === 4,
    ))
      expect(document.info.description).toContain(`\`${String(path).slice(apiRoot.length)}\``);
    const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    for (const [, name] of references) expect(Object.keys(document.components.schemas)).toContain(name);
    const page = await api.request(`${apiRoot}/docs`);
    expect(await page.text()).toContain(`${apiRoot}/product/{series}/{slug}`);
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('sends pictures from the store, and asks to retry while it is away', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const logged: string[] = [];
    const withPictures = createApi(catalogue, {
      picture: async (hash) => {
        if (hash === 'away') throw new Error('secret connection string');
        return hash === 'known' ? { type: 'image/webp', bytes } : null;
      },
      logError: (message) => logged.push(message),
    });
    const known = await withPictures.request(`${apiRoot}/media/known`);
    expect([known.headers.get('content-type'), known.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(new Uint8Array(await known.arrayBuffer())).toEqual(bytes);
    expect((await withPictures.request(`${apiRoot}/media/unknown`)).status).toBe(404);
    const away = await withPictures.request(`${apiRoot}/media/away`);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await away.text()).not.toContain('secret');
    expect(logged).toEqual([`API ${apiRoot}/media/away failed`]);
  });

  it('hides what went wrong inside', async () => {
    const logged: unknown[] = [];
    const document = () => {
      throw new Error('secret connection string');
    };
    const broken = createApi({ ...catalogue, document }, { now, logError: (_, error) => logged.push(error) });
    const response = await broken.request(`${apiRoot}/pages/home`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(logged).toHaveLength(1);
  });
});

function schemaOf(path: string) {
  const bare = `${apiRoot}/${path.split('?')[0]}`;
  const found = Object.entries(calls).find(([endpoint]) =>
    new RegExp(`^${endpoint.replace(/\{\w+\}/g, '[^/]+')}$`).test(bare),
  );
  return found?.[1].response;
}
