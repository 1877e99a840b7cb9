import { use } from 'react';
import { reloadDecision } from '../navigation/chunk-failure.ts';
import { ErrorScreen } from './error-screen.tsx';

/** The error page; while a reload is being decided, the old page stays. */
export function PageFailure({ error }: { error: unknown }) {
  const decision = reloadDecision();
  if (decision) use(decision);
  return <ErrorScreen error={error} />;
}
