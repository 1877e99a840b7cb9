import type { ReactNode } from 'react';
import { useEntryState } from './entry-context.ts';

/** Faults inside of a part of the form, for whoever sees it folded. */
export function FaultBadge({ holds }: { holds: (place: string) => boolean }) {
  const faults = useEntryState((state) => state.faults);
  const inside = [...faults].flatMap(([place, own]) => (holds(place) ? own : []));
  if (inside.length === 0) return null;
  const hasErrors = inside.some(({ level }) => level === 'error');
  return (
    <span className={`badge ${hasErrors ? 'error' : 'warning'}`}>
      {inside.length}
      <span className="visually-hidden"> {hasErrors ? 'с ошибками' : 'замечаний'}</span>
    </span>
  );
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
