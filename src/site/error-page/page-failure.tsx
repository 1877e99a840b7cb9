import { use } from 'react';
import { reloadDecision } from '../navigation/chunk-failure.ts';
import { ErrorScreen } from './error-screen.tsx';

/** The error page, unless the document is being loaded anew anyway: then the old page stays until it is gone. */
export function PageFailure({ error }: { error: unknown }) {
  const decision = reloadDecision();
  if (decision) use(decision);
  return <ErrorScreen error={error} />;
}
