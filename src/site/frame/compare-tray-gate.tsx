import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { counted } from '../../text/russian.ts';
import { compared, useCompared } from '../shelf/compared.ts';

const Tray = lazy(() =>
  import('./compare-tray.tsx').then(
    ({ CompareTray }) => ({ default: CompareTray }),
    // The page works without it.
    () => ({ default: () => null }),
  ),
);

/** Loaded when there is something to compare. Whoever listens hears of every change: his live region is there before it. */
export function CompareTrayGate() {
  const line = useCompared();
  const said = useWhatChanged(line);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {line && (
        <Suspense>
          <Tray line={line} />
        </Suspense>
      )}
    </>
  );
}

/** What was chosen when the page was opened is no news. */
function useWhatChanged(line: string): string {
  const [said, setSaid] = useState('');
  const known = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of the first render is the server's, which knows none
  useEffect(() => {
    const count = compared().length;
    if (known.current !== undefined && known.current !== count)
      setSaid(`В\u00a0сравнении ${count === 0 ? 'ничего нет' : counted(count, 'продукт', 'продукта', 'продуктов')}`);
    known.current = count;
  }, [line]);
  return said;
}
