import { use } from 'react';
import { isReloadUnderWay } from '../navigation/chunk-failure.ts';
import { ErrorScreen } from './error-screen.tsx';

const never = new Promise<never>(() => {});

/** The error page, unless the document is being loaded anew anyway: then the old page stays until it is gone. */
export function PageFailure({ error }: { error: unknown }) {
  if (isReloadUnderWay()) use(never);
  return <ErrorScreen error={error} />;
}
