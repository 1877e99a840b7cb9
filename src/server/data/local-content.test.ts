import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStore, testPublication } from '../../../fixtures/fake-store.ts';
import { newPreviewId, type Publishing, type PublishOutcome } from '../../content/publishing/publishing.ts';
import type { Store } from '../../store/store.ts';
import { createWarnings, type Warnings } from '../operations/warnings.ts';
import { DataUnavailable } from './api-connection.ts';
import type { ContentState } from './content-state.ts';
import { type LocalContent, openLocalContent } from './local-content.ts';

const unchanged: PublishOutcome = { status: 'unchanged', faults: [], version: null };
const published: PublishOutcome = { status: 'published', faults: [], version: 'x' };
const fault = { file: 'content/a.md', line: 3, field: 'title', message: 'нет', remedy: 'добавьте', level: 'error' };
const faulty = { status: 'faulty', faults: [fault], version: null } as PublishOutcome;

let content: LocalContent;
let logged: string;
let warnings: Warnings;
beforeEach(() => {
  warnings = createWarnings();
  vi.useFakeTimers();
  logged = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((line) => {
      logged += String(line);
      return true;
    });
});
afterEach(async () => {
  await content.close();
  vi.useRealTimers();
});

const open = (store: Store, publishing: Partial<Publishing> = {}) => {
  const idle = { publish: async () => unchanged, publishDue: async () => unchanged };
  const { warn } = warnings;
  content = openLocalContent({ store, contentDir: 'content', publishing: { ...idle, ...publishing }, warn });
  return content;
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
const served = async ({ current }: ContentState) =>
  (await current()?.fetchApi('/api/v1/article/one'))?.json() as Promise<{ version: string }>;

describe('a node with its own store', () => {
  it('serves what is published, and another version within a second or two', async () => {
    const { store, publish } = createFakeStore();
    publish('one');
    const { current, onChange, ready } = open(store);
    const changed = vi.fn();
    onChange(() => {
      throw new Error('a fault in a listener');
    });
    const stop = onChange(changed);
    await seconds(0);
    await ready;
    expect(await served(content)).toEqual({ version: 'one' });
    expect(current()?.redirects.get('/old-one')?.to).toBe('/new');
    expect([...(current()?.pages ?? [])]).toEqual([['/articles/one', 'article']]);
    const first = current();
    publish('two');
    await seconds(2);
    expect(await served(content)).toEqual({ version: 'two' });
    // A render that began with the old one ends with it.
    expect(await (await first?.fetchApi('/api/v1/article/one'))?.json()).toEqual({ version: 'one' });
    stop();
    publish('three');
    await seconds(2);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(logged).toContain('a fault in a listener');
  });

  it('keeps the snapshot when the same version is published again', async () => {
    const { store, publish } = createFakeStore();
    publish('one');
    const { current } = open(store);
    await seconds(1);
    const first = current();
    publish('one', { occasion: 'restore' });
    await seconds(2);
    expect(current()).toBe(first);
  });

  it('waits for the first publication, and says so', async () => {
    const { store, publish } = createFakeStore();
    const { notReady, current } = open(store);
    await seconds(3);
    expect(notReady()).toBe('nothing has been published yet; publish with this version: npm run content -- publish');
    expect(current()).toBeNull();
    publish('one');
    await seconds(2);
    expect(notReady()).toBeNull();
  });

  it('never serves what was compiled for another version of the code', async () => {
    const { store, publish } = createFakeStore();
    publish('one', { contract: 'another' });
    const { notReady } = open(store);
    await seconds(1);
    expect(notReady()).toMatch(/^the publication 1 was made for another version of the code; publish with/);
    publish('two');
    await seconds(2);
    publish('three', { contract: 'another' });
    await seconds(3);
    expect([notReady(), (await served(content)).version]).toEqual([null, 'two']);
    expect(logged.match(/publication 3 was made for another/g)).toHaveLength(1);
    expect([...warnings.current]).toEqual([]);
    await seconds(60);
    expect(warnings.current.get('old-version')).toMatch(/content -- publish; until then this node serves version two$/);
    publish('four');
    await seconds(2);
    expect([...warnings.current]).toEqual([]);
  });

  it.each(['fail', 'hang'] as const)(
    'serves on from memory while the store begins to %s, and says so once',
    async (how) => {
      const fake = createFakeStore();
      fake.publish('one');
      const { notReady, away, picture } = open(fake.store);
      await seconds(1);
      fake[how]();
      await seconds(60);
      expect([notReady(), (await served(content)).version]).toEqual([null, 'one']);
      expect(away()?.reason).toMatch(/^the database does not answer: (connect ECONNREFUSED|no reply within 5 s)/);
      expect(logged.match(/does not answer: what is in memory goes on/g)).toHaveLength(1);
      const asked = expect(picture('a')).rejects.toThrow(DataUnavailable);
      await seconds(6);
      await asked;
      fake.publish('two');
      fake.recover();
      await seconds(8);
      expect([away(), (await served(content)).version]).toEqual([null, 'two']);
    },
  );

  it('warns of sample data among what is published, and of a clock that differs', async () => {
    const { store, publish, sources } = createFakeStore();
    const sample = { path: 'reviews.yml', text: '- name: Анна\n  sample: true\n', picture: null, hidden: false };
    sources.push(sample);
    publish('one');
    open({ ...store, now: async () => new Date(Date.now() - 3_600_000) });
    await seconds(1);
    expect(warnings.current.get('samples')).toMatch(/^1 published files? .*check --production/);
    expect(warnings.current.get('clock')).toMatch(/^the clock of this machine is 3600 s ahead of the database: set/);
    sources.pop();
    publish('two');
    await seconds(2);
    expect(warnings.current.has('samples')).toBe(false);
  });

  it('starts while the store is away', async () => {
    const fake = createFakeStore();
    fake.publish('one');
    fake.fail();
    const { notReady } = open(fake.store);
    await seconds(20);
    expect(notReady()).toBe('the database does not answer: connect ECONNREFUSED');
    fake.recover();
    await seconds(2);
    expect((await served(content)).version).toBe('one');
  });

  it('publishes what is due once, and after a failure not again for a while', async () => {
    const { store, publish } = createFakeStore();
    const publishDue = vi.fn<Publishing['publishDue']>().mockRejectedValueOnce(new Error('read-only'));
    publishDue.mockImplementation(async () => {
      publish('two');
      return published;
    });
    publish('one', { nextChange: new Date(Date.now() + 5_000) });
    open(store, { publishDue });
    await seconds(4);
    expect(publishDue).not.toHaveBeenCalled();
    await seconds(20);
    expect(publishDue).toHaveBeenCalledTimes(1);
    expect(logged).toContain('what is due cannot be published from here');
    await seconds(30);
    expect(publishDue).toHaveBeenCalledTimes(2);
    expect((await served(content)).version).toBe('two');
  });

  it('shows what a link shows, unless it was made for another version of the code', async () => {
    const { store, previews } = createFakeStore();
    const id = newPreviewId();
    previews.set(id, testPublication('draft')).set('0123', testPublication('old'));
    const { preview } = open(store);
    const draft = await preview(id);
    expect(await (await draft?.fetchApi('/api/v1/article/one'))?.json()).toEqual({ version: 'draft' });
    expect([await preview('0123'), await preview(newPreviewId())]).toEqual([null, null]);
  });

  it('counts queries without results in memory, and writes them now and then and at the end', async () => {
    const { store, publish, counted } = createFakeStore();
    publish('one');
    const { current } = open(store);
    await seconds(1);
    const search = () => current()?.fetchApi('/api/v1/search?q=гематоген');
    await search();
    await search();
    expect(counted).toEqual([]);
    await seconds(10);
    expect(counted).toMatchObject([{ query: 'гематоген', count: 2 }]);
    await search();
    await content.close();
    expect(counted).toHaveLength(2);
  });
});

it('says that a shared database is not published into by a signal', async () => {
  const fake = createFakeStore('postgresql');
  fake.publish('one');
  const { republish, ready } = open(fake.store);
  await ready;
  expect((await republish()).status).toBe('unchanged');
  expect(logged).toContain('npm run content -- publish does');
});

describe('a node with a SQLite file', () => {
  it('publishes its folder at the start and when it is asked to', async () => {
    const { store, publish } = createFakeStore('sqlite');
    let version = 0;
    const publishing = {
      publish: async () => {
        publish(`v${++version}`);
        return published;
      },
    };
    const { republish, ready } = open(store, publishing);
    await ready;
    expect((await served(content)).version).toBe('v1');
    expect((await republish()).status).toBe('published');
    expect((await served(content)).version).toBe('v2');
  });

  it('cannot begin with faults and nothing published, and names them', async () => {
    const { store } = createFakeStore('sqlite');
    const { ready } = open(store, { publish: async () => faulty });
    await expect(ready).rejects.toThrow(
      /^the content has faults and there is nothing else to serve:\ncontent\/a\.md:3/,
    );
  });

  it.each([
    ['faults', async () => faulty, 'content/a.md:3'],
    ['a failure', () => Promise.reject(new Error('no memory')), 'no memory'],
  ])('stays as it was published before with %s, and names them', async (_, publish, expected) => {
    const fake = createFakeStore('sqlite');
    fake.publish('one');
    const { ready } = open(fake.store, { publish });
    await ready;
    await seconds(1);
    expect((await served(content)).version).toBe('one');
    expect(logged).toMatch(/stays as it was published before/);
    expect(logged).toContain(expected);
    expect(warnings.current.get('publish')).toContain(expected);
    fake.publish('two');
    await seconds(2);
    expect([...warnings.current]).toEqual([]);
  });

  it('publishes again when its file was lost', async () => {
    const { store, publish, empty } = createFakeStore('sqlite');
    publish('one');
    const again = vi.fn(async () => {
      publish('one');
      return published;
    });
    open(store, { publish: again });
    await seconds(1);
    again.mockClear();
    empty();
    await seconds(2);
    expect(again).toHaveBeenCalledTimes(1);
    expect((await served(content)).version).toBe('one');
  });
});

it('warns of a clock behind what was published, where no other clock is', async () => {
  const { store, publish } = createFakeStore('sqlite');
  publish('one', { publishedAt: new Date(Date.now() + 86_400_000) });
  open(store);
  await seconds(1);
  expect(warnings.current.get('clock')).toMatch(/is 86\d{3} s behind the last publication/);
});
