import type { PageData } from '../../../contract/pages.ts';
import { combinationKinds, keysOf } from '../../../contract/vocabulary.ts';
import { counted } from '../../../text/russian.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { CombinationMark } from '../../ui/combination-mark.tsx';
import { FoldedRow } from '../../ui/folded-row.tsx';
import { PairSource } from '../../ui/pair-source.tsx';
import { pairId } from './combination-matrix.tsx';
import type { Pair } from './pair-answer.ts';

interface SubstanceCombinationsProps {
  substance: PageData<'combinations'>['substances'][number];
  page: PageData<'combinations'>;
}

/** Combinations that need care come first. */
const order = keysOf(combinationKinds).toReversed();

export function SubstanceCombinations({ substance, page }: SubstanceCombinationsProps) {
  const pairs = page.pairs
    .filter(({ first, second }) => first === substance.key || second === substance.key)
    .map((pair) => ({ ...pair, other: pair.first === substance.key ? pair.second : pair.first }))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const named = (key: string) => [...page.substances, ...page.partners].find((one) => one.key === key);
  return (
    <FoldedRow title={substance.title} note={String(pairs.length)} id={substance.key}>
      <AppLink href={substance.url} className="text-small text-link underline underline-offset-4">
        О&nbsp;веществе
      </AppLink>
      <ul className="mt-2 border-t border-line">
        {pairs.map((pair) => (
          <li
            key={pair.other}
            id={pairId(substance.key, pair.other)}
            className="flex scroll-mt-30 gap-4 border-b border-line py-4 target:bg-tint"
          >
            <CombinationMark kind={pair.kind} />
            <div className="min-w-0">
              <p className="leading-snug font-semibold">
                <Other named={named(pair.other)} />
              </p>
              <p className="text-caption font-medium text-ink-soft">{advice(pair)}</p>
              <p className="mt-1 text-small text-ink-soft">{pair.reason}</p>
              <PairSource source={pair.source === null ? undefined : page.sources[pair.source]} />
            </div>
          </li>
        ))}
      </ul>
    </FoldedRow>
  );
}

/** A group of medicines leads to what else there is to know of it. */
function Other({ named }: { named: PageData<'combinations'>['partners' | 'substances'][number] | undefined }) {
  if (!named) return null;
  if (!('group' in named) || named.url === null) return named.title;
  return (
    <AppLink href={named.url} className="underline underline-offset-4 decoration-line hover:text-link">
      {named.title}
    </AppLink>
  );
}

/** «В разное время: хотя бы 2 часа между ними» */
export function advice({ kind, hours }: Pair): string {
  return hours === null
    ? combinationKinds[kind]
    : `${combinationKinds[kind]}: хотя бы ${counted(hours, 'час', 'часа', 'часов')} между ними`;
}
