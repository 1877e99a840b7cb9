import { type Decimal, percentOf, toNumber } from '../../nutrition/decimal.ts';
import type { DocumentKey } from '../../nutrition/documents.ts';
import { isNormKey, norms } from '../../nutrition/label-norms.ts';
import { ceilingOf, type Limit, type UpperLimit, upperLevelOf } from '../../nutrition/limits.ts';
import { fromMicrograms, massOf } from '../../nutrition/mass.ts';
import { isForChildren, youngestNeed } from '../../nutrition/needs.ts';
import { sumBySubstance } from '../../nutrition/warnings/warnings-of.ts';
import { substanceOf } from '../facts/composition.ts';
import type { Entry } from '../load/loaded-content.ts';

interface Share {
  amount: number;
  unit: string;
  percent: number;
  source: DocumentKey;
}

/** What a daily portion holds of one substance, against the norm and against the limits of the youngest who take it. */
export interface DoseLine {
  product: Entry<'product'>;
  substance: string | null;
  name: string;
  amount: number;
  unit: string;
  norm: Share | null;
  ceiling: Share | null;
  upper: (Share & Pick<UpperLimit, 'counts'>) | null;
}

/**
 * Every substance of every product, in the order of its label. What stands in several rows is summed; cells have no
 * mass and no shares.
 */
export function doseSheet(products: readonly Entry<'product'>[]): DoseLine[] {
  return products.flatMap((product) => {
    const rows = product.data.composition.rows.map((row) => ({ ...row, substance: substanceOf(row) }));
    const masses = sumBySubstance(rows);
    const isFirst = ({ substance }: (typeof rows)[number], index: number) =>
      substance === null || rows.findIndex((row) => row.substance === substance) === index;
    return rows.filter(isFirst).map(({ substance, name, amount, unit }) => {
      const mass = substance === null ? null : (masses.get(substance) ?? null);
      const sum = mass && fromMicrograms(mass, unit);
      return {
        product,
        substance,
        name,
        amount: sum ? toNumber(sum) : amount,
        unit,
        ...sharesOf(substance, mass, product.data.age),
      };
    });
  });
}

function sharesOf(
  substance: string | null,
  mass: Decimal | null,
  age: Entry<'product'>['data']['age'],
): Pick<DoseLine, 'norm' | 'ceiling' | 'upper'> {
  if (substance === null || mass === null) return { norm: null, ceiling: null, upper: null };
  const share = (of: Limit | null): Share | null =>
    of && { amount: of.amount, unit: of.unit, percent: percentOf(mass, massOf(of)), source: of.source };
  const upper = upperLevelOf(substance, age.from);
  const upperShare = share(upper);
  return {
    norm: share(normOf(substance, age)),
    ceiling: share(ceilingOf(substance)),
    upper: upper && upperShare && { ...upperShare, counts: upper.counts },
  };
}

/** A child's portion is measured by the youngest child's need, a grown-up's by what labels count from. */
function normOf(substance: string, age: Entry<'product'>['data']['age']): Limit | null {
  if (isForChildren(age)) {
    const need = youngestNeed(substance, age);
    return need && { ...need, source: 'needs' };
  }
  return isNormKey(substance) ? { ...norms[substance], source: 'labelling' } : null;
}
