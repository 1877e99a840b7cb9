import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { substanceRules } from './rules.ts';
import { type ProductFacts, type Warnings, warningsOf, withOwn } from './warnings-of.ts';
import { labelWords, type WarningGroup, warningGroups } from './words.ts';

const product = (facts: Partial<ProductFacts> = {}): ProductFacts => ({
  rows: [],
  other: 'Рисовая мука.',
  allergens: [],
  age: { from: 18 },
  ...facts,
});
const row = (substance: string, amount: number, unit = 'mg') => ({ substance, name: substance, amount, unit });
const said = ({ groups }: Warnings, id: WarningGroup) => groups.find((group) => group.id === id)?.items ?? [];

describe('warningsOf', () => {
  it('says what holds for every product', () => {
    expect(warningsOf(product())).toEqual({
      groups: [
        { id: 'everyone', title: 'Всем', items: ['Индивидуальная непереносимость компонентов'] },
        { id: 'age', title: 'Детям и подросткам', items: ['Возраст до 18 лет'] },
        {
          id: 'motherhood',
          title: 'Беременным и кормящим',
          items: ['Беременность и кормление грудью — только по решению врача'],
        },
      ],
      label: [labelWords.doctor, labelWords.portion],
    });
  });

  it('follows a substance from its threshold on, and sums what stands in several rows', () => {
    const kidneys = 'Нарушения функции почек';
    const conditions = (...rows: ProductFacts['rows']) => said(warningsOf(product({ rows })), 'condition');
    expect(conditions(row('magniy', 99.9))).not.toContain(kidneys);
    expect(conditions(row('magniy', 100))).toContain(kidneys);
    expect(conditions(row('magniy', 60), row('magniy', 0.04, 'g'))).toContain(kidneys);
  });

  it('follows the rules of the content as its own', () => {
    const thyroid = 'Приём левотироксина — с интервалом';
    const more = [
      { substance: 'magniy', from: { amount: 50, unit: 'mg' as const }, warnings: { medicine: [thyroid] } },
    ];
    const medicines = (amount: number) =>
      said(warningsOf(product({ rows: [row('magniy', amount)] }), more), 'medicine');
    expect(medicines(49)).toEqual([]);
    expect(medicines(50)).toEqual([thyroid]);
  });

  it.each([
    ['Лимонная кислота, сорбит.', labelWords.polyols],
    ['Эритрит, стевиолгликозиды.', labelWords.polyols],
    ['Сироп мальтита.', labelWords.polyols],
    ['Вода, ксилит.', labelWords.xylitol],
  ])('reads the other ingredients: %s', (other, words) => {
    expect(warningsOf(product({ other })).label).toContain(words);
    expect(warningsOf(product()).label).not.toContain(words);
  });

  it.each([
    ['zhelezo', 'iron'],
    ['biotin', 'biotin'],
    ['triptofan', 'drowsiness'],
    ['melissa', 'drowsiness'],
    ['vitamin-e', 'surgery'],
  ] as const)('%s puts its sentence on the label: %s', (substance, word) => {
    expect(warningsOf(product({ rows: [row(substance, 100)] })).label).toContain(labelWords[word]);
    expect(warningsOf(product({ rows: [row('vitamin-b1', 100)] })).label).not.toContain(labelWords[word]);
  });

  it.each([
    ['l-karnitin', 'condition', /почек/],
    ['l-karnitin', 'condition', /эпилепсия/],
    ['melissa', 'condition', /щитовидной/],
    ['gialuronovaya-kislota', 'condition', /Онкологические/],
    ['yod', 'condition', /щитовидной/],
    ['vitamin-d', 'condition', /кальция/],
    ['vitamin-a', 'motherhood', /грудью$/],
  ] as const)('%s is never sold without a word: %s, %s', (substance, group, words) => {
    expect(said(warningsOf(product({ rows: [row(substance, 100)] })), group).join('\n')).toMatch(words);
  });

  it('names every allergen, and sodium in what makes a tablet fizz', () => {
    const warnings = warningsOf(
      product({ allergens: ['fish', 'milk'], other: 'Лимонная кислота, гидрокарбонат натрия.' }),
    );
    expect(said(warnings, 'allergy')).toEqual(['Аллергия на рыбу', 'Аллергия на молочный белок']);
    expect(said(warnings, 'condition').join()).toMatch(/натрий/);
  });

  it('does not take «без сахара» and mashed words for sugar', () => {
    const sweet = (other: string) => said(warningsOf(product({ other })), 'condition').length > 0;
    expect(['Сахар, вода.', 'Сироп глюкозный.', 'Сахарная пудра.', 'Сахарин.'].map(sweet)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('takes the strictest warning about pregnancy, and none for children', () => {
    const rows = [row('magniy', 150), row('melissa', 200)];
    expect(said(warningsOf(product({ rows })), 'motherhood')).toEqual(['Беременность и кормление грудью']);
    expect(said(warningsOf(product({ rows, age: { from: 7, to: 17 } })), 'motherhood')).toEqual([]);
  });

  it('living cells have no mass, and their rules hold', () => {
    const rows = [row('laktobakterii', 1e9, 'CFU')];
    expect(said(warningsOf(product({ rows })), 'condition')).toEqual([
      'Выраженное снижение иммунитета — только по решению врача',
    ]);
  });

  it('more of anything never takes a warning away', () => {
    const anyRow = fc.record({
      substance: fc.constantFrom(...new Set(substanceRules.map((rule) => rule.substance))),
      name: fc.constant('вещество'),
      amount: fc.integer({ min: 1, max: 2000 }),
      unit: fc.constantFrom('mcg', 'mg'),
    });
    const lines = (rows: ProductFacts['rows']) =>
      warningsOf(product({ rows })).groups.flatMap(({ id, items }) => (id === 'motherhood' ? [] : items));
    fc.assert(
      fc.property(fc.array(anyRow), fc.array(anyRow), (some, more) => {
        expect(lines([...some, ...more])).toEqual(expect.arrayContaining(lines(some)));
      }),
    );
  });
});

describe('withOwn', () => {
  it('adds an editor’s lines to their group, once, and loses none of the derived', () => {
    const derived = warningsOf(product({ rows: [row('magniy', 150)] }));
    const own = { condition: ['Гастрит', 'Нарушения функции почек'], allergy: ['Аллергия на рис'] };
    const all = withOwn(derived, own);
    expect(said(all, 'condition')).toEqual(['Нарушения функции почек', 'Гастрит']);
    expect(said(all, 'allergy')).toEqual(['Аллергия на рис']);
    expect(all.groups.map(({ id }) => id)).toEqual(
      Object.keys(warningGroups).filter((id) => all.groups.some((group) => group.id === id)),
    );
    for (const { id, items } of derived.groups) expect(said(all, id)).toEqual(expect.arrayContaining(items));
  });
});
