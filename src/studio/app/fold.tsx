import { type ReactNode, useCallback } from 'react';
import { useEntryState } from './entry-context.ts';
import type { EntryState } from './entry-store.ts';

/** Faults inside of a part of the form, for whoever sees it folded. */
export function FaultBadge({ holds }: { holds: (place: string) => boolean }) {
  const { errors, all } = useFaultCount(holds);
  if (all === 0) return null;
  return (
    <span className={`badge ${errors > 0 ? 'error' : 'warning'}`}>
      {all}
      <span className="visually-hidden"> {errors > 0 ? 'с ошибками' : 'замечаний'}</span>
    </span>
  );
}

function useFaultCount(holds: (place: string) => boolean): { errors: number; all: number } {
  const faults = useEntryState(useCallback((state: EntryState) => state.faults, []));
  const inside = [...faults].flatMap(([place, own]) => (holds(place) ? own : []));
  return { errors: inside.filter(({ level }) => level === 'error').length, all: inside.length };
}

export function Fold({ path, title, children }: { path: string; title: string; children: ReactNode }) {
  return (
    <details data-fold={path}>
      <summary>
        {title} <FaultBadge holds={(place) => place === path || place.startsWith(`${path}.`)} />
      </summary>
      {children}
    </details>
  );
}
