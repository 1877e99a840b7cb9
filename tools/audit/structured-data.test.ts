import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFiles, writeFiles } from '../../fixtures/content-files.ts';
import { buildPublication } from '../../src/content/publishing/build-publication.ts';
import type { Article, Event, Expert, Series, Specialist } from '../../src/contract/entries.ts';
import type { PageData } from '../../src/contract/pages.ts';
import type { Product } from '../../src/contract/product.ts';
import type { Site } from '../../src/contract/site.ts';
import { articleData, profileData } from '../../src/site/seo/json-ld/article.ts';
import { breadcrumbData } from '../../src/site/seo/json-ld/breadcrumbs.ts';
import { eventData } from '../../src/site/seo/json-ld/event.ts';
import { faqData } from '../../src/site/seo/json-ld/faq.ts';
import { contactPageData, organizationData, websiteData } from '../../src/site/seo/json-ld/organization.ts';
import { productData, seriesData } from '../../src/site/seo/json-ld/product.ts';
import { plainText, serialise } from '../../src/site/seo/json-ld/serialise.ts';
import { structuredDataFaults } from './required-fields.ts';

const origin = 'https://vitime.example';
const identity = { origin, brand: 'Проба' };
let dir: string;
let documents: ReadonlyMap<string, unknown>;

beforeAll(async () => {
  dir = await writeFiles(await sampleFiles());
  const { publication } = await buildPublication(dir);
  documents = new Map(publication?.documents.map(({ path, body }) => [path, body]));
});
afterAll(() => rm(dir, { recursive: true }));

const get = <T>(path: string) => documents.get(path) as T;
const all = <T>(prefix: string) =>
  [...documents].filter(([path]) => path.startsWith(prefix)).map(([, body]) => body as T);
/** The product with reviews as buyers will have written them: machines are told of no others. */
const productWithRealReviews = () => {
  const product = get<Product>('product/daily/vitamin-d3');
  return { ...product, reviews: product.reviews.map((review) => ({ ...review, sample: false })) };
};
const faultsOf = (data: object | null) => (data ? structuredDataFaults(serialise(data)) : ['no data']);

describe('structured data', () => {
  it('has the required fields of its type for every kind of page', () => {
    const site = get<Site>('site');
    const product = productWithRealReviews();
    const blocks = [
      organizationData(site, identity),
      websiteData(site, identity),
      breadcrumbData({ trail: [{ url: '/', label: 'Главная' }], current: 'Статьи' }, identity),
      productData(product, identity),
      ...all<Series>('serie/').map((series) => seriesData(series, identity)),
      ...all<Article>('article/').map((article) => articleData(article, identity)),
      ...all<Event>('event/').map((event) => eventData(event, identity)),
      ...all<Expert>('experts/').map((expert) => profileData(expert, identity)),
      ...all<Specialist>('specialist/').map((specialist) => profileData(specialist, identity)),
      faqData(get<PageData<'faq'>>('pages/faq'), identity),
      contactPageData(get<PageData<'contacts'>>('pages/contacts'), identity),
    ];
    expect(blocks.length).toBeGreaterThan(10);
    for (const block of blocks) expect(faultsOf(block), JSON.stringify(block).slice(0, 80)).toEqual([]);
  });

  it('describes a product by the reviews its page shows', () => {
    const product = productWithRealReviews();
    const data = productData(product, identity);
    expect(data).toMatchObject({
      name: product.title,
      aggregateRating: { ratingValue: product.rating?.value, reviewCount: product.rating?.count },
    });
    expect(data).toMatchObject({ brand: { name: 'Проба' } });
    expect(data).not.toHaveProperty('offers');
  });

  it('places an event in a hall, online or in both', () => {
    const [event] = all<Event>('event/');
    if (!event) throw new Error('the sample has no event');
    const place = { name: 'Зал', city: 'Москва', address: 'ул. Образцовая, 1' };
    const types = (changes: Partial<Event>) =>
      (eventData({ ...event, ...changes }, identity).location as { '@type': string }[]).map((one) => one['@type']);
    expect(types({ format: 'offline', place, onlineUrl: null })).toEqual(['Place']);
    expect(types({ format: 'online', place: null, onlineUrl: null })).toEqual(['VirtualLocation']);
    expect(types({ format: 'hybrid', place, onlineUrl: 'https://live.example/' })).toEqual([
      'Place',
      'VirtualLocation',
    ]);
    expect(eventData({ ...event, status: 'cancelled' }, identity)).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    });
  });

  it('gives every crumb but the last an address', () => {
    const data = breadcrumbData(
      {
        trail: [
          { url: '/', label: 'Главная' },
          { url: '/daily', label: 'Серия' },
        ],
        current: 'Товар',
      },
      identity,
    );
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Главная', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Серия', item: `${origin}/daily` },
      { '@type': 'ListItem', position: 3, name: 'Товар' },
    ]);
  });

  it('cannot be used to leave its element', () => {
    const text = serialise({ name: '</script><script>alert(1)</script><!-- \u2028 «a\u00a0b» &amp;' });
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script><!-- \u2028 «a b» &amp;');
  });

  it('reads the words of HTML', () => {
    expect(plainText('<p>Да,&nbsp;<a href="/x">1 &lt; 2</a></p><p>И&#8239;ещё</p>')).toBe('Да, 1 < 2 И ещё');
  });

  it.each([
    ['{', /does not parse/],
    ['{"@type":"Thing"}', /unknown type/],
    ['{"@context":"https://schema.org","@type":"Product","name":"x"}', /Product\.image/],
  ])('is found wrong: %s', (json, message) => {
    expect(structuredDataFaults(json).join('\n')).toMatch(message);
  });
});
