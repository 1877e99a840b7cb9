import { createRouter } from '@tanstack/react-router';
import { embedLoaderData } from './api-client/embedded-data.tsx';
import { PageFailure } from './error-page/error-gates.tsx';
import { NotFoundScreen } from './error-page/error-screen.tsx';
import { readableHistory } from './navigation/readable-history.ts';
import { parseSearch, stringifySearch } from './navigation/search-params.ts';
import { routeTree } from './routeTree.gen.ts';

/** Data read once is good for this long: Back shows it at once. */
const staleTimeMs = 5 * 60_000;

export function getRouter() {
  const router = createRouter({
    routeTree,
    // On the server the framework brings one of its own.
    ...(typeof window === 'undefined' ? {} : { history: readableHistory() }),
    caseSensitive: true,
    trailingSlash: 'never',
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultStaleTime: staleTimeMs,
    defaultPreloadStaleTime: staleTimeMs,
    // Scrolling is ours (see navigation/): plain `false` would still scroll to the top.
    scrollRestoration: () => false,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: PageFailure,
    // Marks the framework's inline scripts; `own-scripts.ts` turns it into hashes.
    ...(import.meta.env.SSR ? { ssr: { nonce: crypto.randomUUID() } } : {}),
  });
  embedLoaderData(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
