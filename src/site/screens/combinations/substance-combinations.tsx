import type { PageData } from '../../../contract/pages.ts';
import { combinationKinds, keysOf } from '../../../contract/vocabulary.ts';
import { counted } from '../../../text/russian.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { CombinationMark } from '../../ui/combination-mark.tsx';
import { PairSource } from '../../ui/pair-source.tsx';
import { type Pair, pairId } from './combination-matrix.tsx';

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
    <section id={substance.key} className="break-inside-avoid scroll-mt-30 pb-12">
      <h3 className="text-h3">
        <AppLink href={substance.url} className="hover:underline underline-offset-4">
          {substance.title}
        </AppLink>
      </h3>
      <ul className="mt-4 border-t border-line">
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
    </section>
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
function advice({ kind, hours }: Pair): string {
  return hours === null
    ? combinationKinds[kind]
    : `${combinationKinds[kind]}: хотя бы ${counted(hours, 'час', 'часа', 'часов')} между ними`;
}
