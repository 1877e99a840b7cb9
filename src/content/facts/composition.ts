import { documents } from '../../nutrition/documents.ts';
import { isNormKey, type Norm, norms } from '../../nutrition/label-norms.ts';
import { upperLevelOf } from '../../nutrition/limits.ts';
import type { MassUnit } from '../../nutrition/mass.ts';
import { needsOf } from '../../nutrition/needs.ts';
import type { Measured } from '../../nutrition/tolerance.ts';
import { type Warnings, warningsOf, withOwn } from '../../nutrition/warnings/warnings-of.ts';
import type { Content, Entry } from '../load/loaded-content.ts';

type Row = Entry<'product'>['data']['composition']['rows'][number];

/** The norm a row is measured by: named in the row, or that of its component. */
export function normKeyOf(row: Pick<Row, 'component' | 'norm'>) {
  const key = row.norm ?? row.component;
  return key !== undefined && isNormKey(key) ? key : null;
}

/** The substance a row counts towards: its norm, else its component. */
export function substanceOf(row: Pick<Row, 'component' | 'norm'>): string | null {
  return row.norm ?? row.component ?? null;
}

/** By which rule a line of the composition is judged. */
export function measuredAs(content: Content, { component, unit }: Row): Measured {
  if (unit === 'CFU') return 'culture';
  const group = component === undefined ? undefined : content.find('component', component)?.data.group;
  return group === 'vitamins' ? 'vitamin' : group === 'minerals' ? 'mineral' : 'other';
}

/** «Магний (цитрат и оксид магния)» names two. */
export function names(label: string, compound: string): boolean {
  return label.toLowerCase().includes(compound.toLowerCase());
}

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

/** The documents' own numbers: an editor writes norms only where they have none. */
export function statedNorms(slug: string): { who: string; amount: number; unit: MassUnit; note?: string }[] {
  if (!isNormKey(slug)) return [];
  return [...needsOf(slug), { who: `Для маркировки (${documents.labelling.short})`, ...pick(norms[slug]) }];
}

const pick = ({ amount, unit }: Norm) => ({ amount, unit });

const adult = 18;

/** Norm and upper level of a substance, where one can be measured by the other. */
export function roomOf(key: string) {
  const limit = upperLevelOf(key, adult);
  // A level for what is added says nothing about a norm of all that is eaten.
  return isNormKey(key) && limit?.counts === 'all' && limit.kind === 'upper' ? { norm: norms[key], limit } : null;
}
