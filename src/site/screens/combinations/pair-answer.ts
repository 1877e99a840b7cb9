import type { PageData } from '../../../contract/pages.ts';

export type CombinationsPage = PageData<'combinations'>;
export type Pair = CombinationsPage['pairs'][number];

/** What may be asked about: a substance, food or a medicine, which may have several names. */
export interface Choice {
  /** `zhelezo`, or `varfarin.2` for the second trade name of a group. */
  value: string;
  label: string;
  group: 'substance' | 'food' | 'medicine';
}

export type PairAnswer =
  | { kind: 'pair'; pair: Pair; source: CombinationsPage['sources'][number] | undefined }
  | { kind: 'same' | 'medicines' | 'food' | 'unknown-medicine' | 'unknown' };

const byTitle = new Intl.Collator('ru');

export function choicesOf({ substances, partners }: CombinationsPage): Choice[] {
  const named = partners.flatMap(({ key, title, group, names }) => [
    { value: key, label: title, group },
    ...names.map((name, index) => ({ value: `${key}.${index + 1}`, label: capital(name), group })),
  ]);
  return [
    ...substances.map(({ key, title }) => ({ value: key, label: title, group: 'substance' as const })),
    ...named.toSorted((a, b) => byTitle.compare(a.label, b.label)),
  ];
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const keyOf = (value: string) => value.split('.')[0] ?? '';

/** Null while one of the two is not chosen. */
export function answerOf(page: CombinationsPage, one: string, other: string): PairAnswer | null {
  const [first, second] = [keyOf(one), keyOf(other)];
  const [firstGroup, secondGroup] = [groupOf(page, first), groupOf(page, second)];
  if (!firstGroup || !secondGroup) return null;
  const groups = [firstGroup, secondGroup];
  if (groups.every((group) => group === 'medicine')) return { kind: 'medicines' };
  if (first === second) return { kind: 'same' };
  const pair = page.pairs.find(
    (known) => (known.first === first && known.second === second) || (known.first === second && known.second === first),
  );
  if (pair) return { kind: 'pair', pair, source: pair.source === null ? undefined : page.sources[pair.source] };
  if (groups.includes('medicine')) return { kind: 'unknown-medicine' };
  return { kind: groups.every((group) => group === 'food') ? 'food' : 'unknown' };
}

function groupOf({ substances, partners }: CombinationsPage, key: string): Choice['group'] | undefined {
  return substances.some((one) => one.key === key) ? 'substance' : partners.find((one) => one.key === key)?.group;
}
