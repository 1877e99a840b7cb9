import { useSyncExternalStore } from 'react';
import { announce, keepLine, keptLine, onKept } from './kept-line.ts';

const key = 'vitimepro:compare';

/** Where the browser keeps nothing, the choice lives as long as the page. */
let own: string | null = null;

const comparedLine = () => own ?? keptLine(key) ?? '';

/** What stands in the tray, as `series/slug`. */
export const compared = (line = comparedLine()): string[] => line.split(',').filter(Boolean);

export function keepCompared(refs: readonly string[]): void {
  const line = refs.join();
  own = null;
  if (!keepLine(key, line)) {
    own = line;
    announce();
  }
}

/** One line, so that nothing renders anew that has not changed. */
export const useCompared = (): string => useSyncExternalStore(onKept, comparedLine, () => '');
