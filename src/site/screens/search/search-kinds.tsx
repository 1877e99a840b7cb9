import { useEffect, useRef } from 'react';
import { searchHref } from '../../../contract/paths.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import { TagList } from '../../ui/tag-list.tsx';

/** One scrolling row on a phone, so that results begin on the first screen. */
const oneLine =
  'no-scrollbar max-sm:-mx-side max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-side max-sm:py-1 max-sm:[&>li]:shrink-0';

/** Results by kind: each chip links to one kind. */
export function SearchKinds({ results }: { results: SearchResponse }) {
  const { groups, kind, query } = results;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls the chosen chip into view, but not the page.
    const chosen = kind && nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen) nav.current?.firstElementChild?.scrollTo({ left: chosen.offsetLeft - nav.current.clientWidth / 3 });
  }, [kind]);
  if (groups.length < 2 && kind === null) return null;
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <nav ref={nav} aria-label="Что показать" className="mb-panel">
      <TagList
        label="Виды ответов"
        size="medium"
        className={oneLine}
        tags={[
          { label: 'Всё', href: searchHref(query), count: total, selected: kind === null },
          ...groups.map((group) => ({
            label: group.title,
            href: searchHref(query, group.kind),
            count: group.count,
            selected: group.kind === kind,
          })),
        ]}
      />
    </nav>
  );
}
