import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jars } from '../../../fixtures/shelves.ts';
import { decimal, toNumber } from '../decimal.ts';
import { type Compared, compareSubstances, personOf } from './compare-substances.ts';
import { costOfDay, readPrice } from './cost.ts';
import { whatDiffers } from './what-differs.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const all: readonly Compared[] = Object.values(jars).map(({ id, title, rows, age }) => ({
  id,
  title,
  rows,
  age: age ?? { from: 18 },
}));
const of = (...ids: string[]) => ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
const names: Record<string, string> = { magniy: 'Магний', 'vitamin-b6': 'Витамин B6', 'vitamin-d': 'Витамин D' };
const nameOf = (key: string) => names[key] ?? key;
const table = (products: readonly Compared[]) =>
  compareSubstances(products).map(({ substance, cells }) => [
    substance,
    ...cells.map((cell) => (cell ? `${plain(cell.text)} ${cell.percent ?? '—'}` : null)),
  ]);

describe('a comparison', () => {
  it('puts what the products are taken for first, then what they share', () => {
    expect(table(of('mag', 'magbis'))).toEqual([
      ['magniy', '150 мг 38', '200 мг 50'],
      ['vitamin-b6', '2 мг 100', null],
    ]);
    expect(table(of('omega', 'd3')).map(([substance]) => substance)).toEqual(['omega-3', 'vitamin-d', 'vitamin-e']);
  });

  it('writes one substance in one unit, whatever the labels say', () => {
    const [row] = table([
      { id: 'a', title: 'А', age: { from: 18 }, rows: [{ substance: 'vitamin-d', amount: 400, unit: 'IU' }] },
      { id: 'b', title: 'Б', age: { from: 18 }, rows: [{ substance: 'vitamin-d', amount: 10, unit: 'mcg' }] },
    ]);
    expect(row).toEqual(['vitamin-d', '10 мкг (400 МЕ) 200', '10 мкг (400 МЕ) 200']);
  });

  it('measures children’s products by a child’s need, beside an adult’s too, and then without a limit', () => {
    expect(table(of('kids'))[0]).toEqual(['vitamin-d', '5 мкг (200 МЕ) 33']);
    expect(personOf(of('kids'))?.age).toBe(3);
    const mixed = compareSubstances(of('kids', 'd3'));
    expect(mixed[0]?.cells.map((cell) => cell?.percent)).toEqual([33, 300]);
    expect(mixed.every(({ upperPercent }) => upperPercent === null)).toBe(true);
    expect(compareSubstances(of('d3', 'multi'))[0]?.upperPercent).toBe(2000);
  });

  const some = fc.shuffledSubarray([...all], { minLength: 2, maxLength: 4 });

  it('says the same of a product whatever stands beside it', () => {
    fc.assert(
      fc.property(some, (products) => {
        const rows = compareSubstances(products);
        const turned = compareSubstances(products.toReversed());
        expect(turned.map(({ substance }) => substance).toSorted()).toEqual(
          rows.map(({ substance }) => substance).toSorted(),
        );
        for (const row of rows) {
          const other = turned.find(({ substance }) => substance === row.substance);
          expect(other?.cells.toReversed()).toEqual(row.cells);
          expect(other?.isSame).toBe(row.isSame);
        }
      }),
    );
  });

  it('has no row without a value, and the most is never the least', () => {
    fc.assert(
      fc.property(some, (products) => {
        for (const { cells, isSame } of compareSubstances(products)) {
          expect(cells.some(Boolean)).toBe(true);
          expect(cells.some((cell) => cell?.isMost && cell.isLeast)).toBe(false);
          if (isSame) expect(cells.some((cell) => cell?.isMost)).toBe(false);
        }
      }),
    );
  });

  it('shows no floating-point tail', () => {
    fc.assert(
      fc.property(some, (products) => {
        for (const { cells } of compareSubstances(products))
          for (const cell of cells) expect(cell?.text ?? '').not.toMatch(/,\d{4}/);
      }),
    );
  });
});

describe('what differs', () => {
  const words = (ids: string[], facts: { title: string; values: string[] }[]) => {
    const products = of(...ids);
    return whatDiffers(
      products.map(({ title }) => title),
      compareSubstances(products),
      facts,
      nameOf,
    ).map(plain);
  };

  it('is said of two in figures, with what only one has', () => {
    expect(words(['mag', 'magbis'], [{ title: 'Форма', values: ['Капсулы', 'Таблетки'] }])).toEqual([
      'Магний: в «Магний + B6» — 150 мг, в «Магния бисглицинат» — 200 мг; витамин B6 есть только в «Магний + B6».',
      'Кроме состава: «Магний + B6» — капсулы; «Магния бисглицинат» — таблетки.',
    ]);
  });

  it('is said of three by the most and the least', () => {
    const [first] = words(['mag', 'magbis', 'multi'], []);
    expect(first).toContain(
      'больше всего в «Магния бисглицинат» — 200 мг, меньше всего в «Витамины и минералы» — 60 мг',
    );
    expect(first).toContain('ещё 6 веществ есть только в «Витамины и минералы»');
  });

  it('names the chemical form where it differs, and whoever shares the first place', () => {
    const magnesium = (id: string, amount: number, form: string): Compared => ({
      id,
      title: id,
      age: { from: 18 },
      rows: [{ substance: 'magniy', amount, unit: 'mg', form }],
    });
    const say = (...products: Compared[]) =>
      plain(
        whatDiffers(
          products.map(({ title }) => title),
          compareSubstances(products),
          [],
          nameOf,
        )[0],
      );
    const [citrate, oxide] = [magnesium('А', 200, 'магния цитрат'), magnesium('Б', 200, 'магния оксид')];
    expect(say(citrate, oxide)).toBe(
      'Магний: поровну, но в разной форме: в «А» — 200 мг (магния цитрат), в «Б» — 200 мг (магния оксид).',
    );
    expect(say(citrate, oxide, magnesium('В', 100, 'магния оксид'))).toBe(
      'Магний: больше всего в «А» и «Б» — по 200 мг, меньше всего в «В» — 100 мг.',
    );
  });

  it('does not deny what two of three have in common', () => {
    expect(words(['mag', 'magbis', 'd3'], [])[0]).toMatch(/^Ни одного вещества нет во всех сразу: /);
  });

  it('is nothing where nothing differs', () => {
    const twin = of('d3').flatMap((one) => [one, { ...one, id: 'twin', title: 'Близнец «D3»' }]);
    const same = [
      { title: 'Форма', values: ['Капсулы', 'Капсулы'] },
      { title: 'Возраст', values: ['с 18 лет', 'с 18 лет'] },
    ];
    const said = whatDiffers(
      twin.map(({ title }) => title),
      compareSubstances(twin),
      same,
      nameOf,
    );
    expect(said.map(plain)).toEqual(['Витамин D: поровну, 15 мкг (600 МЕ) в порции.', 'Форма и возраст совпадают.']);
  });

  it('names what each is taken for where they share nothing', () => {
    expect(words(['d3', 'magbis'], [])[0]).toBe(
      'Общих веществ нет: в «Витамин D3» — витамин D, 15 мкг (600 МЕ); в «Магния бисглицинат» — магний, 200 мг.',
    );
  });

  it('is always two sentences that name every product with a value of its own', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...all], { minLength: 2, maxLength: 4 }), (products) => {
        const [first, second] = whatDiffers(
          products.map(({ title }) => title),
          compareSubstances(products),
          [{ title: 'Форма', values: products.map(({ id }) => id) }],
          nameOf,
        );
        for (const sentence of [first, second]) expect(sentence).toMatch(/^[\p{Lu}\w].*[^.]\.$/u);
        for (const { title } of products) expect(second).toContain(title);
      }),
    );
  });
});

describe('the cost of a day', () => {
  it.each([
    ['890', '890'],
    [' 1 290,50 ₽', '1290.50'],
    ['1290.5 руб.', '1290.5'],
    ['0,5', '0.5'],
    ['0', null],
    ['', null],
    ['дорого', null],
    ['-5', null],
    ['1,234', null],
    ['12345678', null],
  ])('reads %j as %j', (typed, price) => expect(readPrice(typed)).toBe(price));

  it.each([
    ['890', 45, '19,78 ₽'],
    ['900', 90, '10 ₽'],
    ['1290.50', 30, '43,02 ₽'],
    ['0.5', 100, '0,01 ₽'],
    ['999999', 1, '999 999 ₽'],
  ])('%s ₽ for %i portions is %s', (price, servings, cost) => expect(plain(costOfDay(price, servings))).toBe(cost));

  it('is within half a kopeck of the price when all portions are added up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1, max: 365 }), (kopecks, servings) => {
        const price = `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
        const cost = costOfDay(readPrice(price) ?? '', servings)
          .replace(/[^\d,]/g, '')
          .replace(',', '.');
        const whole = toNumber(decimal(cost)) * 100 * servings;
        expect(Math.abs(whole - kopecks)).toBeLessThanOrEqual(servings / 2 + 1e-6);
      }),
    );
  });
});
