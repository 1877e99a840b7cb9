import type { AnyRouter } from '@tanstack/react-router';
import { isAnswered } from '../api-client/connection.ts';
import { keepFrameworkFromReloading } from './framework-internals.ts';
import { mayReload } from './reload-guard.ts';

let decision: Promise<void> | undefined;

/** There while the document may be about to be replaced: until it is known, nothing else needs to be shown. */
export function reloadDecision(): Promise<void> | undefined {
  return decision;
}

export interface ChunkFailureGuard {
  /** The page's own code is missing. Asked before the router takes over. */
  hasFailed(): boolean;
  follow(router: AnyRouter): void;
}

/**
 * A page whose code cannot be loaded, mostly because of a deploy, is loaded anew as a document. Listens from
 * the very beginning, since the first page's own code may be what is missing; the router comes later.
 */
export function startChunkFailureGuard(): ChunkFailureGuard {
  let router: AnyRouter | undefined;
  let hasFailed = false;

  window.addEventListener('vite:preloadError', (event) => {
    hasFailed = true;
    keepFrameworkFromReloading(event.payload);
    // A link that was only pointed at loads its page in advance: the visitor has asked for nothing yet.
    if (router && router.state.status !== 'pending') return;
    decision ??= reloadIfItHelps(router).finally(() => {
      decision = undefined;
    });
  });

  return {
    hasFailed: () => hasFailed,
    follow(known) {
      router = known;
    },
  };
}

/** Without a connection, a document loaded anew would be the browser's own error page, and nothing typed would survive. */
async function reloadIfItHelps(router: AnyRouter | undefined): Promise<void> {
  const target = new URL(router?.latestLocation.publicHref ?? '', window.location.href);
  if (!(await isAnswered())) return;
  if (!mayReload(target.pathname, Date.now(), () => sessionStorage)) return;
  router?.history.flush();
  loadDocument(target.href);
  await new Promise(() => {});
}

/** The address bar mostly shows the target already; then only `reload` asks the server again. */
function loadDocument(href: string): void {
  if (href === window.location.href) window.location.reload();
  else window.location.replace(href);
}
