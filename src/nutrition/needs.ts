import { percentOf } from './decimal.ts';
import { isNormKey, type NormKey, norms } from './label-norms.ts';
import { adultAge } from './limits.ts';
import { type MassUnit, massOf, toMicrograms } from './mass.ts';

/**
 * Daily physiological needs: МР 2.3.1.0253-21, tables 11, 12, 16, 17 (adults), 20 (pregnancy and feeding) and 21
 * (children), in the unit of the label. A pair is male, then female.
 */
type Need = number | readonly [male: number, female: number];

/** In years: a band ends where the next begins. */
const bandStarts = [1, 3, 7, 11, 15, 18] as const;
const bandNames = ['1–2 лет', '3–6 лет', '7–10 лет', '11–14 лет', '15–17 лет', 'с 18 лет'] as const;

interface Needs {
  byAge: readonly [Need, Need, Need, Need, Need, Need];
  equivalent?: string;
  /** Where the table has another number for people past 65. */
  past65?: number;
  /** First trimester, second and third, feeding. */
  motherhood: readonly [number, number, number];
}

const needs: Partial<Record<NormKey, Needs>> = {
  'vitamin-c': { byAge: [45, 50, 60, [70, 60], [90, 70], 100], motherhood: [110, 110, 130] },
  'vitamin-b1': { byAge: [0.8, 0.9, 1.1, 1.3, [1.5, 1.3], 1.5], motherhood: [1.5, 1.7, 1.8] },
  'vitamin-b2': { byAge: [0.9, 1, 1.2, 1.5, [1.8, 1.5], 1.8], motherhood: [1.8, 2, 2.1] },
  'vitamin-b6': { byAge: [0.9, 1.2, 1.5, [1.7, 1.6], [2, 1.6], 2], motherhood: [2, 2.3, 2.5] },
  niatsin: { equivalent: 'ниациновый эквивалент', byAge: [8, 11, 15, 18, [20, 18], 20], motherhood: [20, 20, 20] },
  'vitamin-b12': { byAge: [0.7, 1.5, 2, 3, 3, 3], motherhood: [3, 3.5, 3.5] },
  // The table says 300–350 for 11–14 years; the share is counted from the greater need.
  'folievaya-kislota': {
    equivalent: 'фолатный эквивалент',
    byAge: [100, 200, 200, 350, 400, 400],
    motherhood: [600, 600, 500],
  },
  'pantotenovaya-kislota': { byAge: [2.5, 3, 3, 3.5, [5, 4], 5], motherhood: [5, 6, 7] },
  biotin: { byAge: [10, 15, 20, 25, 50, 50], motherhood: [50, 50, 50] },
  'vitamin-a': {
    equivalent: 'ретиноловый эквивалент',
    byAge: [450, 500, 700, [1000, 800], [1000, 800], [900, 800]],
    motherhood: [800, 900, 1200],
  },
  'vitamin-e': { equivalent: 'токофероловый эквивалент', byAge: [4, 7, 10, 12, 15, 15], motherhood: [15, 17, 19] },
  'vitamin-d': { byAge: [15, 15, 15, 15, 15, 15], past65: 20, motherhood: [15, 15, 15] },
  kaltsiy: { byAge: [800, 900, 1100, 1200, 1200, 1000], past65: 1200, motherhood: [1000, 1300, 1400] },
  fosfor: { byAge: [600, 700, 800, 900, 900, 700], motherhood: [700, 900, 900] },
  magniy: { byAge: [80, 200, 250, 300, 400, 420], motherhood: [420, 450, 450] },
  kaliy: { byAge: [1000, 1500, 2000, 2500, 3200, 3500], motherhood: [2500, 2500, 2500] },
  zhelezo: { byAge: [10, 10, 12, 12, [15, 18], [10, 18]], motherhood: [18, 33, 18] },
  tsink: { byAge: [5, 8, 10, 12, 12, 12], motherhood: [12, 15, 15] },
  yod: { byAge: [90, 90, 90, 130, 150, 150], motherhood: [150, 220, 290] },
  selen: { byAge: [15, 20, 30, 40, 50, [70, 55]], motherhood: [55, 55, 55] },
};

export interface NeedRow {
  who: string;
  amount: number;
  unit: MassUnit;
}

/** Adults, mothers, children; empty where the document states none. */
export function needsOf(key: string): NeedRow[] {
  if (!isNormKey(key)) return [];
  const stated = needs[key];
  if (!stated) return [];
  const { unit } = norms[key];
  const rowsOf = (band: number, both: string, he: string, she: string): NeedRow[] => {
    const need = stated.byAge[band] ?? 0;
    if (typeof need === 'number') return [{ who: both, amount: need, unit }];
    return [
      { who: he, amount: need[0], unit },
      { who: she, amount: need[1], unit },
    ];
  };
  const [first, later, feeding] = stated.motherhood;
  return [
    ...rowsOf(adults, 'Взрослые', 'Мужчины', 'Женщины'),
    ...(stated.past65 === undefined ? [] : [{ who: 'Старше 65 лет', amount: stated.past65, unit }]),
    { who: 'Беременные, первый триместр', amount: first, unit },
    { who: 'Беременные, второй и третий триместры', amount: later, unit },
    { who: 'Кормящие', amount: feeding, unit },
    ...bandNames
      .slice(0, adults)
      .flatMap((age, band) => rowsOf(band, `Дети ${age}`, `Мальчики ${age}`, `Девочки ${age}`)),
  ];
}

/** The unit of needs where several forms act as one: «ретиноловый эквивалент». */
export function equivalentOf(key: string): string | null {
  return (isNormKey(key) ? needs[key]?.equivalent : undefined) ?? null;
}

const adults = bandStarts.length - 1;

export interface Share {
  /** «3–6 лет» */
  age: string;
  /** Whole per cent of the need; two where boys and girls differ, the smaller first. */
  percent: readonly [number] | readonly [number, number];
}

/** By age, for the ages a product is made for. */
export function sharesByAge(
  key: string,
  amount: number,
  unit: string,
  age: { from: number; to?: number | undefined },
): Share[] {
  const mass = toMicrograms(amount, unit);
  if (!isNormKey(key) || mass === null) return [];
  const stated = needs[key];
  if (!stated) return [];
  return childBands(age).map((band) => {
    const need = stated.byAge[band] ?? 0;
    const share = (of: number) => percentOf(mass, massOf({ amount: of, unit: norms[key].unit }));
    if (typeof need === 'number') return { age: bandNames[band] ?? '', percent: [share(need)] as const };
    const [least, most] = need.map(share).toSorted((a, b) => a - b);
    return {
      age: bandNames[band] ?? '',
      percent: least === most ? ([least ?? 0] as const) : ([least ?? 0, most ?? 0] as const),
    };
  });
}

/** Without a sex the greater of two needs counts. */
export interface Person {
  /** Whole years. */
  age: number;
  sex: 'female' | 'male' | null;
  motherhood: Motherhood | null;
}

export const motherhoods = ['first', 'later', 'feeding'] as const;
export type Motherhood = (typeof motherhoods)[number];

export function isMotherhood(word: string): word is Motherhood {
  return motherhoods.some((one) => one === word);
}

const pensionAge = 65;

/** Every group for which the document has numbers, adults first. */
export const audiences = [
  { key: 'men', title: 'Мужчины', from: 18 },
  { key: 'women', title: 'Женщины', from: 18 },
  { key: 'past-65', title: 'Старше 65 лет', from: 66 },
  { key: 'first', title: 'Беременные, первый триместр', from: 18 },
  { key: 'later', title: 'Беременные, второй и третий триместры', from: 18 },
  { key: 'feeding', title: 'Кормящие', from: 18 },
  { key: '1-2', title: 'Дети 1–2 лет', from: 1 },
  { key: '3-6', title: 'Дети 3–6 лет', from: 3 },
  { key: '7-10', title: 'Дети 7–10 лет', from: 7 },
  { key: 'boys-11-14', title: 'Мальчики 11–14 лет', from: 11 },
  { key: 'girls-11-14', title: 'Девочки 11–14 лет', from: 11 },
  { key: 'boys-15-17', title: 'Юноши 15–17 лет', from: 15 },
  { key: 'girls-15-17', title: 'Девушки 15–17 лет', from: 15 },
] as const;
export type Audience = (typeof audiences)[number];

/** For people past 65 only where it differs from other adults. */
export function statedNeed(key: string, audience: Audience): number | null {
  const stated = isNormKey(key) ? needs[key] : undefined;
  if (!stated) return null;
  if (audience.key === 'past-65') return stated.past65 ?? null;
  const sex = audience.key.startsWith('boys') || audience.key === 'men' ? 'male' : 'female';
  const motherhood = isMotherhood(audience.key) ? audience.key : null;
  return needOf(key, { age: audience.from, sex, motherhood })?.amount ?? null;
}

/** Null for babies, and where the document states no need. */
export function needOf(key: string, person: Person): { amount: number; unit: MassUnit } | null {
  const band = bandStarts.findLastIndex((start) => person.age >= start);
  const stated = isNormKey(key) ? needs[key] : undefined;
  if (!stated || !isNormKey(key) || band < 0) return null;
  return { amount: amountFor(stated, band, person), unit: norms[key].unit };
}

function amountFor(stated: Needs, band: number, { age, sex, motherhood }: Person): number {
  if (motherhood && sex !== 'male') return stated.motherhood[motherhoods.indexOf(motherhood)] ?? 0;
  if (age > pensionAge && stated.past65 !== undefined) return stated.past65;
  const need = stated.byAge[band] ?? 0;
  if (typeof need === 'number') return need;
  return sex === null ? Math.max(...need) : need[sex === 'male' ? 0 : 1];
}

/** The need of the youngest age of a product, which its label names first. */
export function youngestNeed(key: string, age: { from: number; to?: number | undefined }): NeedRow | null {
  const [band] = childBands(age);
  if (band === undefined || !isNormKey(key)) return null;
  const need = needs[key]?.byAge[band];
  if (need === undefined) return null;
  const amount = typeof need === 'number' ? need : Math.max(...need);
  return { who: bandNames[band] ?? '', amount, unit: norms[key].unit };
}

function childBands({ from, to }: { from: number; to?: number | undefined }): number[] {
  return bandStarts
    .map((_, band) => band)
    .filter((band) => {
      const [start = 0, end = Number.POSITIVE_INFINITY] = [bandStarts[band], bandStarts[band + 1]];
      return band < adults && from < end && (to ?? Number.POSITIVE_INFINITY) >= start;
    });
}

/** For children only: then the label gives shares by age. */
export function isForChildren(age: { from: number; to?: number | undefined }): boolean {
  return age.to !== undefined && age.to <= adultAge;
}
