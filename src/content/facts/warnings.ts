import { type Warnings, warningsOf, withOwn } from '../../nutrition/warnings/warnings-of.ts';
import type { Entry } from '../load/loaded-content.ts';
import { substanceOf } from './composition.ts';

/** What follows from the composition, and what the editor adds to it. */
export function compileWarnings(product: Entry<'product'>): Warnings {
  return withOwn(derivedWarnings(product), product.data.contraindications ?? {});
}

export function derivedWarnings({ data }: Entry<'product'>): Warnings {
  return warningsOf({
    rows: data.composition.rows.map((row) => ({ ...row, substance: substanceOf(row) })),
    other: data.composition.other,
    allergens: data.allergens,
    age: data.age,
  });
}
