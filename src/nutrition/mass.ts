import { type Decimal, decimal, times } from './decimal.ts';

export type MassUnit = 'mcg' | 'mg' | 'g';

const micrograms: Record<MassUnit, Decimal> = {
  mcg: decimal(1),
  mg: decimal(1_000),
  g: decimal(1_000_000),
};

/** Vitamin D is the only substance on the site that is also counted in international units. */
const microgramsOfVitaminDPerUnit = decimal('0.025');

/** Null for what has no mass: millilitres and living cells. */
export function toMicrograms(amount: number, unit: string): Decimal | null {
  if (unit === 'IU') return times(decimal(amount), microgramsOfVitaminDPerUnit);
  if (unit === 'mcg' || unit === 'mg' || unit === 'g') return times(decimal(amount), micrograms[unit]);
  return null;
}

/** An amount whose unit is known to be one of mass. */
export function massOf({ amount, unit }: { amount: number; unit: MassUnit }): Decimal {
  return times(decimal(amount), micrograms[unit]);
}
