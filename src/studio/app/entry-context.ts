import { type ComponentType, createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { StudioFault } from '../protocol.ts';
import type { EntryState, EntryStore } from './entry-store.ts';
import type { FieldProps } from './field-props.ts';

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
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => select(store.state()), [store, select]),
  );
}

const none: readonly StudioFault[] = [];

export const useFaults = (place: string) =>
  useEntryState(useCallback(({ faults }: EntryState) => faults.get(place) ?? none, [place]));

const FieldContext = createContext<ComponentType<FieldProps>>(() => null);

export const FieldProvider = FieldContext.Provider;

/** The input for any field, for those that hold others: they cannot import what imports them. */
export const useField = () => useContext(FieldContext);
