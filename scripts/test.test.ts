import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { steps } from './test-steps.ts';

/** The command itself, with the real programs, in a project of its own. */
const root = join(import.meta.dirname, '..');

function createProject(files: Record<string, string>): string {
  const project = mkdtempSync(join(tmpdir(), 'vitimepro-gate-'));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return project;
}

function npmTest(project: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const { VITEST, VITEST_POOL_ID, VITEST_WORKER_ID, VITEST_MODE, NODE_ENV, ...env } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts/run.cjs'), join(root, 'scripts/test.ts'), ...args], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Any file will do for a browser: none is started here, and none must be installed.
    env: { ...env, PLAYWRIGHT_CHROMIUM: process.execPath },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

const vitestConfig = `export { default } from ${JSON.stringify(join(root, 'vitest.config.ts'))};`;
const unitTest = (body: string) => `import { expect, it } from 'vitest';\nit('adds', () => ${body});\n`;
const right = { 'vitest.config.ts': vitestConfig, 'src/a.test.ts': unitTest('expect(1 + 1).toBe(2)') };

it('passes what is right, with the time it took', async () => {
  const { code, output } = await npmTest(createProject(right), 'unit');
  expect(output).toMatch(/\n✓ unit: [\d.]+ s\n\npassed after [\d.]+ s\n$/);
  expect(code).toBe(0);
});

it('stops where a step fails; those beside it are judged, and both say what they printed', async () => {
  const wrong = { ...right, 'src/a.test.ts': unitTest('expect(1 + 1).toBe(3)') };
  const { code, output } = await npmTest(createProject(wrong), 'content', 'types', 'unit');
  const [, end = ''] = output.split(
    /\n✗ content: exit code 1, [\d.]+ s\n✗ types: exit code 1, [\d.]+ s\n· unit: not run\n/,
  );
  // Whoever sees only the end of the log learns why.
  expect(end).toMatch(/\n— content, its last 40 lines\n.*папки/);
  expect(end).toMatch(/\n— types, its last 40 lines\nerror TS/);
  expect(output).not.toContain('expected 2 to be 3');
  expect(code).toBe(1);
});

it.each<[step: string, files: Record<string, string>, says: string]>([
  ['unit', { 'vitest.config.ts': vitestConfig }, 'No test files found'],
  [
    'browser',
    {
      'playwright.config.ts': `export default { projects: [{ name: 'desktop' }, { name: 'phone' }, { name: 'catalogue' }] };`,
    },
    'No tests found',
  ],
])('fails when nothing was tested: %s', async (step, files, says) => {
  const { code, output } = await npmTest(createProject(files), step);
  expect(output).toContain(says);
  expect(output).toContain(`✗ ${step}: exit code 1`);
  expect(code).toBe(1);
});

it('lists the steps when asked, and exits with 2 when there is none of that name', async () => {
  const project = createProject({});
  const { code, output } = await npmTest(project, '--help');
  for (const { name } of steps.flat()) expect(output).toContain(name);
  expect(code).toBe(0);
  const unknown = await npmTest(project, 'nosuch');
  expect(unknown.output).toMatch(/^There is no step "nosuch"\.\n\nnpm test /);
  expect(unknown.code).toBe(2);
});
