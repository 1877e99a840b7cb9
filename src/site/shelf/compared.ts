import { useSyncExternalStore } from 'react';
import { announce, keepLine, keptLine, onKept } from './kept-line.ts';

const key = 'vitimepro:compare';

/** Where storage is off, the choice lasts as long as the page. */
let own: string | null = null;

const comparedLine = () => own ?? keptLine(key) ?? '';

/** The products in the tray, as `series/slug`. */
export const compared = (line = comparedLine()): string[] => line.split(',').filter(Boolean);

/** The control that changed the choice last: the tray's place in the order of focus is after it. */
let opener: HTMLElement | undefined;
export const trayOpener = () => (opener?.isConnected ? opener : undefined);

export function keepCompared(refs: readonly string[], by?: HTMLElement): void {
  opener = by ?? opener;
  const line = refs.join();
  own = null;
  if (!keepLine(key, line)) {
    own = line;
    announce();
  }
}

/** A string, so that unchanged content does not render again. */
export const useCompared = (): string => useSyncExternalStore(onKept, comparedLine, () => '');
