import { type Decimal, percentOf } from './decimal.ts';
import { type MassUnit, massOf, toMicrograms } from './mass.ts';

/**
 * Reference daily intake of adults: ТР ТС 022/2011, appendix 2. The per cent on a label is computed from this table; a
 * substance that is not in it has a dash.
 */
export interface Norm {
  name: string;
  amount: number;
  unit: MassUnit;
}

export const norms = {
  'vitamin-a': { name: 'Витамин A', amount: 800, unit: 'mcg' },
  'vitamin-d': { name: 'Витамин D', amount: 5, unit: 'mcg' },
  'vitamin-e': { name: 'Витамин E', amount: 10, unit: 'mg' },
  'vitamin-c': { name: 'Витамин C', amount: 60, unit: 'mg' },
  'vitamin-b1': { name: 'Витамин B1', amount: 1.4, unit: 'mg' },
  'vitamin-b2': { name: 'Витамин B2', amount: 1.6, unit: 'mg' },
  niatsin: { name: 'Ниацин', amount: 18, unit: 'mg' },
  'vitamin-b6': { name: 'Витамин B6', amount: 2, unit: 'mg' },
  'folievaya-kislota': { name: 'Фолиевая кислота', amount: 200, unit: 'mcg' },
  'vitamin-b12': { name: 'Витамин B12', amount: 1, unit: 'mcg' },
  biotin: { name: 'Биотин', amount: 50, unit: 'mcg' },
  'pantotenovaya-kislota': { name: 'Пантотеновая кислота', amount: 6, unit: 'mg' },
  kaltsiy: { name: 'Кальций', amount: 1000, unit: 'mg' },
  fosfor: { name: 'Фосфор', amount: 800, unit: 'mg' },
  zhelezo: { name: 'Железо', amount: 14, unit: 'mg' },
  magniy: { name: 'Магний', amount: 400, unit: 'mg' },
  tsink: { name: 'Цинк', amount: 15, unit: 'mg' },
  kaliy: { name: 'Калий', amount: 3500, unit: 'mg' },
  yod: { name: 'Йод', amount: 150, unit: 'mcg' },
  selen: { name: 'Селен', amount: 70, unit: 'mcg' },
  belok: { name: 'Белок', amount: 75, unit: 'g' },
  zhiry: { name: 'Жиры', amount: 83, unit: 'g' },
  'polinenasyshchennye-zhiry': { name: 'Полиненасыщенные жиры', amount: 11, unit: 'g' },
  kletchatka: { name: 'Пищевые волокна', amount: 30, unit: 'g' },
} as const satisfies Record<string, Norm>;

export type NormKey = keyof typeof norms;

export function isNormKey(key: string): key is NormKey {
  return Object.hasOwn(norms, key);
}

export function percentOfNorm(key: NormKey, amount: number, unit: string): number | null {
  const mass = toMicrograms(amount, unit);
  return mass === null ? null : percentOf(mass, normMass(key));
}

function normMass(key: NormKey): Decimal {
  return massOf(norms[key]);
}
