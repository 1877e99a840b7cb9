import { type ReactNode, useEffect, useState } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { currentPageError, onPageErrorChange } from './page-error-state.ts';

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
