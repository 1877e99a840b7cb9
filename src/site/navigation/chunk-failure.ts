import type { AnyRouter } from '@tanstack/react-router';
import { keepFrameworkFromReloading } from './framework-internals.ts';
import { mayReload } from './reload-guard.ts';

let isReloading = false;

/** The document is about to be replaced: nothing needs to be shown any more. */
export function isReloadUnderWay(): boolean {
  return isReloading;
}

/**
 * A page whose code cannot be loaded, mostly because of a deploy, is loaded anew as a document. Listens from
 * the very beginning, since the first page's own code may be what is missing; the router comes later.
 */
export function startChunkFailureGuard(): { follow: (router: AnyRouter) => void } {
  let router: AnyRouter | undefined;

  window.addEventListener('vite:preloadError', (event) => {
    keepFrameworkFromReloading(event.payload);
    // A link that was only pointed at loads its page in advance: the visitor has asked for nothing yet.
    if (router && router.state.status !== 'pending') return;
    const target = new URL(router?.latestLocation.publicHref ?? '', window.location.href);
    if (!mayReload(target.pathname, Date.now(), sessionStorage)) return;
    isReloading = true;
    router?.history.flush();
    loadDocument(target.href);
  });

  return {
    follow(known) {
      router = known;
    },
  };
}

/** The address bar mostly shows the target already; then only `reload` asks the server again. */
function loadDocument(href: string): void {
  if (href === window.location.href) window.location.reload();
  else window.location.replace(href);
}
