import { useEffect, useState } from 'react';
import { keptPaths, whenDraftsChange } from './kept-drafts.ts';

/** Every entry with text that is only in this browser, of whatever window. */
export function useKeptDrafts(): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = () =>
      void keptPaths().then(
        (now) => setPaths((was) => (was.join() === now.join() ? was : now)),
        () => {},
      );
    look();
    return whenDraftsChange(look);
  }, []);
  return paths;
}
