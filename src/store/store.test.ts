import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from './open-store.ts';
import { preparePublication } from './prepare-publication.ts';
import type { Publication } from './publication.ts';
import { describeOnBothDatabases } from './test-store.ts';

const image = { href: '/m.webp', width: 1, height: 1, srcset: { w320: '/m.webp' }, alt: 'Картинка', color: '#ffffff' };

function publication(version: string, title = 'Один'): Publication {
  return {
    version,
    documents: [
      { path: 'pages/home', body: { b: 1, a: title } },
      { path: 'article/one', body: { title } },
    ],
    products: [],
    articles: [1, 2, 3].map((day) => ({
      slug: `article-${day}`,
      topic: day === 3 ? 'sport' : 'basics',
      published: `2026-01-0${day}`,
      card: { slug: `article-${day}` } as never,
    })),
    events: [
      {
        slug: 'past',
        start: '2026-01-01T10:00:00+03:00',
        end: '2026-01-01T12:00:00+03:00',
        card: { slug: 'past' } as never,
      },
      {
        slug: 'coming',
        start: '2026-03-01T10:00:00+03:00',
        end: '2026-03-01T12:00:00+03:00',
        card: { slug: 'coming' } as never,
      },
    ],
    reviews: [5, 5, 3].map((rating, index) => ({
      id: `r${index}`,
      product: 'daily/a',
      rating,
      date: `2026-02-0${index + 1}`,
      card: { id: `r${index}` } as never,
    })),
    search: [],
    synonyms: [],
    popular: [],
    redirects: [{ from: '/old', to: '/new', status: 301 }],
    addresses: [
      { path: '/', kind: 'home', title, description: 'Описание', updated: '2026-01-01', image, indexed: true },
    ],
    media: [{ hash: 'a'.repeat(20), type: 'image/webp', width: 1, height: 1, bytes: new Uint8Array([1, 2, 3]) }],
    sources: [
      { path: 'site.yml', text: 'brand: Ё\n', media: null, hidden: false },
      { path: 'a.webp', text: null, media: 'a'.repeat(20), hidden: false },
    ],
  };
}

describeOnBothDatabases('store', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await store.publish(publication('v1'));
  });
  afterAll(() => store.close());

  it('knows what was published, byte for byte', async () => {
    expect(await store.version()).toBe('v1');
    expect((await store.document('pages/home'))?.body).toBe('{"b":1,"a":"Один"}');
    for (const path of ['pages/nope', '', "o'hara", "') or ('1'='1", 'страница', 'pages/home\n', 'pages/home\0'])
      expect(await store.document(path), path).toBeNull();
    expect(await store.redirects()).toEqual([{ from: '/old', to: '/new', status: 301 }]);
    expect((await store.addresses())[0]?.image).toEqual(image);
    expect([...((await store.media('a'.repeat(20)))?.bytes ?? [])]).toEqual([1, 2, 3]);
  });

  it('gives the content files back as they were', async () => {
    const [picture, site] = await store.sources();
    expect([picture?.path, [...(picture?.bytes ?? [])]]).toEqual(['a.webp', [1, 2, 3]]);
    expect(site).toEqual({ path: 'site.yml', text: 'brand: Ё\n', bytes: null });
  });

  it('pages and counts lists', async () => {
    const { items, pagination, counts } = await store.articles({ topic: 'basics', page: 9 });
    expect(items.map((card) => card.slug)).toEqual(['article-2', 'article-1']);
    expect(pagination).toEqual({ page: 1, pages: 1, total: 2, perPage: 12 });
    expect(Object.fromEntries(counts)).toEqual({ basics: 2, sport: 1 });
    expect((await store.articles({ topic: null, page: 1 })).pagination.total).toBe(3);
    const every = await store.reviews({ product: null, stars: null, page: 1 });
    expect([every.ratings, every.pagination.total]).toEqual([[0, 0, 1, 0, 2], 3]);
    const best = await store.reviews({ product: 'daily/a', stars: 5, page: 1 });
    expect([best.items.map((card) => card.id), best.pagination.total]).toEqual([['r1', 'r0'], 2]);
  });

  it('tells past events from coming ones by their end', async () => {
    const { past, upcoming } = await store.events(new Date('2026-03-01T08:59:00Z'));
    expect([past.map((card) => card.slug), upcoming.map((card) => card.slug)]).toEqual([['past'], ['coming']]);
  });

  it('replaces everything at once, tells listeners, and removes what is gone', async () => {
    let hear = () => {};
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    await store.onPublished(() => hear());
    await store.publish({
      ...publication('v2', 'Два'),
      documents: [{ path: 'pages/home', body: {} }],
      media: [],
      sources: [],
      redirects: [],
    });
    await heard;
    expect(await store.version()).toBe('v2');
    expect(await store.document('article/one')).toBeNull();
    // Its publication can be brought back.
    expect(await store.media('a'.repeat(20))).not.toBeNull();
    expect(await store.redirects()).toEqual([]);
  });

  it('remembers what the content was made from', async () => {
    await store.publishPrepared(preparePublication(publication('v2', 'Два'), 'fingerprint one'));
    expect(await store.fingerprint()).toBe('fingerprint one');
    await store.setFingerprint('fingerprint two');
    expect([await store.fingerprint(), await store.version()]).toEqual(['fingerprint two', 'v2']);
  });

  it('names as originals what pages show, not what is only stored', async () => {
    const share = {
      hash: 'b'.repeat(20),
      type: 'image/jpeg' as const,
      width: 1200,
      height: 630,
      bytes: new Uint8Array(1),
    };
    const before = publication('v2', 'Два');
    await store.publish({ ...before, media: [...before.media, share] });
    expect(await store.originals()).toEqual([{ hash: 'a'.repeat(20), width: 1 }]);
    expect((await store.mediaHashes()).sort()).toEqual(['a'.repeat(20), 'b'.repeat(20)]);
  });

  it('writes only what has changed', async () => {
    const writtenBy = async () => {
      const { rows } = (await store.orm.execute(
        sql`select path as name, xmin::text from documents union all select slug, xmin::text from articles
          union all select id, xmin::text from reviews`,
      )) as unknown as { rows: { name: string; xmin: string }[] };
      return new Map(rows.map(({ name, xmin }) => [name, xmin]));
    };
    const first = publication('v2', 'Два');
    await store.publish(first);
    const before = await writtenBy();
    const [home, ...others] = first.documents;
    const [review, ...reviews] = first.reviews;
    await store.publish({
      ...first,
      version: 'v2',
      documents: [{ path: 'pages/home', body: 'anew' }, ...others],
      reviews: [{ ...review, rating: 1 } as never, ...reviews],
    });
    const after = await writtenBy();
    const written = [...after].filter(([name, xmin]) => before.get(name) !== xmin).map(([name]) => name);
    expect(written.sort()).toEqual([home?.path, 'r0', 'r1', 'r2']);
    expect((await store.document('pages/home'))?.body).toBe('"anew"');
    await store.publish({ ...publication('v2', 'Два'), documents: [{ path: 'pages/home', body: {} }] });
  });

  it('leaves the published content alone when publishing fails half-way', async () => {
    const broken = publication('v3');
    broken.reviews.push({ ...broken.reviews[0], rating: 'many' } as never);
    await expect(store.publish(broken)).rejects.toThrow();
    expect(await store.version()).toBe('v2');
    expect((await store.document('pages/home'))?.body).toBe('{}');
  });

  it('migrates twice without harm', async () => {
    await store.migrate();
    expect(await store.isMigrated()).toBe(true);
  });
});
