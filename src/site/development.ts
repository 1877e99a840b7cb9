import type { AnyRouter } from '@tanstack/react-router';
import type { RootOptions } from 'react-dom/client';

/*
 * Only in development: nothing of this is in a build. Visitors get the error page; a developer wants the stack.
 */

const overlay = () => document.querySelector('vite-error-overlay');

/** What Vite could not compile names the plugin that failed; what the page throws then only follows from it. */
const isOfCompiler = () => Boolean(overlay()?.shadowRoot?.textContent?.includes('[plugin:'));

/** The server knows the lines of the source, and shows the error over the page as it shows what it could not compile. */
function showOverPage(error: unknown): void {
  if (isOfCompiler()) return;
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
  import.meta.hot?.on('fault:mended', () => isOfCompiler() || overlay()?.remove());
  import.meta.hot?.on('vite:afterUpdate', () => import.meta.hot?.send('page:updated'));
  import.meta.hot?.on('content:published', () => void router.invalidate());
  import.meta.hot?.send('page:updated');
}
