import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createTypeErrorReader } from './watch-types.ts';

it('gathers the errors of one run with their places', () => {
  const read = createTypeErrorReader();
  expect(read('12:00:00 - Starting compilation in watch mode...')).toBeNull();
  const line = "src/site/ui/icon.tsx(12,3): error TS2322: Type 'string' is not assignable to type 'number'.";
  expect(read(line)).toBeNull();
  expect(read('12:00:02 - Found 1 error. Watching for file changes.')).toEqual([
    { file: 'src/site/ui/icon.tsx', line: 12, text: line },
  ]);
  expect(read('12:00:09 - Found 0 errors. Watching for file changes.')).toEqual([]);
});

it('leaves no compiler behind when the server is told to end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-types-'));
  const compiler = join(folder, 'tsc');
  writeFileSync(
    compiler,
    '#!/bin/sh\necho "a(1,1): error TS1: $$"\necho "Found 1 error."\ntrap "" TERM\nwhile :; do sleep 1; done\n',
  );
  chmodSync(compiler, 0o755);
  const code = `import { watchTypes } from ${JSON.stringify(join(import.meta.dirname, 'watch-types.ts'))};
    watchTypes(([{ text }]) => console.log(text.split(' ').at(-1)));
    process.on('SIGTERM', () => process.exit());`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = Number(await new Promise((resolve) => server.stdout.once('data', resolve)));
  expect(isRunning(pid)).toBe(true);
  server.kill('SIGTERM');
  await vi.waitUntil(() => !isRunning(pid), { timeout: 60_000 });
  rmSync(folder, { recursive: true });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
