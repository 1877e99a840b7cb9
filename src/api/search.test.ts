import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchAnswerSchema, suggestAnswerSchema } from '../contract/search.ts';
import type { Store } from '../store/open-store.ts';
import { openEmbeddedTestStore } from '../store/test-store.ts';
import { createApi } from './create-api.ts';

const logged: unknown[] = [];

describe('search over the API', () => {
  let store: Store;
  let get: (path: string) => Promise<Response>;
  beforeAll(async () => {
    store = await openEmbeddedTestStore();
    await store.publish({
      version: 'v1',
      documents: [],
      products: [],
      articles: [],
      events: [],
      reviews: [],
      search: ['Магний + B6', 'Витамин C', "L'Oréal & Ко: 100 % <script>"].map((title, index) => ({
        kind: 'product',
        url: `/${index}`,
        title,
        keywords: 'капсулы',
        text: `${title}. `.repeat(30),
        note: null,
        image: null,
      })),
      synonyms: [['магний', 'magnesium']],
      popular: [],
      redirects: [],
      addresses: [],
      media: [],
      sources: [],
    });
    const api = createApi(store, { logError: (...entry) => logged.push(entry) });
    get = async (path) => api.request(path);
  });
  afterAll(() => store.close());

  it('answers by the contract', async () => {
    const answer = searchAnswerSchema.parse(await (await get('/api/v1/search?q=магний&kind=nonsense&page=x')).json());
    expect([answer.hits[0]?.url, answer.kind, answer.pagination.page]).toEqual(['/0', null, 1]);
    const suggested = suggestAnswerSchema.parse(await (await get('/api/v1/suggest?q=маг')).json());
    expect(suggested.hits[0]?.url).toBe('/0');
  });

  it('answers an absent and an empty query', async () => {
    for (const path of ['/api/v1/search', '/api/v1/search?q=', '/api/v1/suggest', '/api/v1/suggest?q=%20']) {
      const answer = (await (await get(path)).json()) as { query: string; hits: unknown[] };
      expect([answer.query, answer.hits]).toEqual(['', []]);
    }
  });

  it('counts what was not found, and answers also when that cannot be written', async () => {
    const response = await get('/api/v1/search?q=несуществующее');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    await expect.poll(() => store.misses(5)).toMatchObject([{ query: 'несуществующее', count: 1 }]);
    const broken = createApi(
      { ...store, recordMiss: () => Promise.reject(new Error('read-only')) },
      { logError: (message) => logged.push(message) },
    );
    for (const q of ['абракадабра', 'тарабарщина']) {
      expect((await broken.request(`/api/v1/search?q=${q}`)).status).toBe(200);
    }
    await expect.poll(() => logged.splice(0)).toEqual(['queries without a result cannot be counted']);
  });

  it('takes any bytes for a query', async () => {
    const syntax = fc.constantFrom(
      "' | 'x",
      '\\',
      ':*A & !b <-> c',
      '%',
      '%E0%A4%A',
      '\u0000',
      '\u202e',
      '--',
      "'; drop table lexicon; --",
      '(((',
      '$1',
      '{a,b}',
      '\ud800',
      'магний',
      'b6',
    );
    const query = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.oneof(syntax, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 12 })
        .map((parts) => parts.join(' ')),
      syntax.map((part) => part.repeat(1_000)),
    );
    await fc.assert(
      fc.asyncProperty(query, fc.boolean(), async (text, isRaw) => {
        const q = isRaw ? text.replace(/[#\s]/g, '') : encodeURIComponent(text.toWellFormed());
        for (const call of ['search', 'suggest']) {
          const response = await get(`/api/v1/${call}?q=${q}`);
          expect(response.status).toBe(200);
          JSON.parse(await response.text());
        }
      }),
      { numRuns: 200 },
    );
    expect(logged).toEqual([]);
  });
});
