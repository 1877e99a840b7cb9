import type { IconNode } from 'lucide';
import { pagePaths } from '../../contract/paths.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { useKeptCount } from './shelf-memory.ts';

/** Two books and a third that leans on them. */
const drawing: IconNode = [['path', { d: 'M4 4v16M9 4v16M14 4.5l5 15' }]];

/** In the header: the way to the shelf, and how many jars stand on it. */
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
