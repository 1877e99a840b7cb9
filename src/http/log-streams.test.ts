import { spawn, spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('a process', () => {
  const lines = `
    import { log, logRequest } from '${join(import.meta.dirname, 'log.ts')}';
    for (let i = 0; i < 3; i++) log('info', 'x'), log('error', 'x'), logRequest({ path: '/' });
    setTimeout(() => process.exit(7), 300);`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', lines];

  it('goes on while its log lies on a full disk', () => {
    const full = openSync('/dev/full', 'w');
    expect(spawnSync(process.execPath, args, { stdio: ['ignore', full, full] }).status).toBe(7);
  });

  it('goes on when the reader of its log has gone', async () => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    child.stderr.destroy();
    expect(await new Promise((done) => child.once('exit', done))).toBe(7);
  });
});
