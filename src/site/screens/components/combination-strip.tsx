import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { combinationKinds, keysOf } from '../../../contract/vocabulary.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { CombinationMark } from '../../ui/combination-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ComponentsPage } from './components-query.ts';

interface CombinationStripProps {
  title: string;
  pairs: (ComponentsPage['pairs'][number] & { slug: string; title: string })[];
  partner: string | undefined;
  /** Where the pinned substance is let go; without it the substance is only pointed at. */
  unpin: string | undefined;
  onUnpin: () => void;
}

const order = keysOf(combinationKinds);

/** The combinations of one substance over the lower edge of the table; with their reasons when it is pinned. */
export function CombinationStrip({ title, pairs, partner, unpin, onUnpin }: CombinationStripProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const card = partner && list.current?.querySelector<HTMLElement>(`[data-partner="${partner}"]`);
    if (card) list.current?.scrollTo({ left: card.offsetLeft - list.current.offsetLeft });
  }, [partner]);
  return (
    <section
      aria-label={`${title}: сочетания`}
      // What is only pointed at must not take the pointer from its tile.
      className={cx(
        'mb-3 w-full min-w-0 rounded-card bg-surface p-4 shadow-float transition-opacity starting:opacity-0',
        unpin === undefined ? '[@media(height<40rem)]:invisible' : 'pointer-events-auto',
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-body font-semibold">{title}</h3>
        {unpin !== undefined && (
          <AppLink
            href={unpin}
            onClick={onUnpin}
            aria-label="Снять выбор"
            className="-m-2 grid size-11 place-items-center rounded-full"
          >
            <Icon of={X} />
          </AppLink>
        )}
      </div>
      <ul
        ref={list}
        className="fades-aside mt-2 flex snap-x gap-2 overflow-x-auto scroll-smooth pb-1 motion-reduce:scroll-auto"
      >
        {pairs
          .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
          .map((pair) => (
            <li
              key={pair.slug}
              data-partner={pair.slug}
              className={cx(
                'flex w-64 shrink-0 snap-start gap-3 rounded-control p-2',
                pair.slug === partner ? 'bg-tint' : 'bg-muted',
              )}
            >
              <CombinationMark kind={pair.kind} />
              <div className="text-caption">
                <AppLink
                  href={`${pagePaths.combinations}#${pair.first}--${pair.second}`}
                  className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline"
                >
                  {pair.title}
                </AppLink>
                <p className="text-ink-soft">{combinationKinds[pair.kind]}</p>
                {unpin !== undefined && <p className="mt-1">{pair.reason}</p>}
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
