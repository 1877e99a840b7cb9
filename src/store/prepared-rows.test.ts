import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from './database.ts';
import { publicationsKept } from './history.ts';
import type { Store } from './open-store.ts';
import { packRows } from './packed-rows.ts';
import { type PreparedPublication, preparePublication } from './prepare-publication.ts';
import { emptyPublication } from './test-publication.ts';
import { describeOnBothDatabases } from './test-store.ts';

const compiler = 'this code';
const start = new Date('2026-01-01T00:00:00Z');
const later = new Date('2100-01-01T00:00:00Z');
const end = new Date('2101-01-01T00:00:00Z');

/** A publication of one text, with a sharing picture that no file names. */
async function prepared(version: string, text: string, nextChange: Date | null): Promise<PreparedPublication> {
  const hash = version.padEnd(20, '0');
  const publication = preparePublication(
    {
      ...emptyPublication,
      version,
      documents: [{ path: 'pages/home', body: { version } }],
      media: [{ hash, type: 'image/jpeg', width: 1, height: 1, bytes: new TextEncoder().encode(version) }],
      sources: [{ path: 'site.yml', text, media: null, hidden: false }],
      events: [],
    },
    null,
    new Set(),
    nextChange?.getTime() ?? null,
  );
  return { ...publication, packed: { compiler, rows: await packRows(publication) } };
}

describeOnBothDatabases('prepared rows', (open) => {
  let store: Store;
  let first = 0;
  beforeAll(async () => {
    store = await open();
    await store.publishPrepared(await prepared('v1', 'один', later));
    first = (await store.history())[0]?.id ?? 0;
    await store.publishPrepared(await prepared('v2', 'два', null));
  });
  afterAll(() => store.close());

  it('are what was published, with all its pictures, and can be written again', async () => {
    const rows = await store.preparedFor(first, new Date(), compiler);
    expect(rows).toMatchObject({ version: 'v1', nextChange: later.getTime(), mediaHashes: ['v1'.padEnd(20, '0')] });
    expect(rows?.documents).toEqual((await prepared('v1', 'один', later)).documents);
    expect(await store.media('v1'.padEnd(20, '0'))).not.toBeNull();
    if (rows) await store.publishPrepared(rows, { occasion: 'restore', restored: first });
    expect((await store.document('pages/home'))?.body).toBe('{"version":"v1"}');
    expect((await store.nextChange())?.getTime()).toBe(later.getTime());
  });

  it('hold for the code that made them and until something changes by itself', async () => {
    expect(await store.preparedFor(first, new Date(), 'other code')).toBeNull();
    expect(await store.preparedFor(first, later, compiler)).toBeNull();
    expect(await store.preparedFor(first, start, compiler)).toBeNull();
    expect(await store.preparedFor(999_999, new Date(), compiler)).toBeNull();
  });

  it('are made for a later moment by one node, or by another when that one has given up', async () => {
    const now = new Date();
    const claim = (at: Date, by = compiler) => store.claimRows(first, later, by, at, 1_000);
    expect([await claim(now), await claim(now)]).toEqual([true, false]);
    expect(await store.preparedFor(first, later, compiler)).toBeNull();
    expect(await claim(new Date(now.getTime() + 2_000))).toBe(true);
    await store.keepRowsAhead(await prepared('v3', 'один', end), later);
    expect(await claim(new Date(now.getTime() + 9_000))).toBe(false);
    expect((await store.preparedFor(first, later, compiler))?.version).toBe('v3');
    expect((await store.preparedFor(first, new Date(), compiler))?.version).toBe('v1');
    expect(await claim(now, 'newer code')).toBe(true);
  });

  it('go with the publications that they belong to, and are not used where a picture is gone', async () => {
    await store.orm.delete(schema.media);
    expect(await store.preparedFor(first, new Date(), compiler)).toBeNull();
    for (let number = 0; number <= publicationsKept; number++)
      await store.publishPrepared(await prepared(`w${number}`, `текст ${number}`, null));
    expect(await store.orm.select({ files: schema.preparedRows.files }).from(schema.preparedRows)).toHaveLength(
      publicationsKept,
    );
  });
});
