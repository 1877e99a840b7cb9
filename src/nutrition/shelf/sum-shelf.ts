import { type Decimal, decimal, percentOf, plus, times } from '../decimal.ts';
import type { DocumentKey } from '../documents.ts';
import { isNormKey, norms } from '../label-norms.ts';
import { adultAge, ceilingOf, isAbove, type UpperLimit, upperLevelOf } from '../limits.ts';
import { fromMicrograms, type MassUnit, massOf, toMicrograms } from '../mass.ts';
import { needOf, type Person } from '../needs.ts';
import type { Unit } from '../wording.ts';
import { inOrder, type Jar } from './jar.ts';

/** The sum of a substance over all jars. */
export interface SubstanceSum {
  substance: string;
  unit: Unit;
  total: Decimal;
  /** By jar, in the order of their names. */
  from: readonly { jar: Jar; amount: Decimal }[];
  norm: ShelfNorm | null;
  limit: ShelfLimit | null;
  /** More than the law allows in the daily portion of one supplement. */
  isAboveCeiling: boolean;
}

interface ShelfNorm {
  amount: number;
  unit: MassUnit;
  source: DocumentKey;
  /** Of the total, in whole per cent. */
  percent: number;
}

interface ShelfLimit extends UpperLimit {
  /** In per cent of the norm. */
  percentOfNorm: number | null;
  isExceeded: boolean;
}

const massUnits = ['g', 'mg', 'mcg'] as const satisfies readonly MassUnit[];

interface Part {
  jar: Jar;
  /** In micrograms, or in the own unit of what has no mass. */
  amount: Decimal;
}

interface Pile {
  substance: string;
  /** Null for masses. */
  unit: Unit | null;
  written: Set<Unit>;
  parts: Part[];
}

/** Exact sums. Without a person the shares are those of labels, and the limits those of adults. */
export function sumShelf(jars: readonly Jar[], person: Person | null): SubstanceSum[] {
  const piles = new Map<string, Pile>();
  for (const jar of inOrder(jars)) {
    for (const { substance, amount, unit } of jar.rows) {
      const mass = toMicrograms(amount, unit, substance);
      const key = `${substance} ${mass ? '' : unit}`;
      const pile = piles.get(key) ?? { substance, unit: mass ? null : unit, written: new Set(), parts: [] };
      pile.written.add(unit);
      pile.parts.push({ jar, amount: times(mass ?? decimal(amount), decimal(jar.portions)) });
      piles.set(key, pile);
    }
  }
  return [...piles.values()].map((pile) => totalOf(pile, person)).toSorted(byImportance);
}

function totalOf({ substance, unit, written, parts }: Pile, person: Person | null): SubstanceSum {
  const sum = parts.map(({ amount }) => amount).reduce(plus);
  const from = byJar(parts);
  if (unit) return { substance, unit, total: sum, from, norm: null, limit: null, isAboveCeiling: false };
  const shown = isNormKey(substance) ? norms[substance].unit : (massUnits.find((one) => written.has(one)) ?? 'mcg');
  const inShown = (mass: Decimal) => fromMicrograms(mass, shown) ?? mass;
  const norm = normOf(substance, sum, person);
  const ceiling = ceilingOf(substance);
  return {
    substance,
    unit: shown,
    total: inShown(sum),
    from: from.map(({ jar, amount }) => ({ jar, amount: inShown(amount) })),
    norm,
    limit: limitOf(substance, sum, person, norm),
    isAboveCeiling: ceiling !== null && isAbove(sum, ceiling),
  };
}

/** A jar may have a substance in two rows, as two forms of it. */
function byJar(parts: readonly Part[]): Part[] {
  const sums = new Map<Jar, Decimal>();
  for (const { jar, amount } of parts) sums.set(jar, plus(sums.get(jar) ?? decimal(0), amount));
  return [...sums].map(([jar, amount]) => ({ jar, amount }));
}

function normOf(substance: string, mass: Decimal, person: Person | null): ShelfNorm | null {
  const need = person && needOf(substance, person);
  const source: DocumentKey = need ? 'needs' : 'labelling';
  const norm = need ?? (isNormKey(substance) && (person?.age ?? adultAge) >= adultAge ? norms[substance] : null);
  if (!norm) return null;
  return { amount: norm.amount, unit: norm.unit, source, percent: percentOf(mass, massOf(norm)) };
}

function limitOf(substance: string, mass: Decimal, person: Person | null, norm: ShelfNorm | null): ShelfLimit | null {
  const limit = upperLevelOf(substance, person?.age ?? adultAge);
  if (!limit) return null;
  return {
    ...limit,
    percentOfNorm: norm && percentOf(massOf(limit), massOf(norm)),
    isExceeded: isAbove(mass, limit),
  };
}

/** Exceeded limits first, then the largest shares, then substances without a norm, then by name. */
function byImportance(a: SubstanceSum, b: SubstanceSum): number {
  const rank = ({ limit, norm }: SubstanceSum) => (limit?.isExceeded ? 0 : norm ? 1 : 2);
  return rank(a) - rank(b) || (b.norm?.percent ?? 0) - (a.norm?.percent ?? 0) || (a.substance < b.substance ? -1 : 1);
}
