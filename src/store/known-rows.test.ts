import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutKnown } from './known-rows.ts';
import type { Store } from './open-store.ts';
import { preparePublication } from './prepare-publication.ts';
import type { SearchEntry } from './publication.ts';
import { emptyPublication } from './test-publication.ts';
import { describeOnBothDatabases } from './test-store.ts';

const entry = (url: string, title: string): SearchEntry => ({
  url,
  kind: 'article',
  title,
  note: null,
  image: null,
  keywords: '',
  text: '',
});

/** A publication of two pages and two entries of the search. */
const publication = (version: string, first: string, second: string) =>
  preparePublication({
    ...emptyPublication,
    version,
    documents: [
      { path: 'article/first', body: first },
      { path: 'article/second', body: second },
    ],
    search: [entry('/articles/first', first), entry('/articles/second', second)],
  });

describeOnBothDatabases('rows that the store has', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.publishPrepared(publication('v1', 'железо', 'магний'));
  });
  afterAll(() => store.close());

  it('are published without being handed over again', async () => {
    const rows = withoutKnown(publication('v2', 'железо', 'кальций'), await store.knownRows());
    expect(JSON.stringify(rows.documents)).not.toContain('железо');
    expect(JSON.stringify(rows.search.documents)).not.toContain('железо');
    await store.publishPrepared(rows);
    const bodies = await Promise.all(['first', 'second'].map((slug) => store.document(`article/${slug}`)));
    expect(bodies.map((one) => one?.body)).toEqual(['"железо"', '"кальций"']);
    const hits = await Promise.all(['железо', 'кальций', 'магний'].map(found));
    expect(hits).toEqual([['/articles/first'], ['/articles/second'], []]);
  });

  it('are missed when they have changed meanwhile: then nothing is published', async () => {
    const rows = withoutKnown(publication('v4', 'железо', 'натрий'), await store.knownRows());
    await store.publishPrepared(publication('v3', 'цинк', 'кальций'));
    await expect(store.publishPrepared(rows)).rejects.toThrow('article/first');
    expect([await store.version(), (await store.document('article/second'))?.body]).toEqual(['v3', '"кальций"']);
  });

  async function found(q: string): Promise<string[]> {
    const { hits } = await store.search({ q, kind: null, page: 1 });
    return hits.map(({ url }) => url);
  }
});
