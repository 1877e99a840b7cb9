import type { Draft } from './kept-drafts.ts';

interface Step {
  /** As it was before the edit, or after one that was undone. */
  draft: Draft;
  field: string;
}

const pauseMs = 1_000;

/** Every edit of an entry, of whatever kind, in one row: letters typed without a pause are taken back together. */
export function createHistory() {
  const past: Step[] = [];
  const future: Step[] = [];
  let last = { field: '', at: 0, isTyped: false };

  return {
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,

    add(before: Draft, field: string, isTyped: boolean): void {
      const at = Date.now();
      const joins = isTyped && last.isTyped && field === last.field && at - last.at < pauseMs && past.length > 0;
      if (!joins) past.push({ draft: before, field });
      last = { field, at, isTyped };
      future.length = 0;
    },
    undo: (now: Draft) => step(past, future, now),
    redo: (now: Draft) => step(future, past, now),
  };

  function step(from: Step[], to: Step[], now: Draft): Step | null {
    const taken = from.pop();
    if (!taken) return null;
    to.push({ draft: now, field: taken.field });
    last = { field: '', at: 0, isTyped: false };
    return taken;
  }
}
