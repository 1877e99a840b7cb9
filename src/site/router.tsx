import { createRouter } from '@tanstack/react-router';
import { responseAdapter } from './api-client/page-data.tsx';
import { NotFoundScreen } from './error-page/error-screen.tsx';
import { PageFailure } from './error-page/page-failure.tsx';
import { readableHistory } from './navigation/readable-history.ts';
import { parseSearch, stringifySearch } from './navigation/search-params.ts';
import { routeTree } from './routeTree.gen.ts';

/** Data read once is good for this long: Back shows it at once. */
const staleTimeMs = 5 * 60_000;

export function getRouter() {
  const responses: string[] = [];
  const router = createRouter({
    routeTree,
    context: { responses },
    // On the server the framework brings one of its own.
    ...(typeof window === 'undefined' ? {} : { history: readableHistory() }),
    caseSensitive: true,
    trailingSlash: 'never',
    parseSearch,
    stringifySearch,
    defaultStaleTime: staleTimeMs,
    defaultPreloadStaleTime: staleTimeMs,
    // Scrolling is ours (see navigation/): plain `false` would still scroll to the top.
    scrollRestoration: () => false,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: PageFailure,
  });
  router.options.serializationAdapters = [responseAdapter(responses)];
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
