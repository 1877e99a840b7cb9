import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldNode, StudioFault } from '../protocol.ts';
import type { EntryState, EntryStore } from './entry-store.ts';

const EntryContext = createContext<EntryStore | null>(null);

export const EntryProvider = EntryContext.Provider;

export function useEntry(): EntryStore {
  const store = useContext(EntryContext);
  if (!store) throw new Error('a field stands outside of an entry');
  return store;
}

/** A part of the entry's state: whoever uses it is rendered when that part changes, and not with each key. */
export function useEntryState<T>(select: (state: EntryState) => T): T {
  const store = useEntry();
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
}

const none: readonly StudioFault[] = [];

export const useFaults = (place: string) => useEntryState(({ faults }) => faults.get(place) ?? none);

export interface FieldProps {
  node: FieldNode;
  path: string;
  value: unknown;
}

const FieldContext = createContext<ComponentType<FieldProps>>(() => null);

export const FieldProvider = FieldContext.Provider;

/** The input for any field, for those that hold others: they cannot import what imports them. */
export const useField = () => useContext(FieldContext);
