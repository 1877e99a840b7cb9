import type { LabelRow } from '../../contract/product.ts';
import { type Decimal, decimal, divide, rounded, times, toNumber } from '../../nutrition/decimal.ts';
import { toMicrograms } from '../../nutrition/mass.ts';
import { writeNumber } from '../../nutrition/wording.ts';
import { nbsp } from '../../text/russian.ts';
import type { Entry } from '../load/loaded-content.ts';

type Food = Entry<'component'>['data']['foods'][number];

const shown = 3;
/** At most a plateful; a larger amount is shown for one food only. */
const plateGrams = 600;
/** Even for that: more of the richest food says nothing any more. */
const mostGrams = 3000;

/** How much of each food holds as much of the substance as a portion, the richest first. */
export function foodEquivalents(
  foods: readonly Food[],
  amount: number,
  unit: string,
  substance: string,
): LabelRow['foods'] {
  const mass = toMicrograms(amount, unit, substance);
  if (!mass) return [];
  const all = foods
    .flatMap((food) => {
      const grams = gramsFor(mass, food, substance);
      return grams ? [{ name: food.name, grams: toNumber(grams) }] : [];
    })
    .filter(({ grams }) => grams >= 1 && grams <= mostGrams)
    .toSorted((a, b) => a.grams - b.grams);
  const onPlate = all.filter(({ grams }) => grams <= plateGrams);
  return (onPlate.length > 0 ? onPlate.slice(0, shown) : all.slice(0, 1)).map(({ name, grams }) => ({
    name,
    amount: writeGrams(grams),
  }));
}

function gramsFor(mass: Decimal, { amount, unit, per }: Food, substance: string): Decimal | null {
  const held = amount > 0 ? toMicrograms(amount, unit, substance) : null;
  const [, portion] = /^(\d+)\s*(?:г|мл)$/u.exec(per) ?? [];
  return held && portion ? divide(times(mass, decimal(portion)), held) : null;
}

/** As a cook would say it: 25 г, 190 г, 1,4 кг. */
function writeGrams(grams: number): string {
  if (grams >= 950) return `${writeNumber(rounded(divide(decimal(grams), decimal(1000)), 1))}${nbsp}кг`;
  const step = grams < 30 ? 1 : grams < 100 ? 5 : 10;
  return `${writeNumber(decimal(Math.round(grams / step) * step))}${nbsp}г`;
}
