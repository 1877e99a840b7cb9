import { expect, it } from 'vitest';
import {
  type Column,
  ceilingColumn,
  ceilingColumns,
  columnsFor,
  labelColumn,
  levelColumns,
  type NormRow,
  type Norms,
  needColumns,
  sortRows,
} from './norms-query.ts';

const row = (title: string, fields: Partial<NormRow> = {}): NormRow => ({
  key: title,
  title,
  url: null,
  group: 'vitamins',
  unit: 'mg',
  equivalent: null,
  label: null,
  needs: [null, null],
  ceiling: null,
  upper: null,
  ...fields,
});
const page: Norms = {
  title: '',
  lead: '',
  seo: {} as Norms['seo'],
  audiences: [
    { key: 'men', title: 'Мужчины', adult: true, band: 1 },
    { key: '1-2', title: 'Дети 1–2 лет', adult: false, band: 0 },
  ],
  levelAges: ['1–3 года', 'Взрослые'],
  rows: [],
  shortDocuments: { label: '', needs: '', ceiling: '' },
  documents: [],
  notes: [],
};
const titles = (rows: NormRow[]) => rows.map(({ title }) => title);

it('orders by mass, whatever the unit, and leaves gaps at the end both ways', () => {
  const rows = [
    row('Б', { label: 2 }),
    row('А'),
    row('В', { label: 500, unit: 'mcg' }),
    row('Г', { label: 1, unit: 'g' }),
  ];
  expect(titles(sortRows(rows, 'label', [labelColumn]))).toEqual(['В', 'Б', 'Г', 'А']);
  expect(titles(sortRows(rows, '-label', [labelColumn]))).toEqual(['Г', 'Б', 'В', 'А']);
  expect(titles(sortRows(rows, '-name', []))).toEqual(['Г', 'В', 'Б', 'А']);
  expect(titles(sortRows(rows, 'nonsense', [labelColumn]))).toEqual(titles(rows));
});

it('gives a child the level of its own age and no share of the adults’ label', () => {
  const levels = row('Цинк', { upper: { byAge: [7, 25], kind: 'upper', counts: 'all', source: 'EFSA' } });
  const valuesFor = (who: string) => columnsFor(page, who).map(({ value }) => value(levels));
  expect(columnsFor(page, '1-2')).not.toContain(labelColumn);
  expect(valuesFor('1-2').at(-1)).toBe(7);
  expect(valuesFor('men').at(-1)).toBe(25);
  expect(columnsFor(page, 'nobody')).toEqual([]);
});

it('says why a number is missing', () => {
  const [men] = needColumns(page);
  expect(men?.gap(row('Калий', { needs: [null, 1000] }))).toBe('то\u00a0же');
  expect(men?.gap(row('Белок'))).toBe('нет');
  expect(ceilingColumn.gap(row('Магний', { ceiling: 'unconfirmed' }))).toBe('не\u00a0сверено');
});

it('has a column of ceilings once most of them are confirmed', () => {
  const [known, unknown] = [row('Витамин D', { ceiling: 15 }), row('Магний', { ceiling: 'unconfirmed' })];
  expect(ceilingColumns({ rows: [known, unknown, row('Белок')] })).toEqual([]);
  expect(ceilingColumns({ rows: [known, known, unknown] })).toEqual([ceilingColumn]);
});

it('shows a phone the adults only, and one person whole', () => {
  const onPhone = (columns: Column[]) => columns.filter(({ onlyWide }) => !onlyWide).map(({ title }) => title);
  expect(onPhone([labelColumn, ...needColumns(page), ...levelColumns(page)])).toEqual([
    'Мужчины',
    'Дети 1–2 лет',
    'Взрослые',
  ]);
  expect(onPhone(columnsFor(page, 'men'))).toEqual(['Норма в\u00a0день', 'На\u00a0этикетке', 'Верхний уровень']);
});
