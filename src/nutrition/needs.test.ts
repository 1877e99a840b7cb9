import { describe, expect, it } from 'vitest';
import { norms } from './label-norms.ts';
import { isForChildren, needsOf, sharesByAge, youngestNeed } from './needs.ts';

describe('needsOf', () => {
  it('states ages, sexes, old age and motherhood', () => {
    expect(needsOf('zhelezo').map(({ who, amount }) => [who, amount])).toEqual([
      ['Мужчины', 10],
      ['Женщины', 18],
      ['Беременные, первый триместр', 18],
      ['Беременные, второй и третий триместры', 33],
      ['Кормящие', 18],
      ['Дети 1–2 лет', 10],
      ['Дети 3–6 лет', 10],
      ['Дети 7–10 лет', 12],
      ['Дети 11–14 лет', 12],
      ['Мальчики 15–17 лет', 15],
      ['Девочки 15–17 лет', 18],
    ]);
    expect(needsOf('vitamin-d').find(({ who }) => who === 'Старше 65 лет')).toEqual({
      who: 'Старше 65 лет',
      amount: 20,
      unit: 'mcg',
    });
  });

  it('is silent where the document is', () => {
    expect(needsOf('kollagen')).toEqual([]);
    expect(needsOf('belok')).toEqual([]);
  });

  it('covers every vitamin and mineral of the label table', () => {
    const nutrients = Object.keys(norms).filter((key) => !['belok', 'zhiry', 'kletchatka'].includes(key));
    expect(nutrients.filter((key) => needsOf(key).length === 0)).toEqual(['polinenasyshchennye-zhiry']);
  });
});

describe('sharesByAge', () => {
  it('gives one share per age the product is made for', () => {
    expect(sharesByAge('tsink', 2, 'mg', { from: 3, to: 11 })).toEqual([
      { age: '3–6 лет', percent: [25] },
      { age: '7–10 лет', percent: [20] },
      { age: '11–14 лет', percent: [17] },
    ]);
  });

  it('gives two where boys and girls need different amounts', () => {
    expect(sharesByAge('vitamin-c', 30, 'mg', { from: 11, to: 14 })).toEqual([{ age: '11–14 лет', percent: [43, 50] }]);
  });

  it('knows units, and what has no need', () => {
    expect(sharesByAge('vitamin-d', 400, 'IU', { from: 3, to: 6 })).toEqual([{ age: '3–6 лет', percent: [67] }]);
    expect(sharesByAge('laktobakterii', 1e9, 'CFU', { from: 3, to: 6 })).toEqual([]);
    expect(sharesByAge('tsink', 1e9, 'CFU', { from: 3, to: 6 })).toEqual([]);
  });
});

it('names the need of the youngest', () => {
  expect(youngestNeed('magniy', { from: 7, to: 17 })).toEqual({ who: '7–10 лет', amount: 250, unit: 'mg' });
  expect(youngestNeed('magniy', { from: 18 })).toBeNull();
  expect(youngestNeed('kollagen', { from: 7, to: 17 })).toBeNull();
});

it('a product is for children when grown-ups are not meant', () => {
  expect([{ from: 3, to: 11 }, { from: 14 }, { from: 18 }, { from: 7, to: 17 }].map(isForChildren)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
