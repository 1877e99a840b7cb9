import { compare, type Decimal, decimal, percentOf, times } from './decimal.ts';

/** How far a laboratory result may lie from the label, in per cent of it. */
export interface Tolerance {
  least: number;
  /** Null where more does no harm. */
  most: number | null;
}

/**
 * Vitamins and minerals by the European Commission's guidance of 2012 for food supplements (`documents.tolerances`);
 * there is no Russian counterpart. Living cultures only decrease: a fresh batch has at least what the label promises
 * for its last day. For everything else the narrower bound of the guidance applies in both directions.
 */
const tolerances = {
  vitamin: { least: 80, most: 150 },
  mineral: { least: 80, most: 145 },
  culture: { least: 100, most: null },
  other: { least: 80, most: 120 },
} as const satisfies Record<string, Tolerance>;

export type Measured = keyof typeof tolerances;

export function toleranceOf(kind: Measured): Tolerance {
  return tolerances[kind];
}

/** In whole per cent. */
export function shareOfLabel(found: number, label: number): number {
  return percentOf(decimal(found), decimal(label));
}

/** By the exact amounts: 79.6 % is written as 80 %, but lies outside. */
export function isWithin(found: number, label: number, { least, most }: Tolerance): boolean {
  const bound = (percent: number): Decimal => times(decimal(label), { digits: BigInt(percent), scale: 2 });
  const amount = decimal(found);
  return compare(amount, bound(least)) >= 0 && (most === null || compare(amount, bound(most)) <= 0);
}
