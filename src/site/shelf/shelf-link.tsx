import { pagePaths } from '../../contract/paths.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { shelfDrawing } from './add-to-shelf.tsx';
import { useKeptCount } from './shelf-memory.ts';

/** In the header: a link to the shelf with the number of jars. */
export function ShelfLink() {
  const count = useKeptCount();
  return (
    <AppLink href={pagePaths.shelf} className="relative inline-grid size-11 shrink-0 place-items-center rounded-full">
      <Icon of={shelfDrawing} />
      <span className="sr-only">Моя полка </span>
      {count > 0 && (
        <span className="absolute -top-0.5 -right-1 grid h-5 min-w-5 place-items-center rounded-full bg-action px-1 text-caption leading-none text-on-action outline-2 outline-page">
          {count}
        </span>
      )}
    </AppLink>
  );
}
