import { writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openStore } from './open-store.ts';
import type { StoreSettings } from './store.ts';

/**
 * A process that publishes and stops before one of its statements, for a test to kill it there:
 * `node test-publisher.ts <settings> <entry> <number of the statement>`, the first two as JSON.
 */
const [, , settings = '', entry = '', stopBefore] = process.argv;
const store = await openStore(JSON.parse(settings) as StoreSettings);
let statements = 0;
countCalls(DatabaseSync.prototype, 'prepare');
countCalls(DatabaseSync.prototype, 'exec');
countCalls(pg.Client.prototype, 'query');
const { pictures, ...publication } = JSON.parse(entry);
await store.publish({
  ...publication,
  pictures: new Map(pictures.map(([hash, text]: string[]) => [hash, Buffer.from(text ?? '')])),
});
writeSync(1, 'published\n');
await store.close();

function countCalls<Key extends string>(prototype: Record<Key, (...values: never[]) => unknown>, name: Key): void {
  const original = prototype[name];
  prototype[name] = function (this: unknown, ...values: never[]) {
    if (++statements === Number(stopBefore)) {
      writeSync(1, `stopped before ${String(values[0]).trim()}\n`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    return original.apply(this, values);
  };
}
