import type { AnyRouter } from '@tanstack/react-router';
import type { RootOptions } from 'react-dom/client';

/*
 * Only in development: nothing of this is in a build. Visitors get the error page; a developer wants the stack.
 */

/** The server knows the lines of the source, and shows the error over the page as it shows what it could not compile. */
function showOverPage(error: unknown): void {
  if (document.querySelector('vite-error-overlay')) return;
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  import.meta.hot?.send('page:error', { message, stack });
}

export const rootOptions: RootOptions = {
  onCaughtError: (error) => {
    console.error(error);
    showOverPage(error);
  },
  onUncaughtError: (error) => {
    console.error(error);
    showOverPage(error);
  },
};

window.addEventListener('error', ({ error }) => showOverPage(error));
window.addEventListener('unhandledrejection', ({ reason }) => showOverPage(reason));

/** What was published is read again into the open page: what the reader typed or opened stays. */
export function followContent(router: AnyRouter): void {
  import.meta.hot?.on('fault:mended', () => document.querySelector('vite-error-overlay')?.remove());
  import.meta.hot?.on('content:published', () => void router.invalidate());
}
