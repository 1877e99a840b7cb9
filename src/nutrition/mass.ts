import { type Decimal, decimal, divide, times } from './decimal.ts';

export type MassUnit = 'mcg' | 'mg' | 'g';

const micrograms: Record<MassUnit, Decimal> = {
  mcg: decimal(1),
  mg: decimal(1_000),
  g: decimal(1_000_000),
};

/**
 * An international unit is another mass of every substance; only these three are still counted so on labels. Vitamin A
 * as retinol, vitamin E as natural alpha-tocopherol.
 */
const microgramsPerUnit: Readonly<Record<string, Decimal>> = {
  'vitamin-a': decimal('0.3'),
  'vitamin-d': decimal('0.025'),
  'vitamin-e': decimal(670),
};

export function hasInternationalUnit(substance: string): boolean {
  return Object.hasOwn(microgramsPerUnit, substance);
}

/**
 * Null for what has no mass: millilitres, living cells, and international units of a substance that has none. On the
 * site's own labels only vitamin D is counted in them.
 */
export function toMicrograms(amount: number | string, unit: string, substance = 'vitamin-d'): Decimal | null {
  if (unit === 'IU') {
    const perUnit = hasInternationalUnit(substance) ? microgramsPerUnit[substance] : undefined;
    return perUnit ? times(decimal(amount), perUnit) : null;
  }
  if (unit === 'mcg' || unit === 'mg' || unit === 'g') return times(decimal(amount), micrograms[unit]);
  return null;
}

/** The way back; null for a unit in which the substance is not counted. */
export function fromMicrograms(mass: Decimal, unit: string, substance = 'vitamin-d'): Decimal | null {
  const one = toMicrograms(1, unit, substance);
  return one && divide(mass, one);
}

/** An amount whose unit is known to be one of mass. */
export function massOf({ amount, unit }: { amount: number; unit: MassUnit }): Decimal {
  return times(decimal(amount), micrograms[unit]);
}
