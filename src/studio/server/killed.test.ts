import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderFiles } from '../../content/load/files.ts';
import { openWorkspace } from './workspace.ts';

/** An entry, its picture and two that name it. */
const few = [
  'articles/gigiena-sna.md',
  'articles/gigiena-sna.webp',
  'components/melissa.md',
  'components/melissa.webp',
  'redirects.yml',
];
const dir = mkdtempSync(join(tmpdir(), 'studio-killed-'));
afterAll(() => rmSync(dir, { recursive: true }));

function copyFew(content: string): void {
  for (const name of few) {
    mkdirSync(dirname(join(content, name)), { recursive: true });
    cpSync(join('fixtures/catalogue', name), join(content, name));
  }
}

/** The signal that ended it; null when it came to its end before that step. */
async function killedAt(step: number, work: string, folder: string): Promise<NodeJS.Signals | null> {
  const script = join(import.meta.dirname, 'test-killed-work.ts');
  const parts = [join(folder, 'content'), join(folder, 'state'), work, String(step)];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...parts], {
    stdio: 'inherit',
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  expect(code ?? 0).toBe(0);
  return signal;
}

async function everything(content: string): Promise<Record<string, string>> {
  const { texts, pictures } = await folderFiles(content);
  return Object.fromEntries([...texts, ...pictures]);
}

/** Every step is tried in the process of the test, in `workspace.test.ts`: here a few, in the log and among the files. */
const steps = [1, 9, 16];

describe.each(['save', 'rename', 'remove'])('a process that is killed by the system during a %s', (work) => {
  it('leaves all of it or nothing', async () => {
    const outcomes = await Promise.all(
      [...steps, Number.POSITIVE_INFINITY].map(async (step) => {
        const folder = join(dir, `${work}-${step}`);
        const content = join(folder, 'content');
        copyFew(content);
        const before = await everything(content);
        const signal = await killedAt(step, work, folder);
        // The next start finishes what was begun, and forgets what was not.
        await openWorkspace(content, join(folder, 'state'));
        return { signal, before, after: await everything(content) };
      }),
    );
    const whole = outcomes.at(-1);
    expect(whole?.signal).toBeNull();
    expect(outcomes[0]?.after).toEqual(whole?.before);
    expect(outcomes.filter(({ signal }) => signal === 'SIGKILL').length).toBeGreaterThan(1);
    for (const { before, after } of outcomes) expect([before, whole?.after]).toContainEqual(after);
  });
});
