import { isNormKey } from '../../nutrition/label-norms.ts';
import type { Measured } from '../../nutrition/tolerance.ts';
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
