import { lazy, Suspense } from 'react';
import { useCompared } from '../shelf/compared.ts';

const Tray = lazy(() =>
  import('./compare-tray.tsx').then(
    ({ CompareTray }) => ({ default: CompareTray }),
    // The page works without it.
    () => ({ default: () => null }),
  ),
);

/** Loaded when there is something to compare. */
export function CompareTrayGate() {
  const line = useCompared();
  return (
    line && (
      <Suspense>
        <Tray line={line} />
      </Suspense>
    )
  );
}
