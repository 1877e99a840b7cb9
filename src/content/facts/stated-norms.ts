import { documents } from '../../nutrition/documents.ts';
import { isNormKey, type Norm, norms } from '../../nutrition/label-norms.ts';
import type { MassUnit } from '../../nutrition/mass.ts';
import { needsOf } from '../../nutrition/needs.ts';

/** The documents' own numbers: an editor writes norms only where they have none. */
export function statedNorms(slug: string): { who: string; amount: number; unit: MassUnit; note?: string }[] {
  if (!isNormKey(slug)) return [];
  return [...needsOf(slug), { who: `Для маркировки (${documents.labelling.short})`, ...pick(norms[slug]) }];
}

const pick = ({ amount, unit }: Norm) => ({ amount, unit });
