import type { AnyRouter } from '@tanstack/react-router';
import type { RootOptions } from 'react-dom/client';

/*
 * Only in development: nothing of this is in a build. Visitors get the error page; a developer wants the stack.
 */

/** What went wrong is shown over the page with its stack, as Vite shows what it could not compile. */
function showOverPage(error: unknown): void {
  const Overlay = customElements.get('vite-error-overlay') as (new (error: object) => HTMLElement) | undefined;
  if (!Overlay || document.querySelector('vite-error-overlay')) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  document.body.append(new Overlay({ message, stack: stack ?? '' }));
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
  import.meta.hot?.on('content:published', () => {
    document.querySelector('vite-error-overlay')?.remove();
    void router.invalidate();
  });
}
