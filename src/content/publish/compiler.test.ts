import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createCompiler } from './compiler.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitimepro-compiler-'));
const worker = join(folder, 'worker.mjs');
// Says which process it is, in place of a version.
writeFileSync(
  worker,
  `process.on('disconnect', () => process.exit());
   process.on('message', ({ contentDir }) => {
     if (contentDir === 'end') process.exit(1);
     process.send({ kind: 'done', fingerprint: null, faults: [], version: String(process.pid), nextChange: null });
   });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

function processOf(compiler: ReturnType<typeof createCompiler>) {
  return async (comesAgain: boolean, contentDir = '') =>
    (await compiler.compile({ wants: 'files', contentDir, comesAgain })).version;
}

it('ends after each compilation', async () => {
  const ask = processOf(createCompiler({ worker }));
  expect(await ask(false)).not.toBe(await ask(false));
});

it('stays while somebody comes again, whatever is compiled between', async () => {
  const compiler = createCompiler({ worker });
  const ask = processOf(compiler);
  const first = await ask(true);
  expect([await ask(false), await ask(true)]).toEqual([first, first]);
  compiler.end();
  expect(await ask(false)).not.toBe(first);
  compiler.end();
});

it('ends when nobody has come for a while', async () => {
  const ask = processOf(createCompiler({ worker, idleMs: 20 }));
  const first = Number(await ask(true));
  const isAlive = () => {
    try {
      return process.kill(first, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive, { timeout: 60_000 }).toBe(false);
  expect(Number(await ask(false))).not.toBe(first);
});

it('begins again after one that was lost', async () => {
  const compiler = createCompiler({ worker });
  const ask = processOf(compiler);
  const first = await ask(true);
  await expect(ask(true, 'end')).rejects.toThrow('the compiler ended with code 1');
  expect(await ask(false)).not.toBe(first);
  compiler.end();
});
