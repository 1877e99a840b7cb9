import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { searchResponseSchema, suggestResponseSchema } from '../contract/search.ts';
import { emptyLists } from '../store/payload.ts';
import { createApi } from './create-api.ts';
import { countableQuery } from './search.ts';

const logged: unknown[] = [];

const counted: string[] = [];

const titles = ['Магний + B6', 'Витамин C', "L'Oréal & Ко: 100 % <script>"];
const catalogue = createCatalogue({
  ...emptyLists(),
  version: 'v1',
  documents: [],
  search: titles.map((title, index) => ({
    kind: 'product',
    url: `/${index}`,
    title,
    keywords: 'капсулы',
    text: `${title}. `.repeat(30),
    note: null,
    image: null,
  })),
  synonyms: [['магний', 'magnesium']],
});
const api = createApi(catalogue, {
  onZeroResults: (query) => counted.push(query),
  logError: (...entry) => logged.push(entry),
});
const get = async (path: string) => api.request(path);

describe('search over the API', () => {
  it('responds by the contract', async () => {
    const found = searchResponseSchema.parse(await (await get('/api/v1/search?q=магний&kind=nonsense&page=x')).json());
    expect([found.hits[0]?.url, found.kind, found.pagination.page]).toEqual(['/0', null, 1]);
    const suggested = suggestResponseSchema.parse(await (await get('/api/v1/suggest?q=маг')).json());
    expect(suggested.hits[0]?.url).toBe('/0');
  });

  it('takes an absent and an empty query', async () => {
    for (const path of ['/api/v1/search', '/api/v1/search?q=', '/api/v1/suggest', '/api/v1/suggest?q=%20']) {
      const found = (await (await get(path)).json()) as { query: string; hits: unknown[] };
      expect([found.query, found.hits]).toEqual(['', []]);
    }
  });

  it('reports queries without a result, normalised, and lets no cache hide them', async () => {
    const response = await get('/api/v1/search?q=Несуществующее!');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    for (const q of ['магний', '', 'я@пример.рф', '8 916 123-45-67'])
      await get(`/api/v1/search?q=${encodeURIComponent(q)}`);
    expect(counted).toEqual(['несуществующее']);
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

describe('a query without a result', () => {
  it.each(['Магнитофон', 'магнитофон!', ' «магнитофон» '])('is counted under one spelling: %s', (query) =>
    expect(countableQuery(query)).toBe('магнитофон'),
  );

  it.each([
    ['an address', 'я@пример.рф'],
    ['a telephone number', 'звоните 8 916 123-45-67'],
    ['a long number', '1234567'],
    ['a whole letter', 'я'.repeat(61)],
    ['no word', '!?'],
  ])('is not counted when it is %s', (_, query) => expect(countableQuery(query)).toBeNull());
});

it('knows a batch by its number, however that is typed', async () => {
  const body = { number: 'A01-2608-2', url: '/partiya?n=A01-2608-2', product: { title: 'Витамин D3', image: null } };
  const one = createCatalogue({ ...emptyLists(), version: 'v1', documents: [{ path: 'batch/A0126082', body }] });
  const asked = createApi(one, { onZeroResults: (query) => counted.push(query), logError: () => {} });
  const before = counted.length;
  const json = async (path: string) => (await asked.request(`/api/v1/${path}`)).json();
  expect(await json('search?q=а01 2608-2')).toMatchObject({ batch: 'A01-2608-2' });
  expect(await json('suggest?q=A01-2608-2')).toMatchObject({ hits: [{ url: body.url, note: 'Витамин D3' }] });
  expect(counted.slice(before)).toEqual([]);
  expect(await json('search?q=магний')).toMatchObject({ batch: null });
});
