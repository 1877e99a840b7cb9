import { compare, type Decimal, decimal, percentOf, times } from './decimal.ts';

/** How far what a laboratory finds may lie from the label, in per cent of it. */
export interface Tolerance {
  least: number;
  /** Null where more does no harm. */
  most: number | null;
}

/**
 * Vitamins and minerals by the European Commission's guidance of 2012 for food supplements (`documents.tolerances`),
 * which the law here has no counterpart of. Living cultures only grow fewer: a fresh batch holds at least what the
 * label promises to its last day. For everything else the narrower of the guidance's bounds counts both ways.
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

/** Whole per cent of the label. */
export function shareOfLabel(found: number, label: number): number {
  return percentOf(decimal(found), decimal(label));
}

/** Judged by the amounts themselves: 79.6 % is written as 80 and lies outside all the same. */
export function isWithin(found: number, label: number, { least, most }: Tolerance): boolean {
  const bound = (percent: number): Decimal => times(decimal(label), { digits: BigInt(percent), scale: 2 });
  const amount = decimal(found);
  return compare(amount, bound(least)) >= 0 && (most === null || compare(amount, bound(most)) <= 0);
}
