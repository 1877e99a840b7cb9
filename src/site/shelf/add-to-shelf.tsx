import type { ReactNode } from 'react';
import { pagePaths } from '../../contract/paths.ts';
import { showToast } from '../ui/toast.tsx';
import { addToKept } from './shelf-memory.ts';

interface AddToShelfProps {
  product: { ref: string; title: string };
  children: ReactNode;
  className: string;
}

/**
 * A link to the shelf with the product in its address. Where the browser can store the product, the page stays; a
 * second click opens the shelf.
 */
export function AddToShelf({ product: { ref, title }, children, className }: AddToShelfProps) {
  const label = `На\u00a0полку: ${title}`;
  return (
    // Not a link of the router, which would preload the shelf on hover.
    <a
      href={`${pagePaths.shelf}?add=${ref}`}
      aria-label={label}
      onClick={(event) => {
        const outcome = addToKept(ref);
        if (outcome === 'not kept') return;
        event.preventDefault();
        showToast(
          outcome === 'full' ? 'На\u00a0полке уже 12 банок: сначала уберите одну' : `Добавлено на\u00a0полку: ${title}`,
        );
      }}
      className={className}
    >
      {children}
    </a>
  );
}
