import type { AnyRouter } from '@tanstack/react-router';

/** Loads the page inside the frame once more; the frame, and whatever is typed in it, stays. */
export function loadPageAgain(router: AnyRouter): void {
  const page = router.state.matches.at(-1)?.id;
  void router.invalidate({ filter: ({ id }) => id === page });
}
