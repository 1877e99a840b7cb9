import { isNormKey, norms } from './label-norms.ts';
import { ceilingOf, type UpperLevel, unconfirmedCeilings, upperLevelsOf } from './limits.ts';
import type { MassUnit } from './mass.ts';
import { audiences, equivalentOf, statedNeed } from './needs.ts';

/** A row of the table of norms: everything the documents say about one substance. */
export interface NormLine {
  key: string;
  name: string;
  group: 'vitamins' | 'minerals' | 'other';
  unit: MassUnit;
  /** The unit of needs where several forms act as one. */
  equivalent: string | null;
  label: number | null;
  /** One per group of people. */
  needs: (number | null)[];
  /** `unconfirmed`: the document has a limit, but the amount is not confirmed. */
  ceiling: number | 'unconfirmed' | null;
  upper: Pick<UpperLevel, 'byAge' | 'kind' | 'counts' | 'source'> | null;
}

/** Substances with a limit, but without a norm. */
const onlyLimited: Record<string, string> = {
  'omega-3': 'Омега-3 (ЭПК и ДГК)',
  astaksantin: 'Астаксантин',
  'koenzim-q10': 'Коэнзим Q10',
  'l-karnitin': 'L-карнитин',
};

const minerals = new Set(['kaltsiy', 'fosfor', 'zhelezo', 'magniy', 'tsink', 'kaliy', 'yod', 'selen']);
const macronutrients = new Set(['belok', 'zhiry', 'polinenasyshchennye-zhiry', 'kletchatka']);

/** In the order of the documents: vitamins, minerals, macronutrients, then substances with limits only. */
export function normTable(): NormLine[] {
  return [...Object.keys(norms), ...Object.keys(onlyLimited)].map((key) => {
    const norm = isNormKey(key) ? norms[key] : null;
    const upper = upperLevelsOf(key);
    return {
      key,
      name: norm?.name ?? onlyLimited[key] ?? key,
      group: groupOf(key),
      unit: norm?.unit ?? upper?.unit ?? 'mg',
      equivalent: equivalentOf(key),
      label: norm?.amount ?? null,
      needs: audiences.map((audience) => statedNeed(key, audience)),
      ceiling: ceilingOf(key)?.amount ?? (unconfirmedCeilings.some((one) => one === key) ? 'unconfirmed' : null),
      upper: upper && { byAge: upper.byAge, kind: upper.kind, counts: upper.counts, source: upper.source },
    };
  });
}

export function groupOf(key: string): NormLine['group'] {
  if (minerals.has(key)) return 'minerals';
  return isNormKey(key) && !macronutrients.has(key) ? 'vitamins' : 'other';
}
