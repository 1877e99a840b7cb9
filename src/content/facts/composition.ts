import { documents } from '../../nutrition/documents.ts';
import { isNormKey, type Norm, norms } from '../../nutrition/label-norms.ts';
import { adultAge, upperLevelOf } from '../../nutrition/limits.ts';
import type { MassUnit } from '../../nutrition/mass.ts';
import { needsOf } from '../../nutrition/needs.ts';
import type { Measured } from '../../nutrition/tolerance.ts';
import type { SubstanceRule } from '../../nutrition/warnings/rules.ts';
import { type Warnings, warningsOf, withOwn } from '../../nutrition/warnings/warnings-of.ts';
import type { Content, Entry } from '../load/loaded-content.ts';

type Row = Entry<'product'>['data']['composition']['rows'][number];

/** The norm of a row: its own, or that of its component. */
export function normKeyOf(row: Pick<Row, 'component' | 'norm'>) {
  const key = row.norm ?? row.component;
  return key !== undefined && isNormKey(key) ? key : null;
}

/** The substance of a row: its norm, or its component. */
export function substanceOf(row: Pick<Row, 'component' | 'norm'>): string | null {
  return row.norm ?? row.component ?? null;
}

/** The rule for the tolerance of a row. */
export function measuredAs(content: Content, { component, unit }: Row): Measured {
  if (unit === 'CFU') return 'culture';
  const group = component === undefined ? undefined : content.find('component', component)?.data.group;
  return group === 'vitamins' ? 'vitamin' : group === 'minerals' ? 'mineral' : 'other';
}

/** «в том числе L-лейцин» is a part of the row above. */
export const isWhole = ({ name }: Pick<Row, 'name'>) => !name.startsWith('в том числе');

/** «Магний (цитрат и оксид магния)» names two. */
export function names(label: string, compound: string): boolean {
  return label.toLowerCase().includes(compound.toLowerCase());
}

/** Warnings from the composition and from the editor. */
export function compileWarnings(content: Content, product: Entry<'product'>): Warnings {
  return withOwn(derivedWarnings(content, product), product.data.contraindications ?? {});
}

export function derivedWarnings(content: Content, { data }: Entry<'product'>): Warnings {
  return warningsOf(
    {
      rows: data.composition.rows.map((row) => ({ ...row, substance: substanceOf(row) })),
      other: data.composition.other,
      allergens: data.allergens,
      age: data.age,
    },
    medicineWarnings(content),
  );
}

/** One list of medicines for the products and for the page about them. */
function medicineWarnings(content: Content): SubstanceRule[] {
  const groups = content.single('medicines')?.data.groups ?? [];
  return groups.flatMap(({ rules }) =>
    rules.flatMap(({ substances, from, warning }) =>
      warning === undefined
        ? []
        : substances.map((substance) => ({ substance, ...(from && { from }), warnings: { medicine: [warning] } })),
    ),
  );
}

/** Norms of the documents: an editor writes norms only where there are none. */
export function statedNorms(slug: string): { who: string; amount: number; unit: MassUnit; note?: string }[] {
  if (!isNormKey(slug)) return [];
  return [...needsOf(slug), { who: `Для маркировки (${documents.labelling.short})`, ...pick(norms[slug]) }];
}

const pick = ({ amount, unit }: Norm) => ({ amount, unit });

/** Norm and upper level, where both are about the same intake. */
export function roomOf(key: string) {
  const limit = upperLevelOf(key, adultAge);
  // A level for added substances cannot be compared with a norm for all intake.
  return isNormKey(key) && limit?.counts === 'all' && limit.kind === 'upper' ? { norm: norms[key], limit } : null;
}
