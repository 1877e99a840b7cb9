import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicationsKept, type StoredFile } from './history.ts';
import type { Store } from './open-store.ts';
import { preparePublication } from './prepare-publication.ts';
import type { Publication } from './publication.ts';
import { emptyPublication } from './test-publication.ts';
import { describeOnBothDatabases } from './test-store.ts';

const hashOf = (letter: string) => letter.repeat(20);

/** A publication of these texts, and of one picture. */
function publication(version: string, texts: Record<string, string>, picture = 'a'): Publication {
  const hash = hashOf(picture);
  return {
    ...emptyPublication,
    version,
    documents: [{ path: 'pages/home', body: texts }],
    media: [{ hash, type: 'image/webp', width: 1, height: 1, bytes: new TextEncoder().encode(picture) }],
    sources: [
      ...Object.entries(texts).map(([path, text]) => ({ path, text, media: null, hidden: false })),
      { path: 'a.webp', text: null, media: hash, hidden: false },
    ],
  };
}

async function read(files: AsyncIterable<StoredFile> | null): Promise<Record<string, string> | null> {
  if (!files) return null;
  const found: Record<string, string> = {};
  for await (const { path, data } of files)
    found[path] = typeof data === 'string' ? data : new TextDecoder().decode(data);
  return found;
}

describeOnBothDatabases('history', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.publish(publication('v1', { 'site.yml': 'один\n', 'faq.yml': 'вопросы\n' }));
    await store.publish(publication('v2', { 'site.yml': 'два\n', 'faq.yml': 'вопросы\n', 'shops.yml': '' }, 'b'));
  });
  afterAll(() => store.close());

  it('names the last publications and what changed with each', async () => {
    const [second, first] = await store.history();
    expect(second).toMatchObject({ version: 'v2', occasion: 'publish', changes: { added: 1, changed: 2, removed: 0 } });
    expect(first).toMatchObject({ version: 'v1', restored: null, changes: { added: 3, changed: 0, removed: 0 } });
    expect(second?.publishedAt.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
  });

  it('gives the files of each back, pictures that are no longer shown included', async () => {
    const [second, first] = await store.history();
    expect(await read(await store.publicationFiles(first?.id ?? 0))).toEqual({
      'site.yml': 'один\n',
      'faq.yml': 'вопросы\n',
      'a.webp': 'a',
    });
    expect((await read(await store.publicationFiles(second?.id ?? 0)))?.['a.webp']).toBe('b');
    expect(await store.publicationFiles(999_999)).toBeNull();
  });

  it('is not written by a publication that fails', async () => {
    const before = await store.history();
    const broken = { ...publication('v3', { 'site.yml': 'три\n' }), reviews: [{ rating: 'many' } as never] };
    await expect(store.publish(broken)).rejects.toThrow(/^nothing was published/);
    expect(await store.history()).toEqual(before);
    expect(await store.version()).toBe('v2');
  });

  it('says what was brought back, and leaves the folder its fingerprint', async () => {
    await store.publishPrepared(preparePublication(publication('v4', { 'site.yml': 'четыре\n' }), 'of the folder'));
    const [, , first] = await store.history();
    const again = preparePublication(publication('v1', { 'site.yml': 'один\n' }), 'of a temporary folder');
    await store.publishPrepared(again, { occasion: 'restore', restored: first?.id ?? null });
    expect((await store.history())[0]).toMatchObject({ version: 'v1', occasion: 'restore', restored: first?.id });
    expect([await store.version(), await store.fingerprint()]).toEqual(['v1', 'of the folder']);
  });

  it('keeps a preview until its time, with its pictures', async () => {
    const { sources, media } = publication('never', { 'site.yml': 'черновик\n' }, 'c');
    await store.keepPreview('link', new Date(Date.now() + 3_600_000), sources, media);
    await store.publish(publication('v5', { 'site.yml': 'пять\n' }));
    expect(await read(await store.previewFiles('link'))).toEqual({ 'site.yml': 'черновик\n', 'a.webp': 'c' });
    await store.keepPreview('link', new Date(Date.now() - 1), sources, media);
    await store.publish(publication('v6', { 'site.yml': 'шесть\n' }));
    expect(await store.previewFiles('link')).toBeNull();
    expect(await store.media(hashOf('c'))).toBeNull();
  });

  it('forgets what is older than the last twenty, with what only that had', async () => {
    for (let n = 0; n < publicationsKept; n++) await store.publish(publication(`w${n}`, { 'site.yml': `${n}\n` }, 'd'));
    const history = await store.history();
    expect([history.length, history[0]?.version, history.at(-1)?.version]).toEqual([publicationsKept, 'w19', 'w0']);
    expect(await store.media(hashOf('b'))).toBeNull();
    expect(await read(await store.publicationFiles(history.at(-1)?.id ?? 0))).toEqual({
      'site.yml': '0\n',
      'a.webp': 'd',
    });
  });

  it('is due at its moment, for one node at a time', async () => {
    const due = new Date('2026-12-01T00:00:00Z');
    const at = (seconds: number) => new Date(due.getTime() + seconds * 1_000);
    const next = preparePublication(publication('later', { 'site.yml': 'x\n' }), null, undefined, due.getTime());
    await store.publishPrepared(next);
    expect(await store.nextChange()).toEqual(due);
    expect(await store.claimChange(at(-1), 60_000)).toBe(false);
    const claims = await Promise.all([store.claimChange(at(1), 60_000), store.claimChange(at(1), 60_000)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await store.claimChange(at(30), 60_000)).toBe(false);
    expect(await store.claimChange(at(62), 60_000)).toBe(true);
    await store.setNextChange(null);
    expect([await store.nextChange(), await store.claimChange(at(300), 60_000)]).toEqual([null, false]);
  });
});
