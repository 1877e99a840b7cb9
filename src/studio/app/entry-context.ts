import { createContext, useContext } from 'react';
import type { Checked, EntryView, StudioFault } from '../protocol.ts';

export interface EntryState {
  view: EntryView;
  checked: Checked;
  /** Puts a value where a fault says it belongs. */
  mend(fault: StudioFault): void;
  faultsAt(path: string): StudioFault[];
}

const EntryContext = createContext<EntryState | null>(null);

export const EntryProvider = EntryContext.Provider;

export function useEntry(): EntryState {
  const state = useContext(EntryContext);
  if (!state) throw new Error('a field stands outside of an entry');
  return state;
}
