import { expect, it } from 'vitest';
import type { Product } from '../../contract/product.ts';
import { buildPublication } from '../publishing/build-publication.ts';
import { foodEquivalents } from './food-equivalents.ts';

const { publication } = await buildPublication('fixtures/catalogue');
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const label = (ref: string) => {
  const product = publication?.documents.find(({ path }) => path === `product/${ref}`)?.body as Product;
  return product.composition.rows;
};

it('says of a line its compound, its limit and how much of a food holds as much', () => {
  const [magnesium] = label('daily/magniy-b6');
  expect(magnesium?.form).toBe('магния цитрат');
  expect(magnesium?.formKnown.join()).toContain('Всасывается полнее оксида');
  expect(plain(magnesium?.limit)).toBe('250 мг в сутки из добавок');
  // 150 мг of magnesium; 592 мг in 100 г of the seeds.
  expect(plain(magnesium?.foods[0]?.name)).toBe('Тыквенные семена');
  expect(plain(magnesium?.foods[0]?.amount)).toBe('25 г');
  expect(magnesium?.foods).toHaveLength(3);
});

it('knows nothing of what is only a part of the line above, and has no adult limit for a child', () => {
  const [total, part] = label('daily/omega-3');
  expect(total?.foods.length).toBeGreaterThan(0);
  expect(part).toMatchObject({ component: null, form: null, formKnown: [], foods: [] });
  expect(label('kidz/magniy-b6-shkolnik').map(({ limit }) => limit)).toEqual([null, null]);
});

it('counts food as a cook would', () => {
  const food = (name: string, amount: number, per = '100 г') => ({ name, amount, unit: 'mg' as const, per });
  const of = (foods: ReturnType<typeof food>[], amount: number, unit = 'mg') =>
    foodEquivalents(foods, amount, unit, 'magniy').map(({ name, amount: text }) => [name, plain(text)]);
  expect(of([food('a', 100), food('b', 50), food('c', 8)], 37)).toEqual([
    ['a', '35 г'],
    ['b', '75 г'],
    ['c', '460 г'],
  ]);
  // More than a plate holds: one food, to show how much.
  expect(of([food('a', 1), food('b', 2)], 23)).toEqual([['b', '1,2 кг']]);
  expect(of([food('a', 1)], 500)).toEqual([]);
  expect(of([food('salt', 40, '1 г'), food('per piece', 40, '1 штука')], 80)).toEqual([['salt', '2 г']]);
  expect(of([food('a', 1)], 1_000_000, 'CFU')).toEqual([]);
});

it('gives the number of another document where the label has no norm', () => {
  expect(plain(label('sport/l-karnitin')[0]?.otherNorm)).toBe(
    'Взрослые — 300 мг в день, адекватный уровень потребления (МР 2.3.1.0253-21, таблицы 23 и 24)',
  );
  expect(label('daily/magniy-b6')[0]?.otherNorm).toBeNull();
});
