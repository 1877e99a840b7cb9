import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { countChanges } from './count-changes.ts';

it('gives another revision after a change of a file, and the same one however often it is asked', () => {
  const watcher = new EventEmitter();
  const revision = countChanges(watcher);
  const [first, again] = [revision(), revision()];
  watcher.emit('all', 'change', 'src/site/router.tsx');
  expect([again === first, revision() === first]).toEqual([true, false]);
});
