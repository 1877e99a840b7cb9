/**
 * Reference daily intake of adults: ТР ТС 022/2011, appendix 2. Every per cent on the site is computed
 * from this table. Upper levels are EFSA's tolerable upper intake levels for adults (magnesium: from
 * supplements only); a nutrient without one has no established level.
 */
export interface Norm {
  name: string;
  amount: number;
  unit: 'mcg' | 'mg' | 'g';
  upper?: number;
}

export const norms = {
  'vitamin-a': { name: 'Витамин A', amount: 800, unit: 'mcg', upper: 3000 },
  'vitamin-d': { name: 'Витамин D', amount: 5, unit: 'mcg', upper: 100 },
  'vitamin-e': { name: 'Витамин E', amount: 10, unit: 'mg', upper: 300 },
  'vitamin-c': { name: 'Витамин C', amount: 60, unit: 'mg' },
  'vitamin-b1': { name: 'Витамин B1', amount: 1.4, unit: 'mg' },
  'vitamin-b2': { name: 'Витамин B2', amount: 1.6, unit: 'mg' },
  niatsin: { name: 'Ниацин', amount: 18, unit: 'mg', upper: 900 },
  'vitamin-b6': { name: 'Витамин B6', amount: 2, unit: 'mg', upper: 12 },
  'folievaya-kislota': { name: 'Фолиевая кислота', amount: 200, unit: 'mcg', upper: 1000 },
  'vitamin-b12': { name: 'Витамин B12', amount: 1, unit: 'mcg' },
  biotin: { name: 'Биотин', amount: 50, unit: 'mcg' },
  'pantotenovaya-kislota': { name: 'Пантотеновая кислота', amount: 6, unit: 'mg' },
  kaltsiy: { name: 'Кальций', amount: 1000, unit: 'mg', upper: 2500 },
  fosfor: { name: 'Фосфор', amount: 800, unit: 'mg' },
  zhelezo: { name: 'Железо', amount: 14, unit: 'mg' },
  magniy: { name: 'Магний', amount: 400, unit: 'mg', upper: 250 },
  tsink: { name: 'Цинк', amount: 15, unit: 'mg', upper: 25 },
  kaliy: { name: 'Калий', amount: 3500, unit: 'mg' },
  yod: { name: 'Йод', amount: 150, unit: 'mcg', upper: 600 },
  selen: { name: 'Селен', amount: 70, unit: 'mcg', upper: 255 },
  belok: { name: 'Белок', amount: 75, unit: 'g' },
  zhiry: { name: 'Жиры', amount: 83, unit: 'g' },
  'polinenasyshchennye-zhiry': { name: 'Полиненасыщенные жиры', amount: 11, unit: 'g' },
  kletchatka: { name: 'Пищевые волокна', amount: 30, unit: 'g' },
} as const satisfies Record<string, Norm>;

export type NormKey = keyof typeof norms;

const inMicrograms = { mcg: 1, mg: 1_000, g: 1_000_000 } as const;

/** Vitamin D is the only nutrient on the site that is also counted in international units. */
const microgramsOfVitaminDPerUnit = 0.025;

export function isNormKey(key: string): key is NormKey {
  return Object.hasOwn(norms, key);
}

export function toMicrograms(amount: number, unit: string): number | null {
  if (unit === 'IU') return amount * microgramsOfVitaminDPerUnit;
  if (unit === 'mcg' || unit === 'mg' || unit === 'g') return amount * inMicrograms[unit];
  return null;
}

export function percentOfNorm(key: NormKey, amount: number, unit: string): number | null {
  const norm: Norm = norms[key];
  const micrograms = toMicrograms(amount, unit);
  if (micrograms === null) return null;
  return Math.round((micrograms / (norm.amount * inMicrograms[norm.unit])) * 100);
}
