import type { AnyRouter } from '@tanstack/react-router';

/** Loads the page inside the frame again; the frame and what is typed in it stay. */
export function loadPageAgain(router: AnyRouter): void {
  const page = router.state.matches.at(-1)?.id;
  void router.invalidate({ filter: ({ id }) => id === page });
}
