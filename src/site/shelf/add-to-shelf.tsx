import { pagePaths } from '../../contract/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { showToast } from '../ui/toast.tsx';
import { addToKept } from './shelf-memory.ts';

interface AddToShelfProps {
  product: { ref: string; title: string };
  /** In the corner of a card, as a sign alone. */
  small?: boolean;
  className?: string;
}

/**
 * A link to the shelf that brings the product along. Where the browser can remember it, the reader stays here; who
 * presses it again is shown the shelf.
 */
export function AddToShelf({ product: { ref, title }, small, className }: AddToShelfProps) {
  return (
    // Not a link of the router: it would fetch the shelf for every pointer that comes near.
    <a
      href={`${pagePaths.shelf}?add=${ref}`}
      aria-label={`На\u00a0полку: ${title}`}
      onClick={(event) => {
        if (!addToKept(ref)) return;
        event.preventDefault();
        showToast(`На\u00a0полке: ${title}`);
      }}
      className={cx(
        small
          ? 'inline-grid size-11 place-items-center rounded-full bg-page/92 text-h3 print:hidden'
          : buttonClass({ variant: 'quiet' }),
        className,
      )}
    >
      {small ? '+' : '+ На\u00a0полку'}
    </a>
  );
}
