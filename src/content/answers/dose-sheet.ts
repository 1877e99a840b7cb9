import { type Decimal, percentOf, toNumber } from '../../nutrition/decimal.ts';
import { isNormKey, norms } from '../../nutrition/label-norms.ts';
import { ceilingOf, type Limit, upperLevelOf } from '../../nutrition/limits.ts';
import { fromMicrograms, massOf } from '../../nutrition/mass.ts';
import { isForChildren, youngestNeed } from '../../nutrition/needs.ts';
import { sumBySubstance } from '../../nutrition/warnings/warnings-of.ts';
import { substanceOf } from '../check/composition.ts';
import type { Entry } from '../load.ts';

interface Share {
  amount: number;
  unit: string;
  percent: number;
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
  upper: Share | null;
}

/** Every substance of every product. What stands in several rows is summed; cells have no mass and no shares. */
export function doseSheet(products: readonly Entry<'product'>[]): DoseLine[] {
  return products.flatMap((product) => {
    const rows = product.data.composition.rows.map((row) => ({ ...row, substance: substanceOf(row) }));
    const masses = sumBySubstance(rows);
    const nameless = rows.filter(({ substance }) => substance === null);
    const named = [...masses.keys()].flatMap((key) => rows.find(({ substance }) => substance === key) ?? []);
    return [...named, ...nameless].map(({ substance, name, amount, unit }) => {
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
  const share = (of: Pick<Limit, 'amount' | 'unit'> | null): Share | null =>
    of && { amount: of.amount, unit: of.unit, percent: percentOf(mass, massOf(of)) };
  const adultNorm = isNormKey(substance) ? norms[substance] : null;
  return {
    norm: share(isForChildren(age) ? youngestNeed(substance, age) : adultNorm),
    ceiling: share(ceilingOf(substance)),
    upper: share(upperLevelOf(substance, age.from)),
  };
}
