import { expect, it } from 'vitest';
import { amountUnits } from '../../contract/vocabulary.ts';
import { unitWords } from '../../nutrition/wording.ts';
import { buildPublication } from '../publishing/build-publication.ts';

const { publication } = await buildPublication('fixtures/catalogue');
const catalogue = publication?.documents.find(({ path }) => path === 'shelf-catalogue')?.body as {
  products: { ref: string; mothers: string | null; rows: { substance: string; amount: number; unit: string }[] }[];
  substances: { key: string; names: string[] }[];
  apart: { first: string; second: string; hours: number }[];
};
const product = (ref: string) => catalogue.products.find((one) => one.ref === ref);

it('has every product with what counts towards its sums', () => {
  expect(catalogue.products).toHaveLength(publication?.products.length ?? 0);
  // EPA and DHA are part of the total above them.
  expect(product('daily/omega-3')?.rows).toEqual([
    { substance: 'omega-3', amount: 800, unit: 'mg' },
    { substance: 'vitamin-e', amount: 5, unit: 'mg' },
  ]);
});

it('says what pregnancy means for a product', () => {
  expect(product('immuno/tsink-selen')?.mothers).toBe('no');
  expect(product('daily/vitamin-d3')?.mothers).toBe('ask');
  expect(product('kidz/multi-mishki')?.mothers).toBeNull();
});

it('knows substances by their names, those without a page too', () => {
  const names = (key: string) => catalogue.substances.find((one) => one.key === key)?.names;
  expect(names('vitamin-c')).toContain('аскорбиновая кислота');
  expect(names('fosfor')).toEqual(['Фосфор']);
});

it('has the rules of substances with each other, and no others', () => {
  expect(catalogue.apart).toContainEqual(expect.objectContaining({ first: 'zhelezo', second: 'kaltsiy', hours: 2 }));
  const keys = new Set(catalogue.substances.map(({ key }) => key));
  expect(catalogue.apart.filter(({ first, second }) => !keys.has(first) || !keys.has(second))).toEqual([]);
});

it('is small', () => {
  expect(Buffer.byteLength(JSON.stringify(catalogue))).toBeLessThan(60_000);
});

it('spells units as the rest of the site does', () => expect(unitWords).toEqual(amountUnits));
