import { type Decimal, decimal, divide, times } from './decimal.ts';

export type MassUnit = 'mcg' | 'mg' | 'g';

const micrograms: Record<MassUnit, Decimal> = {
  mcg: decimal(1),
  mg: decimal(1_000),
  g: decimal(1_000_000),
};

/**
 * The mass of an international unit depends on the substance; only these three are still labelled in IU. Vitamin A as
 * retinol, vitamin E as natural alpha-tocopherol.
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
 * Null for what has no mass: millilitres, living cells, and IU of other substances. On the site's own labels only
 * vitamin D is in IU.
 */
export function toMicrograms(amount: number | string, unit: string, substance = 'vitamin-d'): Decimal | null {
  if (unit === 'IU') {
    const perUnit = hasInternationalUnit(substance) ? microgramsPerUnit[substance] : undefined;
    return perUnit ? times(decimal(amount), perUnit) : null;
  }
  if (unit === 'mcg' || unit === 'mg' || unit === 'g') return times(decimal(amount), micrograms[unit]);
  return null;
}

/** Null for a unit that the substance is not measured in. */
export function fromMicrograms(mass: Decimal, unit: string, substance = 'vitamin-d'): Decimal | null {
  const one = toMicrograms(1, unit, substance);
  return one && divide(mass, one);
}

export function massOf({ amount, unit }: { amount: number; unit: MassUnit }): Decimal {
  return times(decimal(amount), micrograms[unit]);
}
