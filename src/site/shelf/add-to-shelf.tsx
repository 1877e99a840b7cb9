import type { IconNode } from 'lucide';
import { Check } from 'lucide';
import { pagePaths } from '../../contract/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.tsx';
import { addToKept, removeFromKept, useIsKept } from './shelf-memory.ts';

/** Three spines on a shelf: the sign of the shelf everywhere. */
export const spines = ['M4 4v16', 'M9 4v16', 'M14 4.5l5 15'];
const shelfDrawing: IconNode = [['path', { d: spines.join('') }]];

/** Nothing flies where its code cannot be had. */
function fly(control: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  import('./fly-to-shelf.ts').then(
    ({ flyToShelf }) => flyToShelf(control),
    () => {},
  );
}

interface AddToShelfProps {
  product: { ref: string; title: string };
  /** With its words; otherwise the icon alone. */
  worded?: boolean;
  className: string;
}

/**
 * A link to the shelf with the product in its address. Where the browser can store the product, the page stays; a
 * second click opens the shelf.
 */
export function AddToShelf({ product: { ref, title }, worded = false, className }: AddToShelfProps) {
  const isKept = useIsKept(ref);
  const words = isKept ? 'На\u00a0полке' : 'На\u00a0полку';
  return (
    // Not a link of the router, which would preload the shelf on hover.
    <a
      href={`${pagePaths.shelf}${isKept ? '' : `?add=${ref}`}`}
      aria-label={`${words}: ${title}`}
      data-on={isKept || undefined}
      onClick={(event) => {
        const outcome = addToKept(ref);
        if (outcome === 'not kept') return;
        event.preventDefault();
        if (outcome === 'full') showToast('На\u00a0полке уже 12 банок: сначала уберите одну');
        else {
          fly(event.currentTarget);
          const undo = { label: 'Отменить', run: () => removeFromKept(ref) };
          showToast('На\u00a0полке', undo, { label: 'Открыть', href: pagePaths.shelf });
        }
      }}
      className={className}
    >
      <Icon of={isKept ? Check : shelfDrawing} size={20} />
      {worded && words}
    </a>
  );
}
