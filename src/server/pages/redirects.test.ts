import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noMedia, testContent, testPages } from '../../../fixtures/content-state.ts';
import type { Redirect } from '../../contract/site-node.ts';
import { createServer } from '../create-server.ts';

const list: Redirect[] = [
  { from: '/catalog', to: '/products-filters', status: 301 },
  { from: '/blog', to: '/articles?topic=sleep#list', status: 308 },
  { from: '/старая-страница', to: '/about', status: 301 },
];
const rendered: string[] = [];
const { app } = createServer({
  content: testContent({
    pages: testPages('/', '/about', '/articles', '/products-filters'),
    redirects: new Map(list.map((redirect) => [redirect.from, redirect])),
  }),
  pages: {
    render: async (address) => {
      rendered.push(address);
      return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: Buffer.from(address) };
    },
  },
  origin: 'https://example.ru',
  assetFolders: [],
  media: noMedia,
  pageCacheBytes: 1_000_000,
});

const ask = async (path: string, method = 'GET') => {
  const response = await app.request(path, { method });
  return [response.status, response.headers.get('location')];
};

beforeEach(() => {
  rendered.length = 0;
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

describe('old addresses', () => {
  it.each([
    ['/catalog', 301, '/products-filters'],
    ['/catalog/', 301, '/products-filters'],
    ['/catalog?utm_source=vk&yclid=1', 301, '/products-filters?utm_source=vk&yclid=1'],
    ['/blog?utm_source=vk', 308, '/articles?topic=sleep&utm_source=vk#list'],
    ['/blog', 308, '/articles?topic=sleep#list'],
    ['/%D1%81%D1%82%D0%B0%D1%80%D0%B0%D1%8F-%D1%81%D1%82%D1%80%D0%B0%D0%BD%D0%B8%D1%86%D0%B0', 301, '/about'],
  ])('%s answers %d to %s, in one step', async (path, status, location) => {
    expect(await ask(path)).toEqual([status, location]);
    expect(await ask(path, 'HEAD')).toEqual([status, location]);
    const next = new URL(location, 'https://example.ru');
    expect((await app.request(next.pathname + next.search)).status).toBe(200);
  });
});

describe('one form of every address', () => {
  it.each([
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/ABOUT/?utm_source=a', '/about?utm_source=a'],
    ['/For-Men', '/for-men'],
    ['/daily/', '/daily'],
    ['/daily//omega-3/', '/daily/omega-3'],
    ['/Articles/magniy', '/articles/magniy'],
    ['/EXPERT-titov', '/expert-titov'],
    ['/rss.xml/', '/rss.xml'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('%s answers 308 to %s', async (path, location) => {
    const response = await app.request(new Request(`https://example.ru${path}`));
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
    expect(rendered).toEqual([]);
  });

  it.each(['/', '/about', '/daily/Omega-3', '/articles/Magniy', '/%E0%A4%A', '/expert-titov?utm_source=a'])(
    '%s is left as it is',
    async (path) => {
      expect(await ask(path)).toEqual([200, null]);
    },
  );
});
