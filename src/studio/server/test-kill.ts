import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const asynchronous = ['open', 'rename', 'rm', 'mkdir'];
const synchronous = ['writeSync', 'openSync', 'fsyncSync', 'closeSync'];

/**
 * Does a thing as if the process were killed before its n-th touch of the disk: nothing reaches the disk from there on,
 * no clearing up either. True when it was done before that. `kill` may end the process in earnest.
 */
export async function killedAt(step: number, work: () => Promise<unknown>, kill = () => {}): Promise<boolean> {
  let touches = 0;
  let die = () => {};
  const death = new Promise<false>((resolve) => {
    die = () => resolve(false);
  });
  const isDead = () => {
    if (++touches < step) return false;
    kill();
    die();
    return true;
  };
  const undo = [
    ...asynchronous.map((name) => wrap(fs.promises, name, isDead, () => new Promise(() => {}))),
    ...synchronous.map((name) =>
      wrap(fs, name, isDead, () => {
        throw new Error('killed');
      }),
    ),
  ];
  syncBuiltinESMExports();
  try {
    return await Promise.race([death, work().then(() => true)]);
  } finally {
    for (const one of undo) one();
    syncBuiltinESMExports();
  }
}

function wrap(owner: object, name: string, isDead: () => boolean, dead: () => unknown): () => void {
  const functions = owner as Record<string, (...args: unknown[]) => unknown>;
  const own = functions[name];
  functions[name] = (...args) => (isDead() ? dead() : own?.apply(owner, args));
  return () => {
    if (own) functions[name] = own;
  };
}
