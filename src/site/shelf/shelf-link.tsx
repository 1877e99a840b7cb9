import { pagePaths } from '../../contract/paths.ts';
import { useSite } from '../api-client/frame-data.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { spines } from './add-to-shelf.tsx';
import { useKeptSeries } from './shelf-memory.ts';

/** In the header: a link to the shelf with the number of jars; its spines have the colours of the first three. */
export function ShelfLink() {
  const series = useSite()?.series;
  const kept = useKeptSeries().split(',').filter(Boolean);
  return (
    <AppLink href={pagePaths.shelf} className="relative inline-grid size-11 shrink-0 place-items-center rounded-full">
      <Icon
        of={spines.map((d, index) => {
          const own = series?.find(({ slug }) => slug === kept[index]);
          return ['path', { d, 'data-accent': own?.accent.name, stroke: own && 'var(--accent)' }];
        })}
      />
      <span className="sr-only">Моя полка </span>
      {kept.length > 0 && (
        <span className="absolute -top-0.5 -right-1 grid h-5 min-w-5 place-items-center rounded-full bg-action px-1 text-caption leading-none text-on-action outline-2 outline-page">
          {kept.length}
        </span>
      )}
    </AppLink>
  );
}
