import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PageError } from '../api-client/page-error.ts';
import { useFrame } from '../api-client/use-site.ts';
import { ErrorScreen, NotFoundScreen } from './error-screen.tsx';

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
