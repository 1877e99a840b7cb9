import type { Person } from '../needs.ts';
import type { ApartRule, Jar } from './jar.ts';

/** Shelves with sums calculated by hand from the tables of the documents. */

const adult = { isOurs: true, portions: 1, age: { from: 18 }, mothers: 'ask', food: 'with' } as const;

export const jars = {
  d3: {
    ...adult,
    id: 'd3',
    title: 'Витамин D3',
    servings: 90,
    times: ['morning', 'day'],
    rows: [{ substance: 'vitamin-d', amount: 15, unit: 'mcg' }],
  },
  multi: {
    ...adult,
    id: 'multi',
    title: 'Витамины и минералы',
    servings: 60,
    times: ['morning'],
    rows: [
      { substance: 'vitamin-d', amount: 10, unit: 'mcg' },
      { substance: 'vitamin-c', amount: 60, unit: 'mg' },
      { substance: 'vitamin-b6', amount: 2, unit: 'mg' },
      { substance: 'tsink', amount: 7.5, unit: 'mg' },
      { substance: 'zhelezo', amount: 5, unit: 'mg' },
      { substance: 'kaltsiy', amount: 120, unit: 'mg' },
      { substance: 'magniy', amount: 60, unit: 'mg' },
      { substance: 'selen', amount: 35, unit: 'mcg' },
    ],
  },
  zinc: {
    ...adult,
    id: 'zinc',
    title: 'Цинк + селен',
    servings: 60,
    mothers: 'no',
    times: ['day', 'evening'],
    rows: [
      { substance: 'tsink', amount: 15, unit: 'mg' },
      { substance: 'selen', amount: 70, unit: 'mcg' },
    ],
  },
  iron: {
    ...adult,
    id: 'iron',
    title: 'Железо + C',
    servings: 60,
    times: ['morning', 'day'],
    food: 'without',
    rows: [
      { substance: 'zhelezo', amount: 14, unit: 'mg' },
      { substance: 'vitamin-c', amount: 60, unit: 'mg' },
    ],
  },
  mag: {
    ...adult,
    id: 'mag',
    title: 'Магний + B6',
    servings: 45,
    times: ['evening', 'day'],
    rows: [
      { substance: 'magniy', amount: 150, unit: 'mg' },
      { substance: 'vitamin-b6', amount: 2, unit: 'mg' },
    ],
  },
  magbis: {
    ...adult,
    id: 'magbis',
    title: 'Магния бисглицинат',
    servings: 40,
    times: ['evening'],
    rows: [{ substance: 'magniy', amount: 200, unit: 'mg' }],
  },
  c500: {
    ...adult,
    id: 'c500',
    title: 'Витамин C 500',
    servings: 60,
    times: ['morning', 'day'],
    rows: [{ substance: 'vitamin-c', amount: 500, unit: 'mg' }],
  },
  kids: {
    ...adult,
    id: 'kids',
    title: 'Мишки',
    servings: 30,
    age: { from: 3, to: 11 },
    mothers: null,
    times: ['morning'],
    rows: [
      { substance: 'vitamin-d', amount: 5, unit: 'mcg' },
      { substance: 'vitamin-c', amount: 20, unit: 'mg' },
      { substance: 'vitamin-b6', amount: 0.5, unit: 'mg' },
      { substance: 'tsink', amount: 2, unit: 'mg' },
      { substance: 'yod', amount: 40, unit: 'mcg' },
    ],
  },
  omega: {
    ...adult,
    id: 'omega',
    title: 'Омега-3',
    servings: 30,
    times: ['day'],
    rows: [
      { substance: 'omega-3', amount: 800, unit: 'mg' },
      { substance: 'vitamin-e', amount: 5, unit: 'mg' },
    ],
  },
  foreign: {
    id: '!foreign',
    title: 'Чужая банка',
    isOurs: false,
    portions: 1,
    servings: null,
    age: null,
    mothers: 'ask',
    times: ['any'],
    food: 'any',
    rows: [
      { substance: 'vitamin-d', amount: '2000', unit: 'IU' },
      { substance: 'vitamin-a', amount: '5000', unit: 'IU' },
      { substance: 'vitamin-e', amount: '100', unit: 'IU' },
    ],
  },
  tea: {
    ...adult,
    id: 'tea',
    title: 'Мелисса',
    servings: 30,
    times: ['evening'],
    rows: [{ substance: 'melissa', amount: 200, unit: 'mg' }],
  },
  theanine: {
    ...adult,
    id: 'theanine',
    title: 'L-теанин',
    servings: 60,
    times: ['evening'],
    rows: [{ substance: 'l-teanin', amount: 200, unit: 'mg' }],
  },
  biotin: {
    ...adult,
    id: 'biotin',
    title: 'Биотин + цинк',
    servings: 60,
    times: ['day'],
    rows: [
      { substance: 'biotin', amount: 100, unit: 'mcg' },
      { substance: 'tsink', amount: 10, unit: 'mg' },
    ],
  },
  copper: {
    ...adult,
    id: 'copper',
    title: 'Медь',
    servings: 60,
    times: ['day'],
    rows: [{ substance: 'med', amount: 1, unit: 'mg' }],
  },
  cells: {
    ...adult,
    id: 'cells',
    title: 'Пробиотик',
    servings: 30,
    times: ['morning'],
    rows: [
      { substance: 'laktobakterii', amount: 2_000_000_000, unit: 'CFU' },
      { substance: 'bifidobakterii', amount: 500_000_000, unit: 'CFU' },
    ],
  },
} as const satisfies Record<string, Jar>;

export const rules: readonly ApartRule[] = [
  { first: 'zhelezo', second: 'tsink', hours: 2, firstFrom: 10, secondFrom: 10 },
  { first: 'zhelezo', second: 'kaltsiy', hours: 2, firstFrom: 10, secondFrom: 300 },
  { first: 'zhelezo', second: 'magniy', hours: 2, firstFrom: 10, secondFrom: 100 },
];

const person = (age: number, sex: Person['sex'] = null, motherhood: Person['motherhood'] = null): Person => ({
  age,
  sex,
  motherhood,
});

interface HandSum {
  /** The name of a jar, with its portions where there are more than one. */
  jars: readonly (keyof typeof jars | readonly [keyof typeof jars, number])[];
  person?: Person;
  /** Amount, then the share of the norm; a dash where there is none. */
  sums: Record<string, readonly [amount: string, share: string]>;
  flags: readonly string[];
}

export const shelves: readonly HandSum[] = [
  { jars: ['d3'], sums: { 'vitamin-d': ['15 мкг (600 МЕ)', '300 %'] }, flags: [] },
  {
    jars: ['d3', 'multi'],
    sums: {
      'vitamin-d': ['25 мкг (1000 МЕ)', '500 %'],
      'vitamin-c': ['60 мг', '100 %'],
      'vitamin-b6': ['2 мг', '100 %'],
      tsink: ['7,5 мг', '50 %'],
      zhelezo: ['5 мг', '36 %'],
      kaltsiy: ['120 мг', '12 %'],
      magniy: ['60 мг', '15 %'],
      selen: ['35 мкг', '50 %'],
    },
    flags: ['above-ceiling vitamin-d', 'twice vitamin-d'],
  },
  { jars: ['zinc'], sums: { tsink: ['15 мг', '100 %'], selen: ['70 мкг', '100 %'] }, flags: [] },
  {
    jars: ['zinc', 'multi'],
    sums: {
      'vitamin-d': ['10 мкг (400 МЕ)', '200 %'],
      'vitamin-c': ['60 мг', '100 %'],
      'vitamin-b6': ['2 мг', '100 %'],
      tsink: ['22,5 мг', '150 %'],
      zhelezo: ['5 мг', '36 %'],
      kaltsiy: ['120 мг', '12 %'],
      magniy: ['60 мг', '15 %'],
      selen: ['105 мкг', '150 %'],
    },
    flags: ['copper tsink', 'twice selen', 'twice tsink'],
  },
  {
    jars: [['zinc', 2]],
    sums: { tsink: ['30 мг', '200 %'], selen: ['140 мкг', '200 %'] },
    flags: ['above-limit tsink', 'portions zinc', 'copper tsink'],
  },
  {
    jars: ['iron', 'multi'],
    sums: {
      'vitamin-d': ['10 мкг (400 МЕ)', '200 %'],
      'vitamin-c': ['120 мг', '200 %'],
      'vitamin-b6': ['2 мг', '100 %'],
      tsink: ['7,5 мг', '50 %'],
      zhelezo: ['19 мг', '136 %'],
      kaltsiy: ['120 мг', '12 %'],
      magniy: ['60 мг', '15 %'],
      selen: ['35 мкг', '50 %'],
    },
    flags: ['twice vitamin-c', 'twice zhelezo'],
  },
  {
    jars: ['mag', 'magbis'],
    sums: { magniy: ['350 мг', '88 %'], 'vitamin-b6': ['2 мг', '100 %'] },
    flags: ['above-limit magniy', 'twice magniy'],
  },
  { jars: ['magbis'], sums: { magniy: ['200 мг', '50 %'] }, flags: [] },
  {
    jars: ['c500', 'iron'],
    sums: { 'vitamin-c': ['560 мг', '933 %'], zhelezo: ['14 мг', '100 %'] },
    flags: ['twice vitamin-c'],
  },
  { jars: ['omega'], sums: { 'omega-3': ['800 мг', '—'], 'vitamin-e': ['5 мг', '50 %'] }, flags: [] },
  {
    jars: [['omega', 3]],
    sums: { 'omega-3': ['2400 мг', '—'], 'vitamin-e': ['15 мг', '150 %'] },
    flags: ['portions omega'],
  },
  {
    jars: ['foreign'],
    sums: {
      'vitamin-d': ['50 мкг (2000 МЕ)', '1000 %'],
      'vitamin-a': ['1500 мкг', '188 %'],
      'vitamin-e': ['67 мг', '670 %'],
    },
    flags: ['above-ceiling vitamin-d'],
  },
  {
    jars: [['foreign', 3]],
    sums: {
      'vitamin-d': ['150 мкг (6000 МЕ)', '3000 %'],
      'vitamin-a': ['4500 мкг', '563 %'],
      'vitamin-e': ['201 мг', '2010 %'],
    },
    flags: ['above-limit vitamin-d', 'above-limit vitamin-a'],
  },
  {
    jars: ['multi'],
    person: person(34, 'female'),
    sums: {
      'vitamin-d': ['10 мкг (400 МЕ)', '67 %'],
      'vitamin-c': ['60 мг', '60 %'],
      'vitamin-b6': ['2 мг', '100 %'],
      tsink: ['7,5 мг', '63 %'],
      zhelezo: ['5 мг', '28 %'],
      kaltsiy: ['120 мг', '12 %'],
      magniy: ['60 мг', '14 %'],
      selen: ['35 мкг', '64 %'],
    },
    flags: [],
  },
  {
    jars: ['iron', 'zinc'],
    person: person(34, 'male'),
    sums: {
      zhelezo: ['14 мг', '140 %'],
      'vitamin-c': ['60 мг', '60 %'],
      tsink: ['15 мг', '125 %'],
      selen: ['70 мкг', '100 %'],
    },
    flags: ['apart iron zinc'],
  },
  {
    jars: ['iron', 'zinc'],
    person: person(28, 'female', 'later'),
    sums: {
      zhelezo: ['14 мг', '42 %'],
      'vitamin-c': ['60 мг', '55 %'],
      tsink: ['15 мг', '100 %'],
      selen: ['70 мкг', '127 %'],
    },
    flags: ['mothers iron ask', 'mothers zinc no', 'apart iron zinc'],
  },
  {
    jars: ['kids'],
    person: person(5),
    sums: {
      'vitamin-d': ['5 мкг (200 МЕ)', '33 %'],
      'vitamin-c': ['20 мг', '40 %'],
      'vitamin-b6': ['0,5 мг', '42 %'],
      tsink: ['2 мг', '25 %'],
      yod: ['40 мкг', '44 %'],
    },
    flags: [],
  },
  {
    jars: ['kids', 'zinc'],
    person: person(5),
    sums: {
      'vitamin-d': ['5 мкг (200 МЕ)', '33 %'],
      'vitamin-c': ['20 мг', '40 %'],
      'vitamin-b6': ['0,5 мг', '42 %'],
      tsink: ['17 мг', '213 %'],
      yod: ['40 мкг', '44 %'],
      selen: ['70 мкг', '350 %'],
    },
    flags: ['above-limit tsink', 'age zinc', 'twice tsink'],
  },
  { jars: ['d3'], person: person(70, 'male'), sums: { 'vitamin-d': ['15 мкг (600 МЕ)', '75 %'] }, flags: [] },
  {
    jars: ['kids', 'd3'],
    person: person(12, 'male'),
    sums: {
      'vitamin-d': ['20 мкг (800 МЕ)', '133 %'],
      'vitamin-c': ['20 мг', '29 %'],
      'vitamin-b6': ['0,5 мг', '29 %'],
      tsink: ['2 мг', '17 %'],
      yod: ['40 мкг', '31 %'],
    },
    flags: ['age d3', 'age kids', 'above-ceiling vitamin-d', 'twice vitamin-d'],
  },
  {
    jars: [['cells', 2]],
    sums: { laktobakterii: ['4 млрд КОЕ', '—'], bifidobakterii: ['1 млрд КОЕ', '—'] },
    flags: ['portions cells'],
  },
  {
    jars: ['tea', 'theanine'],
    sums: { melissa: ['200 мг', '—'], 'l-teanin': ['200 мг', '—'] },
    flags: ['sleepy tea theanine'],
  },
  {
    jars: ['biotin'],
    sums: { biotin: ['100 мкг', '200 %'], tsink: ['10 мг', '67 %'] },
    flags: ['biotin biotin'],
  },
  {
    jars: ['biotin', 'zinc'],
    sums: { biotin: ['100 мкг', '200 %'], tsink: ['25 мг', '167 %'], selen: ['70 мкг', '100 %'] },
    flags: ['copper tsink', 'biotin biotin', 'twice tsink'],
  },
  {
    jars: ['biotin', 'zinc', 'copper'],
    sums: {
      biotin: ['100 мкг', '200 %'],
      tsink: ['25 мг', '167 %'],
      selen: ['70 мкг', '100 %'],
      med: ['1 мг', '—'],
    },
    flags: ['biotin biotin', 'twice tsink'],
  },
  {
    jars: [
      ['omega', 4],
      ['foreign', 1],
    ],
    sums: {
      'vitamin-d': ['50 мкг (2000 МЕ)', '1000 %'],
      'vitamin-a': ['1500 мкг', '188 %'],
      'vitamin-e': ['87 мг', '870 %'],
      'omega-3': ['3200 мг', '—'],
    },
    flags: ['portions omega', 'above-ceiling vitamin-d', 'clotting vitamin-e omega-3', 'twice vitamin-e'],
  },
];
