import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Article } from '../../contract/entries.ts';
import type { PageData } from '../../contract/pages.ts';
import type { Product } from '../../contract/product.ts';
import { withRequest } from '../../http/log.ts';
import { createReadApi, required } from './api-connection.ts';
import { remoteApi } from './fetch-api.ts';

const errorPage = {
  image: { href: '/a.webp', width: 1, height: 1, srcset: {}, alt: 'x', color: '#fff' },
  title: 'Ой',
  text: 'Текст',
  linkToHome: { url: '/', label: 'Домой' },
  linkToContacts: { url: '/contacts', label: 'Контакты' },
  sectionCardLinks: { cardLinks: [] },
  seo: {
    meta_title: '',
    meta_description: '',
    og_image: '',
    og_title: '',
    og_description: '',
    og_type: '',
    og_url: '',
    robot_advanced: '',
  },
};

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

describe('createReadApi', () => {
  it('gives an response that keeps the contract', async () => {
    const read = createReadApi(async () => Response.json(errorPage));
    expect(await read(endpoints.page('error'))).toMatchObject({ ok: true, data: errorPage });
  });

  it('asks at the address of the call', async () => {
    const asked: string[] = [];
    const read = createReadApi(async (path) => {
      asked.push(path);
      return new Response('', { status: 404 });
    });
    await read(endpoints.product, { series: 'daily', slug: 'омега 3/6' });
    await read(endpoints.page('articles'), { topic: 'sleep', page: 2 });
    await read(endpoints.search, { q: 'a&b', kind: undefined, page: '' });
    expect(asked).toEqual([
      '/api/v1/product/daily/%D0%BE%D0%BC%D0%B5%D0%B3%D0%B0%203%2F6',
      '/api/v1/pages/articles?topic=sleep&page=2',
      '/api/v1/search?q=a%26b',
    ]);
  });

  it('refuses a response that does not, and logs which field', async () => {
    const read = createReadApi(async () => Response.json({ ...errorPage, text: 5 }));
    expect(await read(endpoints.page('error'))).toMatchObject({ ok: false, status: 502 });
    expect(logged()).toMatch(/data request failed.*does not keep the contract: text/);
  });

  it('refuses it however often it comes, and whatever else has the same tag', async () => {
    const responses = [errorPage, { ...errorPage, text: 5 }, { ...errorPage, text: 5 }].map((body, i) =>
      Response.json(body, { headers: { ETag: i === 0 ? '"good"' : '"bad"' } }),
    );
    const read = createReadApi(async (path) =>
      path === '/api/v1/site'
        ? Response.json({}, { headers: { ETag: '"good"' } })
        : (responses.shift() ?? Response.error()),
    );
    const states: boolean[] = [];
    for (let i = 0; i < 3; i++) states.push((await read(endpoints.page('error'))).ok);
    expect([...states, (await read(endpoints.site)).ok]).toEqual([true, false, false, false]);
  });

  it('holds a response to the contract once', async () => {
    const holds = vi.spyOn(calls[endpoints.page('error')].response, 'safeParse');
    const read = createReadApi(async () => Response.json(errorPage));
    for (let i = 0; i < 3; i++) expect(await read(endpoints.page('error'))).toMatchObject({ data: errorPage });
    expect(holds).toHaveBeenCalledTimes(1);
    holds.mockRestore();
  });

  it('refuses a response that is no JSON', async () => {
    const read = createReadApi(async () => new Response('<!doctype html>'));
    expect(await read(endpoints.page('error'))).toMatchObject({ ok: false, status: 502 });
    expect(logged()).toContain('"path":"/api/v1/pages/error"');
  });

  it('passes a 404 on and logs it with its path, as a warning: it is a response', async () => {
    const read = createReadApi(async () => new Response('', { status: 404 }));
    expect(await read(endpoints.article, { slug: 'nope' })).toMatchObject({ ok: false, status: 404 });
    expect(logged()).toContain('"level":"warn"');
    expect(logged()).toContain('"path":"/api/v1/article/nope"');
    await read(endpoints.article, { slug: 'nope' });
    expect(logged().split('/api/v1/article/nope'), 'once, not once for each visitor').toHaveLength(2);
  });

  it('turns an API that does not answer into 503', async () => {
    const read = createReadApi(() => Promise.reject(new Error('connect ECONNREFUSED')));
    expect(await read(endpoints.page('home'))).toMatchObject({ ok: false, status: 503 });
    expect(logged()).toContain('ECONNREFUSED');
  });

  it('logs a search that failed without its words', async () => {
    const read = createReadApi(async () => new Response('', { status: 429 }));
    await read(endpoints.search, { q: 'ivan@example.ru' });
    expect(logged()).toContain('"path":"/api/v1/search"');
    expect(logged()).not.toContain('ivan');
  });

  it('knows the type of every response', () => {
    const read = createReadApi(async () => new Response(''));
    // Never called: what counts is that it compiles, and that what is wrong does not.
    const typed = async () => {
      const product = await required(read(endpoints.product, { series: 'daily', slug: 'omega-3' }));
      expectTypeOf(product).toEqualTypeOf<Product>();
      expectTypeOf(await required(read(endpoints.page('faq')))).toEqualTypeOf<PageData<'faq'>>();
      // @ts-expect-error: a product is no article
      const article: Article = await required(read(endpoints.product, { series: 'daily', slug: 'omega-3' }));
      // @ts-expect-error: a product has a series
      await read(endpoints.product, { slug: 'omega-3' });
      // @ts-expect-error: not a parameter of this call
      await read(endpoints.page('articles'), { stars: 5 });
      // @ts-expect-error: no call of the contract
      await read('/api/v1/products');
      return article;
    };
    expect(typed).toBeTypeOf('function');
  });
});

function logged(): string {
  return vi
    .mocked(process.stderr.write)
    .mock.calls.map(([line]) => String(line))
    .join('');
}

describe('remoteApi', () => {
  let server: Server;
  let cuts: number;
  let asked: string[];
  let clients: unknown[];
  let baseUrl: string;

  beforeEach(async () => {
    asked = [];
    clients = [];
    server = createServer((request, response) => {
      asked.push(request.method ?? '');
      clients.push(request.headers['x-forwarded-for']);
      if (asked.length <= cuts) request.socket.destroy();
      else response.end('answer');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('says for whom it asks', async () => {
    cuts = 0;
    await withRequest({ id: '1', client: '203.0.113.7' }, () => remoteApi(baseUrl)('/x'));
    await remoteApi(baseUrl)('/x');
    expect(clients).toEqual(['203.0.113.7', undefined]);
  });

  it('asks once more when a connection breaks', async () => {
    cuts = 1;
    expect(await (await remoteApi(baseUrl)('/x')).text()).toBe('answer');
    expect(asked).toEqual(['GET', 'GET']);
  });

  it('gives up when it breaks again, and never repeats what changes something', async () => {
    cuts = 9;
    const reason = `API_BASE_URL (${baseUrl}) cannot be reached: other side closed`;
    await expect(remoteApi(baseUrl)('/x')).rejects.toThrow(reason);
    expect(asked).toEqual(['GET', 'GET']);
    await expect(remoteApi(baseUrl)('/x', { method: 'POST' })).rejects.toThrow(reason);
    expect(asked).toEqual(['GET', 'GET', 'POST']);
  });

  it('asks once more when the connection breaks in the middle of a response', async () => {
    cuts = 0;
    server.prependOnceListener('request', (request, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('half');
      setImmediate(() => request.socket.destroy());
      response.end = () => response;
    });
    expect(await (await remoteApi(baseUrl)('/x')).text()).toBe('answer');
    expect(asked).toEqual(['GET', 'GET']);
  });

  it('is led nowhere else by the other node', async () => {
    cuts = 0;
    server.prependListener('request', (_, response) => response.writeHead(302, { Location: `${baseUrl}/elsewhere` }));
    expect((await remoteApi(baseUrl)('/x')).status).toBe(302);
    expect(asked).toEqual(['GET']);
  });

  it('names the address and the cause where nobody listens', async () => {
    await new Promise((done) => server.close(done));
    await expect(remoteApi(baseUrl)('/x')).rejects.toThrow(
      `API_BASE_URL (${baseUrl}) cannot be reached: connect ECONNREFUSED`,
    );
  });
});
