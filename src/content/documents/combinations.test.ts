import { expect, it } from 'vitest';
import { combinationsUrl, compileCombinations, pairsWith } from './combinations.ts';
import type { Library } from './library.ts';

const pairs = [
  { substance: 'zhelezo', component: 'vitamin-c' },
  { substance: 'magniy', partner: 'tea' },
];
const data = {
  combinations: { pairs },
  medicines: { groups: [{ id: 'letrox', kind: 'medicine', rules: [{ substances: ['selen'] }] }] },
};
const library = {
  content: { get: (kind: keyof typeof data) => ({ data: data[kind] }) },
} as unknown as Library;

it.each([
  ['zhelezo', '/sovmestimost#zhelezo'],
  ['vitamin-c', '/sovmestimost#vitamin-c'],
  ['magniy', '/sovmestimost#magniy'],
  ['selen', '/sovmestimost#selen'],
  // The page has no place for what nothing is known of.
  ['biotin', '/sovmestimost'],
])('tells where combinations of %s are told of', (slug, url) => {
  expect(combinationsUrl(library, slug)).toBe(url);
});

it('says the same of a pair on its own page and at each substance, with the dose that matters', () => {
  const titles: Record<string, string> = { zhelezo: 'Железо', kaltsiy: 'Кальций' };
  const iron = { substance: 'zhelezo', component: 'kaltsiy', kind: 'apart', hours: 2, reason: 'Мешает.' };
  const data: Record<string, object> = {
    combinations: { pairs: [{ ...iron, from: 10, componentFrom: 300, source: 'a' }], partners: [], sources: [] },
    medicines: { groups: [], sources: [] },
  };
  const filled = {
    content: { get: (kind: string) => ({ data: data[kind] }) },
    components: Object.keys(titles).map((slug) => ({ slug, data: { title: titles[slug], symbol: 'X' } })),
    componentCard: (slug: string) => ({ title: titles[slug] }),
  } as unknown as Library;
  const of = (slug: string, other: string) => pairsWith(filled, slug).find(({ component }) => component === other);
  const [pair] = compileCombinations(filled).pairs;
  expect(pair?.reason).toMatch(/В\sменьших дозах это незаметно: железо\s— 10\sмг, кальций\s— 300\sмг\.$/);
  for (const told of [of('zhelezo', 'kaltsiy'), of('kaltsiy', 'zhelezo')])
    expect(told).toMatchObject({ kind: pair?.kind, text: pair?.reason });
});
