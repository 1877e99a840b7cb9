import { useLocation } from '@tanstack/react-router';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useFrame } from '../api-client/frame-data.ts';
import { PageError } from '../api-client/page-error.ts';
import { reloadDecision } from '../navigation/chunk-failure.ts';
import { ErrorScreen, NotFoundScreen } from './error-screen.tsx';
import { currentPageError, onPageErrorChange } from './page-error-state.ts';

/**
 * Shows the error page instead of a page that the server could not render. The frame and its data are there,
 * because only the page itself failed; the next navigation shows pages again.
 */
export function FailedPageGate({ children }: { children: ReactNode }) {
  const failed = useFrame()?.failed;
  const { pathname } = useLocation();
  const [landing] = useState(pathname);
  const [hasLeft, setHasLeft] = useState(false);
  // On the way back the page is requested again.
  if (pathname !== landing && !hasLeft) setHasLeft(true);
  if (!failed || hasLeft || pathname !== landing) return children;
  return failed.status === 404 ? <NotFoundScreen /> : <ErrorScreen error={new PageError(failed.status)} isDocument />;
}

/** Shows the page, or the error page in its place while the page error state is set. */
export function PageErrorGate({ children }: { children: ReactNode }) {
  // State rather than an external store: clearing it is part of the same transition that shows the next page.
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    const follow = () => setFailure(currentPageError());
    follow();
    return onPageErrorChange(follow);
  }, []);
  return failure ? <ErrorScreen error={failure.error} /> : children;
}

/** The error page; while a reload is being decided, the old page stays. */
export function PageFailure({ error }: { error: unknown }) {
  const decision = reloadDecision();
  if (decision) use(decision);
  return <ErrorScreen error={error} />;
}
