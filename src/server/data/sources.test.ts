import { describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import type { ReadApi } from '../../contract/request-context.ts';
import { etagOf, hashOf } from '../../http/etag.ts';
import type { FetchApi } from './fetch-api.ts';
import { createSourceCheck, recordSources } from './sources.ts';

const tags = new Map([
  ['/api/v1/site', 'W/"site"'],
  ['/api/v1/pages/home', 'W/"home"'],
]);

function checkWith(answer: (path: string, known: string | null) => Response) {
  const state = { version: 'v1', time: 0, asked: [] as string[] };
  const fetchApi: FetchApi = async (path, init) => {
    state.asked.push(path);
    return answer(path, new Headers(init?.headers).get('If-None-Match'));
  };
  return {
    state,
    check: createSourceCheck(
      fetchApi,
      () => state.version,
      () => state.time,
    ),
  };
}

const unchanged = () => new Response(null, { status: 304 });

describe('what an answer was made from', () => {
  it('is written down with its tags', async () => {
    const read = (async (endpoint: string) =>
      endpoint === endpoints.site ? { ok: true, data: {}, tag: 'W/"a"' } : { ok: false, status: 503 }) as ReadApi;
    const recorded = recordSources(read);
    await recorded.read(endpoints.site);
    await recorded.read(endpoints.article, { slug: 'son' });
    expect([...recorded.sources]).toEqual([
      ['/api/v1/site', 'W/"a"'],
      ['/api/v1/article/son', ''],
    ]);
  });

  it('is the same when the API says so', async () => {
    const { check, state } = checkWith((path, known) => (known === tags.get(path) ? unchanged() : new Response('')));
    expect(await check(tags)).toBe(true);
    expect(state.asked).toEqual([...tags.keys()]);
  });

  it('has changed when one answer has another tag', async () => {
    const { check } = checkWith((path) =>
      path === '/api/v1/site' ? unchanged() : new Response('', { headers: { ETag: 'W/"other"' } }),
    );
    expect(await check(tags)).toBe(false);
  });

  it('is compared by its bytes where a proxy loses tags', async () => {
    const { check } = checkWith(() => new Response('text'));
    expect(await check(new Map([['/api/v1/site', etagOf(hashOf('text'))]]))).toBe(true);
    expect(await check(new Map([['/api/v1/site', etagOf(hashOf('other'))]]))).toBe(false);
  });

  it('is never taken for unchanged when it had no tag, or the API is away', async () => {
    const { check } = checkWith(unchanged);
    expect(await check(new Map([['/api/v1/site', '']]))).toBe(false);
    const away = checkWith(() => {
      throw new TypeError('fetch failed');
    });
    expect(await away.check(tags)).toBe(false);
    const broken = checkWith(() => new Response('', { status: 500 }));
    expect(await broken.check(tags)).toBe(false);
  });

  it('is asked for once for all pages that are made from it, and again for the next version', async () => {
    const { check, state } = checkWith(unchanged);
    await check(tags);
    await check(tags);
    expect(state.asked).toHaveLength(2);
    state.version = 'v2';
    await check(tags);
    expect(state.asked).toHaveLength(4);
    state.time = 60_000;
    await check(tags);
    expect(state.asked).toHaveLength(6);
  });
});
