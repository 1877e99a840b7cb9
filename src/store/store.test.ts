import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import {
  describeOnBothStores,
  queryTestDatabase,
  testEntry,
  testPicture,
  testPublication,
} from '../../fixtures/both-stores.ts';
import { hashOf } from '../http/caching.ts';
import { openStore } from './open-store.ts';
import type { Publication } from './publication.ts';
import type { NewPublication, Store, StoreSettings } from './store.ts';
import { publicationsKept, zeroResultQueriesKept } from './store.ts';

async function removeNewestTable({ databaseUrl, dataDir }: StoreSettings): Promise<void> {
  const sql = 'drop table vitimepro_messages';
  if (databaseUrl) await queryTestDatabase(databaseUrl, sql);
  else new DatabaseSync(join(dataDir, 'vitimepro.sqlite')).exec(sql);
}

const source = (path: string, text: string) => ({ path, text, picture: null, hidden: false });

describeOnBothStores('the store', (settings) => {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });

  /** Several stores on the same settings are as several processes. */
  async function open(count = 1): Promise<[Store, ...Store[]]> {
    const where = await settings();
    const stores = await Promise.all(Array.from({ length: count }, () => openStore(where)));
    opened.push(...stores);
    return stores as [Store, ...Store[]];
  }

  async function publish(store: Store, version: string, overrides: Partial<NewPublication> = {}): Promise<number> {
    const publication = testPublication({ version, ...overrides.publication });
    const record = await store.publish(testEntry({ ...overrides, publication: { ...publication, version } }));
    if (!record) throw new Error('another publication came first');
    return record.id;
  }

  it('is empty at first', async () => {
    const [store] = await open();
    expect(await store.current()).toBeNull();
    expect(await store.history()).toEqual([]);
    expect(await store.publication(1)).toBeNull();
    expect(await store.preview('x')).toBeNull();
    expect(await store.picture('x')).toBeNull();
    expect(await store.missingPictures(['a', 'b'])).toEqual(['a', 'b']);
    expect(await store.zeroResultQueries(10)).toEqual([]);
  });

  it('gives back what was published, and what is known of it', async () => {
    const [store, other] = await open(2);
    const publication = testPublication({
      version: 'v1',
      documents: [
        { path: 'site', body: { z: 1, a: 'ё\u2028\n', nested: [null, 0.1] } },
        { path: 'pages/home', body: '₽'.repeat(300_000) },
      ],
      synonyms: [['c', 'аскорбинка']],
      sources: [source('a.md', 'text')],
    });
    const nextChange = new Date('2030-01-02T03:04:05.678Z');
    const before = await store.now();
    const record = await store.publish(testEntry({ publication, contract: 'k', fingerprint: 'f', nextChange }));
    expect(record).toEqual({
      id: expect.any(Number),
      version: 'v1',
      contract: 'k',
      fingerprint: 'f',
      publishedAt: expect.any(Date),
      occasion: 'publish',
      restored: null,
      changes: { added: 1, changed: 0, removed: 0 },
      nextChange,
    });
    const age = Number(record?.publishedAt) - before.getTime();
    expect(age >= 0 && age < 600_000, `published ${age} ms later`).toBe(true);
    expect(await other?.current()).toEqual(record);
    expect(await other?.publication(record?.id ?? 0)).toEqual(publication);
  });

  it('keeps the last publications, newest first, and counts the files that changed', async () => {
    const [store] = await open();
    const files = [source('a', '1'), source('b', '1'), source('c', '1')];
    const first = await publish(store, 'v1', { publication: testPublication({ sources: files }) });
    const changed = [source('a', '2'), source('b', '1'), source('d', '1')];
    const second = await publish(store, 'v2', { publication: testPublication({ sources: changed }) });
    const old = (await store.publication(first)) as Publication;
    const third = await store.publish(testEntry({ publication: old, occasion: 'restore', restored: first }));

    expect(
      (await store.history()).map(({ id, version, restored, changes }) => ({ id, version, restored, changes })),
    ).toEqual([
      { id: third?.id, version: 'v1', restored: first, changes: { added: 1, changed: 1, removed: 1 } },
      { id: second, version: 'v2', restored: null, changes: { added: 1, changed: 1, removed: 1 } },
      { id: first, version: 'v1', restored: null, changes: { added: 3, changed: 0, removed: 0 } },
    ]);
    expect(await store.current()).toEqual(third);
  });

  it('tells who published what, and why', async () => {
    const [store] = await open();
    await publish(store, 'v1', { publication: testPublication({ sources: [source('a', '1')] }) });
    await publish(store, 'v2', { who: 'Анна', message: 'Новая цена' });
    expect(await store.history()).toMatchObject([
      { version: 'v2', who: 'Анна', message: 'Новая цена', files: {} },
      { version: 'v1', who: null, message: null, files: { a: hashOf('1') } },
    ]);
  });

  it('adds to a store of the version before what that one did not have', async () => {
    const where = await settings();
    const before = await openStore(where);
    await publish(before, 'v1');
    await before.close();
    await removeNewestTable(where);
    const store = await openStore(where);
    opened.push(store);
    expect(await store.history()).toMatchObject([{ version: 'v1', who: null }]);
    await publish(store, 'v2', { who: 'Анна' });
    expect(await store.history()).toMatchObject([{ who: 'Анна' }, { who: null }]);
  });

  it(`keeps ${publicationsKept} publications and no picture that none of them names`, async () => {
    const [store] = await open();
    const [once, always] = [testPicture('once'), testPicture('always')];
    const bytes = new Map([once, always].map((picture) => [picture.hash, picture.bytes]));
    const show = (...shown: (typeof once)[]) =>
      testPublication({ pictures: shown.map(({ bytes: _, ...named }) => named) });
    const first = await publish(store, 'v0', { publication: show(once, always), pictures: bytes });
    for (let n = 1; n < publicationsKept; n++) await publish(store, `v${n}`, { publication: show(always) });
    expect(await store.picture(once.hash)).toEqual({ type: 'image/webp', bytes: expect.anything() });
    expect(await store.publication(first)).not.toBeNull();

    await publish(store, 'last', { publication: show(always) });
    expect((await store.history()).map(({ version }) => version).at(-1)).toBe('v1');
    expect(await store.history()).toHaveLength(publicationsKept);
    expect(await store.publication(first)).toBeNull();
    expect(await store.picture(once.hash)).toBeNull();
    expect(Buffer.from((await store.picture(always.hash))?.bytes ?? [])).toEqual(Buffer.from('always'));
    expect(await store.missingPictures([once.hash, always.hash])).toEqual([once.hash]);
  });

  it('refuses a publication whose picture nobody has, whole', async () => {
    const [store] = await open();
    const { bytes, ...lost } = testPicture('lost');
    const { bytes: handedOver, ...known } = testPicture('known');
    const publication = testPublication({ pictures: [known, lost] });
    const pictures = new Map([[known.hash, handedOver]]);
    const error = { name: 'StoreError', code: 'picture-missing', message: expect.stringContaining(lost.hash) };
    await expect(store.publish(testEntry({ publication, pictures }))).rejects.toMatchObject(error);
    await expect(store.savePreview('p', new Date(Date.now() + 60_000), publication, pictures)).rejects.toMatchObject(
      error,
    );
    expect(await store.current()).toBeNull();
    expect(await store.preview('p')).toBeNull();
  });

  it('does not overwrite a publication that came first', async () => {
    const [store] = await open();
    const first = await publish(store, 'v1');
    const second = await publish(store, 'v2', { after: first });
    expect(await store.publish(testEntry({ after: first }))).toBeNull();
    expect((await store.current())?.id).toBe(second);
    expect(await store.history()).toHaveLength(2);
  });

  it('takes publications at once one after the other', async () => {
    const stores = await open(4);
    const first = await publish(stores[0], 'first');
    const picture = testPicture('shared');
    const { bytes, ...named } = picture;
    const racing = await Promise.all(
      stores.map((store, n) =>
        store.publish(
          testEntry({
            publication: testPublication({ version: `v${n}`, pictures: [named] }),
            pictures: new Map([[picture.hash, bytes]]),
            after: first,
          }),
        ),
      ),
    );
    expect(racing.filter(Boolean)).toHaveLength(1);
    const all = await Promise.all(stores.map((store, n) => publish(store, `w${n}`)));
    expect(new Set(all).size).toBe(4);
    expect((await stores[0].current())?.id).toBe(Math.max(...all));
    expect((await stores[0].history()).map(({ id }) => id)).toEqual(
      [...all].toSorted((a, b) => b - a).concat(racing.find(Boolean)?.id ?? 0, first),
    );
  });

  it('keeps what one process asks for at once apart', async () => {
    const [store] = await open();
    const lost = testPublication({ version: 'lost', pictures: [{ ...testPicture('lost'), hash: 'lost' }] });
    const counted = { query: 'юзу', count: 1, lastDay: '2026-01-01' };
    await publish(store, 'v0');
    const [versions] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => store.current())),
      ...Array.from({ length: 5 }, () => store.countZeroResults([counted])),
      expect(store.publish(testEntry({ publication: lost }))).rejects.toMatchObject({ code: 'picture-missing' }),
      publish(store, 'v1'),
    ]);
    expect(versions.map((record) => record?.version)).not.toContain('lost');
    expect(await store.zeroResultQueries(10)).toEqual([{ ...counted, count: 5 }]);
    expect((await store.history()).map(({ version }) => version)).toEqual(['v1', 'v0']);
  });

  it('notes that the same content was looked at again', async () => {
    const [store] = await open();
    const id = await publish(store, 'v1', { fingerprint: 'a', nextChange: new Date(5) });
    await store.confirm(id, { fingerprint: 'b' });
    expect(await store.current()).toMatchObject({ fingerprint: 'b', nextChange: new Date(5) });
    await store.confirm(id, { nextChange: null });
    expect(await store.current()).toMatchObject({ fingerprint: 'b', nextChange: null });
  });

  it('shows a preview until its time has passed, with its pictures', async () => {
    const [store] = await open();
    const { bytes, ...picture } = testPicture('of a draft');
    const publication = testPublication({ version: 'draft', pictures: [picture] });
    await publish(store, 'v1');
    await store.savePreview('kept', new Date(Date.now() + 600_000), publication, new Map([[picture.hash, bytes]]));
    await publish(store, 'v2');
    expect(await store.preview('kept')).toEqual(publication);
    expect(await store.picture(picture.hash)).not.toBeNull();

    await store.savePreview('kept', new Date(Date.now() + 200), publication, new Map());
    await expect.poll(() => store.preview('kept'), { timeout: 60_000 }).toBeNull();
    await publish(store, 'v3');
    expect(await store.picture(picture.hash)).toBeNull();
    expect((await store.current())?.version).toBe('v3');
  });

  it('adds up queries that found nothing, and forgets the rarest', async () => {
    const [store] = await open();
    await publish(store, 'v1');
    const row = (query: string, count: number, lastDay: string) => ({ query, count, lastDay });
    await store.countZeroResults([row('юзу', 2, '2026-01-01'), row('ё', 1, '2026-01-01'), row('юзу', 1, '2026-01-01')]);
    await store.countZeroResults([row('юзу', 1, '2026-01-02')]);
    expect(await store.zeroResultQueries(10)).toEqual([row('юзу', 4, '2026-01-02'), row('ё', 1, '2026-01-01')]);
    expect(await store.zeroResultQueries(1)).toHaveLength(1);

    const many = Array.from({ length: zeroResultQueriesKept }, (_, n) => row(`q${n}`, 1, '2026-01-03'));
    await store.countZeroResults(many);
    const kept = await store.zeroResultQueries(10_000);
    expect(kept).toHaveLength(zeroResultQueriesKept);
    expect(kept[0]).toEqual(row('юзу', 4, '2026-01-02'));
    expect(kept.map(({ query }) => query)).not.toContain('ё');
    await store.countZeroResults([]);
  });

  it('takes any text for a name', async () => {
    const [store] = await open();
    await publish(store, 'v1');
    expect(await store.picture('a\0b')).toBeNull();
    expect(await store.preview("'; drop table previews; --\0")).toBeNull();
    await store.countZeroResults([{ query: 'a\0b', count: 1, lastDay: '2026-01-01' }]);
  });
});
