import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testPublication } from '../../../fixtures/fake-store.ts';
import { createApi } from '../../api/create-api.ts';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { createWarnings, type Warnings } from '../operations/warnings.ts';
import { DataUnavailable } from './api-connection.ts';
import type { FetchApi } from './fetch-api.ts';
import { openRemoteContent, type RemoteContent } from './remote-content.ts';

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

let content: RemoteContent;
let ask: FetchApi;
let warnings: Warnings;
beforeEach(() => {
  warnings = createWarnings();
  vi.useFakeTimers();
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockReturnValue(true);
});
afterEach(() => {
  content.stop();
  vi.useRealTimers();
});

const away: FetchApi = () => Promise.reject(new Error('connect ECONNREFUSED'));
function publish(version: string): void {
  const publication = testPublication(version);
  const documents = [...publication.documents, { path: 'pages/error', body: errorPage }];
  const picture = async (hash: string) => (hash === 'abc' ? { type: 'image/webp', bytes: Buffer.from('x') } : null);
  const api = createApi(createCatalogue({ ...publication, documents }), { picture });
  ask = async (path, init) => api.request(path, init);
}
const open = () => {
  content = openRemoteContent((path, init) => ask(path, init), warnings.warn);
  return content;
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

it('serves what the other node serves, and follows it', async () => {
  publish('one');
  const { current, onChange, ready } = open();
  const changed = vi.fn();
  onChange(changed);
  await ready;
  expect(current()?.version).toBe('one');
  expect(current()?.pages.get('/articles/one')).toBe('article');
  expect(current()?.redirects.get('/old-one')?.to).toBe('/new');
  publish('two');
  await seconds(2);
  expect([current()?.version, changed.mock.calls.length]).toEqual(['two', 2]);
});

it('reads pictures, and knows one that does not exist', async () => {
  publish('one');
  const { picture, ready } = open();
  await ready;
  expect(await picture('abc')).toMatchObject({ type: 'image/webp' });
  expect(await picture('abd')).toBeNull();
});

it('waits for an API that is away at the start, and says why', async () => {
  ask = away;
  const { notReady, current } = open();
  await seconds(5);
  expect([current(), notReady()]).toEqual([null, 'the API does not answer: connect ECONNREFUSED']);
  publish('one');
  await seconds(2);
  expect([current()?.version, notReady()]).toEqual(['one', null]);
});

it('takes nothing but a response of the contract for a working API', async () => {
  ask = async () => Response.json({ versions: 1 });
  const { notReady } = open();
  await seconds(1);
  expect(notReady()).toMatch(/none of this site: look whether API_BASE_URL names a copy of it$/);
});

it('has the error page while the API is away, waits for nothing else, and goes on when it is back', async () => {
  publish('one');
  const { current, notReady, away: since } = open();
  await seconds(1);
  const working = ask;
  const asked = vi.fn(away);
  ask = asked;
  await seconds(3);
  asked.mockClear();
  const { readApi } = current() ?? {};
  expect(await readApi?.(endpoints.page('error'))).toMatchObject({ ok: true, data: errorPage });
  expect(await readApi?.(endpoints.article, { slug: 'one' })).toEqual({ ok: false, status: 503 });
  expect(asked).not.toHaveBeenCalled();
  expect(notReady()).toBe('the API does not answer: connect ECONNREFUSED');
  ask = working;
  await seconds(2);
  expect([since(), notReady()]).toEqual([null, null]);
  expect(await (await current()?.fetchApi('/api/v1/article/one'))?.json()).toEqual({ version: 'one' });
});

it('takes one call that is late for unavailable data, and says so without the words of a search', async () => {
  publish('one');
  const { current, ready } = open();
  await ready;
  const working = ask;
  ask = async (path, init) => (path.includes('/search') ? away(path) : working(path, init));
  await expect(current()?.fetchApi('/api/v1/search?q=ivan')).rejects.toThrow(DataUnavailable);
  const logged = vi.mocked(process.stderr.write).mock.calls.join('');
  expect(logged).toMatch(/"path":"\/api\/v1\/search".*ECONNREFUSED/);
  expect(logged).not.toContain('ivan');
});

it('makes no page of two versions while the other node is ahead', async () => {
  publish('one');
  const { current, ready } = open();
  await ready;
  const old = current();
  const working = ask;
  ask = async (path, init) => {
    const response = await working(path, init);
    if (path !== endpoints.version) response.headers.set('X-Content-Version', 'two');
    return response;
  };
  expect(await old?.readApi(endpoints.article, { slug: 'one' })).toEqual({ ok: false, status: 503 });
});

it('takes up no version whose frame is still that of another one', async () => {
  publish('one');
  const { current, ready } = open();
  await ready;
  publish('two');
  const working = ask;
  let frame = 'one';
  ask = async (path, init) => {
    const response = await working(path, init);
    if (path === endpoints.site) response.headers.set('X-Content-Version', frame);
    return response;
  };
  await seconds(3);
  expect(current()?.version).toBe('one');
  frame = 'two';
  await seconds(2);
  expect(current()?.version).toBe('two');
});

it('warns of a clock that differs from the other node', async () => {
  publish('one');
  const working = ask;
  let hours = 2;
  ask = async (path, init) => {
    const response = await working(path, init);
    response.headers.set('Date', new Date(Date.now() + hours * 3_600_000).toUTCString());
    return response;
  };
  open();
  await seconds(1);
  expect(warnings.current.get('clock')).toMatch(
    /^the clock of this machine is 7\d{3} s behind the other node: set both/,
  );
  hours = 0;
  await seconds(1);
  expect([...warnings.current]).toEqual([]);
});

it('serves an API that has only the calls of the specification, and reads it again every minute', async () => {
  // Such a version is the minute in which it was read.
  vi.setSystemTime('2026-09-01T12:00:10Z');
  publish('one');
  const whole = ask;
  ask = async (path, init) =>
    /\/(version|addresses|redirects|site|media)$/.test(path) ? new Response(null, { status: 404 }) : whole(path, init);
  const { current, notReady, ready } = open();
  await ready;
  expect([notReady(), current()?.isPartial, current()?.pages.has('/about')]).toEqual([null, true, true]);
  expect(await (await current()?.fetchApi('/api/v1/article/one'))?.json()).toEqual({ version: 'one' });
  const first = current()?.version;
  await seconds(2);
  expect(current()?.version).toBe(first);
  await seconds(60);
  expect(current()?.version).not.toBe(first);
});

it('is not ready where something else listens', async () => {
  ask = async () => new Response('not found', { status: 404 });
  const { notReady } = open();
  await seconds(1);
  expect(notReady()).toMatch(/none of this site: look whether API_BASE_URL names a copy of it$/);
});

it('does not take a foreign API for something else because it is slow', async () => {
  ask = async (path) => {
    if (path === endpoints.page('error')) throw new Error('no response within 2.5 s');
    return new Response(null, { status: 404 });
  };
  const { notReady } = open();
  await seconds(1);
  expect(notReady()).toBe('the API does not answer: /api/v1/pages/error cannot be read (503)');
});
