import type { EventEmitter } from 'node:events';

/** How many files have changed so far: what was made from the source is good until this number is another. */
export function countChanges(watcher: Pick<EventEmitter, 'on'>): () => number {
  let changes = 0;
  watcher.on('all', () => {
    changes += 1;
  });
  return () => changes;
}
