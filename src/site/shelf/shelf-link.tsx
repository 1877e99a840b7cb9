import type { IconNode } from 'lucide';
import { pagePaths } from '../../contract/paths.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { useKeptCount } from './shelf-memory.ts';

const drawing: IconNode = [['path', { d: 'M4 4v16M9 4v16M14 4.5l5 15' }]];

/** In the header: a link to the shelf with the number of jars. */
export function ShelfLink() {
  const count = useKeptCount();
  return (
    <AppLink href={pagePaths.shelf} className="relative inline-grid size-11 shrink-0 place-items-center rounded-full">
      <Icon of={drawing} />
      <span className="sr-only">Моя полка </span>
      {count > 0 && (
        <span className="absolute top-0.5 right-0 grid size-5 place-items-center rounded-full bg-action text-caption leading-none text-on-action">
          {count}
        </span>
      )}
    </AppLink>
  );
}
