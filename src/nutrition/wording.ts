import { nbsp } from '../text/russian.ts';
import { compare, type Decimal, decimal, divide, rounded, times } from './decimal.ts';

/** Not by Intl: the ICU data of server and browser differ in spaces. */

const mostDigitsAfterComma = 3;

export const unitWords = { mcg: 'мкг', mg: 'мг', g: 'г', ml: 'мл', IU: 'МЕ', CFU: 'КОЕ' } as const;
export type Unit = keyof typeof unitWords;

export function isUnit(word: string): word is Unit {
  return Object.hasOwn(unitWords, word);
}

/** «1234», «12 500», «0,3»: grouped from five digits on, at most three digits after the comma. */
export function writeNumber(value: Decimal): string {
  const { digits, scale } = rounded(value, mostDigitsAfterComma);
  const all = String(digits).padStart(scale + 1, '0');
  const whole = all.slice(0, all.length - scale);
  const fraction = all.slice(all.length - scale);
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, nbsp);
  return fraction ? `${grouped},${fraction}` : grouped;
}

const microgramsPerIU = decimal('0.025');

/** Vitamin D is written in both units. */
export function writeAmount(amount: Decimal, unit: Unit, substance: string | null = null): string {
  if (substance === 'vitamin-d' && (unit === 'mcg' || unit === 'IU')) {
    const [mass, units] =
      unit === 'IU' ? [times(amount, microgramsPerIU), amount] : [amount, rounded(divide(amount, microgramsPerIU), 0)];
    return `${writeNumber(mass)}${nbsp}${unitWords.mcg} (${writeNumber(units)}${nbsp}${unitWords.IU})`;
  }
  if (unit === 'CFU') return `${writeLarge(amount)}${nbsp}${unitWords.CFU}`;
  return `${writeNumber(amount)}${nbsp}${unitWords[unit]}`;
}

const largeWords = [
  [decimal(1e12), 'трлн'],
  [decimal(1e9), 'млрд'],
  [decimal(1e6), 'млн'],
  [decimal(1e3), 'тыс.'],
] as const;

function writeLarge(amount: Decimal): string {
  const [size, word] = largeWords.find(([least]) => compare(amount, least) >= 0) ?? [];
  return size ? `${writeNumber(divide(amount, size))}${nbsp}${word}` : writeNumber(amount);
}

/** A share that is rounded to 0 is «меньше 1 %». */
export function writePercent(percent: number): string {
  return percent === 0 ? `меньше 1${nbsp}%` : `${writeNumber(decimal(percent))}${nbsp}%`;
}
