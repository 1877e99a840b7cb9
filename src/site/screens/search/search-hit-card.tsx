import type { SearchHit } from '../../../contract/search.ts';
import { Picture } from '../../images/picture.tsx';
import { MarkedText } from '../../search/suggestion-option.tsx';
import { AddToShelf } from '../../shelf/add-to-shelf.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';

const people: ReadonlySet<string> = new Set(['expert', 'specialist']);

/** Title and the matching passage. */
export function SearchHitCard({ hit }: { hit: SearchHit }) {
  return (
    <article className="group relative flex h-full gap-gap rounded-card bg-surface p-gap shadow-[inset_0_0_0_1px_var(--line)]">
      {hit.image && (
        <Picture
          image={hit.image}
          sizes="96px"
          alt=""
          className={cx(
            'w-18 lg:w-24 shrink-0 self-start bg-muted object-cover',
            hit.kind === 'product' ? 'aspect-[4/5]' : 'aspect-square',
            people.has(hit.kind) ? 'rounded-full' : 'rounded-control',
          )}
        />
      )}
      <div className="min-w-0 self-center">
        {hit.note && <p className="mb-0.5 text-caption text-ink-faint">{hit.note}</p>}
        <h3 className="text-body leading-snug font-semibold tracking-[-.01em]">
          <AppLink href={hit.url} className="card-cover">
            <MarkedText pieces={hit.title} />
          </AppLink>
        </h3>
        <p className="mt-1 line-clamp-3 text-small sm:line-clamp-2 text-ink-soft">
          <MarkedText pieces={hit.text} />
        </p>
      </div>
      {hit.kind === 'product' && (
        <AddToShelf
          product={{ ref: hit.url.slice(1), title: hit.title.map(({ text }) => text).join('') }}
          className="relative z-1 -mr-1 ml-auto grid size-11 shrink-0 place-items-center self-center rounded-full bg-chip data-on:bg-ink data-on:text-page"
        />
      )}
    </article>
  );
}
