import type { AnyRouter } from '@tanstack/react-router';
import { keepFocus } from './navigation/keep-focus.ts';
import { keepPages } from './offline/keep-pages.ts';

/** What listens in the browser too, but is not waited for: a file of its own, asked for once the page is alive. */
export function startLater(router: AnyRouter): void {
  keepFocus();
  if (!import.meta.env.DEV) keepPages(router);
}
