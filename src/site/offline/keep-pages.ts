import type { AnyRouter } from '@tanstack/react-router';
import { offlinePaths, type ShownPage } from '../../contract/offline.ts';

/** Pages that are shown are kept for the time without a network, once the page that was opened has nothing left to load. */
export function keepPages(router: AnyRouter): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!navigator.serviceWorker || connection?.saveData) return;
  const start = async () => {
    // Where storage is forbidden there is none; a copy of a page is no page that was loaded.
    const registration = await navigator.serviceWorker.register(offlinePaths.worker).catch(() => null);
    if (!registration || 'kept' in document.documentElement.dataset) return;
    keep(true);
    router.subscribe('onResolved', ({ hrefChanged }) => hrefChanged && keep(false));
  };
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', start, { once: true });
}

function keep(isDocument: boolean): void {
  const { pathname, search } = window.location;
  const code = `${window.location.origin}/assets/`;
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(code))
    .map(({ name }) => new URL(name).pathname);
  const shown: ShownPage = { address: pathname + search, isDocument, files };
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(shown));
}
