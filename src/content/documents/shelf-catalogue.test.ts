import { expect, it } from 'vitest';
import { amountUnits } from '../../contract/vocabulary.ts';
import { readLabel, rowsOfLabel } from '../../nutrition/label/read-label.ts';
import { unitWords } from '../../nutrition/wording.ts';
import { buildPublication } from '../publishing/build-publication.ts';
import { nameKey } from './shelf-catalogue.ts';

const { publication } = await buildPublication('fixtures/catalogue');
const catalogue = publication?.documents.find(({ path }) => path === 'shelf-catalogue')?.body as {
  products: {
    ref: string;
    cutout: { width: number; color: string } | null;
    mothers: string | null;
    rows: object[];
    contraindications: string[];
  }[];
  substances: { key: string; title: string; names: string[] }[];
  apart: { first: string; second: string; hours: number; reason: string }[];
  careful: { first: string; second: string; reason: string }[];
  medicines: { warning: string; title: string; url: string }[];
};
const product = (ref: string) => catalogue.products.find((one) => one.ref === ref);

it('has every product with what counts towards its sums', () => {
  expect(catalogue.products).toHaveLength(publication?.products.length ?? 0);
  // EPA and DHA are part of the total above them.
  expect(product('daily/omega-3')?.rows).toEqual([
    { substance: 'omega-3', amount: 800, unit: 'mg' },
    { substance: 'vitamin-e', amount: 5, unit: 'mg', form: 'смесь токоферолов' },
  ]);
});

it('has the pack alone where there is such a picture, without a ground of its own', () => {
  expect(product('daily/omega-3')?.cutout).toMatchObject({ width: 51, color: 'transparent' });
  expect(product('daily/zhelezo-c')?.cutout).toBeNull();
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

it('has a title for all that is on a label of ours, with neither a page nor a norm too', () => {
  const titles = catalogue.substances.map(({ key, title }) => [key, title]);
  expect(titles).toContainEqual(['natriy', 'Натрий']);
});

it('calls a substance without a page as a typed label does, so that both are one sum', () => {
  const [typed] = rowsOfLabel(readLabel('Натрий 200 мг', []));
  expect(nameKey('Натрий')).toBe(typed?.substance);
  expect(nameKey('Экстракт коры')).toBe('Экстракт коры');
});

it('has the rules of substances with each other, and no others', () => {
  expect(catalogue.apart).toContainEqual(expect.objectContaining({ first: 'zhelezo', second: 'kaltsiy', hours: 2 }));
  const keys = new Set(catalogue.substances.map(({ key }) => key));
  expect(catalogue.apart.filter(({ first, second }) => !keys.has(first) || !keys.has(second))).toEqual([]);
});

it('gives the reasons and the medicines that other pages give', () => {
  const page = <Name extends string>(name: Name) =>
    publication?.documents.find(({ path }) => path === `pages/${name}`)?.body as never as {
      pairs: { first: string; second: string; kind: string; reason: string }[];
      groups: { id: string; title: string }[];
    };
  const { pairs } = page('combinations');
  const told = (kind: string) =>
    pairs
      .filter((pair) => pair.kind === kind && catalogue.substances.some(({ key }) => key === pair.second))
      .map(({ first, second, reason }) => ({ first, second, reason }));
  expect(catalogue.apart.map(({ first, second, reason }) => ({ first, second, reason }))).toEqual(told('apart'));
  expect(catalogue.careful).toEqual(told('careful'));
  expect(told('careful').length).toBeGreaterThan(2);
  const levothyroxine = catalogue.medicines.find(({ url }) => url === '/lekarstva#levotiroksin');
  expect(page('medicines').groups.find(({ id }) => id === 'levotiroksin')?.title).toBe(levothyroxine?.title);
  expect(catalogue.products.some((one) => one.contraindications.includes(levothyroxine?.warning ?? ''))).toBe(true);
});

it('is small', () => {
  expect(Buffer.byteLength(JSON.stringify(catalogue))).toBeLessThan(60_000);
});

it('spells units as the rest of the site does', () => expect(unitWords).toEqual(amountUnits));
