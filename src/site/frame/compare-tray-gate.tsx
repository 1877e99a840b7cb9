import { lazy, Suspense } from 'react';
import { useCompared } from '../shelf/compared.ts';

const Tray = lazy(() =>
  import('./compare-tray.tsx').then(
    ({ CompareTray }) => ({ default: CompareTray }),
    // Without it the page is as good as before.
    () => ({ default: () => null }),
  ),
);

/** The tray comes when there is something in it. */
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
