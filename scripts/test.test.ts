import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { steps } from './test-steps.ts';

/** The gate itself, with the real programs: each step is given one fault in a project of its own, and must fail. */
const root = join(import.meta.dirname, '..');
const projects: string[] = [];
afterEach(() => {
  for (const project of projects.splice(0)) rmSync(project, { recursive: true, force: true });
});

function createProject(files: Record<string, string>, copied: string[] = []): string {
  const project = mkdtempSync(join(tmpdir(), 'vitimepro-gate-'));
  projects.push(project);
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const file of copied) copyFileSync(join(root, file), join(project, file));
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
    env: { ...env, PLAYWRIGHT_CHROMIUM: process.execPath, FIREFOX: process.execPath },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

const vitestConfig = `export { default } from ${JSON.stringify(join(root, 'vitest.config.ts'))};`;
const playwrightConfig = `export default {
  testDir: 'e2e',
  projects: ['desktop', 'phone', 'catalogue', 'nightly'].map((name) => ({ name })),
};`;
const firefoxConfig = `export default { test: { include: ['e2e/firefox/*.firefox.ts'] } };`;
const testFile = (body: string) => `import { expect, it } from 'vitest';\n${body}\n`;
const storeTestFile = (body: string) =>
  `import { createTestDatabase } from ${JSON.stringify(join(root, 'fixtures/both-stores.ts'))};\n${testFile(body)}`;
const browserTestFile = (body: string) => `import { expect, test } from '@playwright/test';\n${body}\n`;

type Case = { step: string; files: Record<string, string>; copied?: string[]; says: string };

const faults: Case[] = [
  {
    step: 'format and lint',
    files: { '.gitignore': 'node_modules', 'src/a.ts': 'export const a   = 1' },
    copied: ['biome.json'],
    says: 'src/a.ts',
  },
  {
    step: 'types',
    files: { 'src/a.ts': 'export const a: number = "one";' },
    copied: ['tsconfig.json'],
    says: 'TS2322',
  },
  {
    step: 'dead code',
    files: {
      'src/content/cli.ts': `import { used } from './a.ts';\nconsole.log(used);\n`,
      'src/content/a.ts': 'export const used = 1;\nexport const nobodyUsesThis = 2;\n',
    },
    copied: ['knip.json'],
    says: 'nobodyUsesThis',
  },
  { step: 'content', files: { 'content/site.yml': 'brand: [' }, says: 'content/site.yml' },
  {
    step: 'unit',
    files: { 'vitest.config.ts': vitestConfig, 'src/a.test.ts': testFile(`it('fails', () => expect(1).toBe(2));`) },
    says: 'expected 1 to be 2',
  },
  {
    step: 'publish',
    files: { 'fixtures/catalogue/site.yml': 'brand: [' },
    says: 'could not be published',
  },
  {
    step: 'integration, both databases',
    files: {
      'vitest.config.ts': vitestConfig,
      'src/a.test.ts': storeTestFile(`it('fails', async () => {
        const database = await createTestDatabase();
        expect(database).toContain('postgres');
        expect('the database opened').toBe('something else');
      });`),
    },
    says: `expected 'the database opened' to be 'something else'`,
  },
  {
    step: 'components',
    files: {
      'vitest.components.config.ts': `export default { test: { include: ['src/*.browser.test.tsx'] } };`,
      'src/a.browser.test.tsx': testFile(`it('fails', () => expect(1).toBe(2));`),
    },
    says: 'expected 1 to be 2',
  },
  {
    step: 'requests',
    files: {
      'vitest.config.ts': vitestConfig,
      'e2e/http/a.test.ts': testFile(`it('asks nobody', () => expect(1).toBe(1));`),
    },
    says: 'there is no dist/',
  },
  { step: 'build', files: { 'vite.config.ts': `throw new Error('no such build');` }, says: 'no such build' },
  {
    step: 'chaos, quick part',
    files: { 'vite.config.ts': 'export default {};', 'index.html': '<p>There is no site here.</p>' },
    says: 'the site did not start',
  },
  {
    step: 'browser',
    files: {
      'playwright.config.ts': playwrightConfig,
      'e2e/a.spec.ts': browserTestFile(`test('fails', () => expect(1).toBe(2));`),
    },
    says: 'Expected: 2',
  },
  {
    step: 'development, deployments and kills',
    files: {
      'playwright.config.ts': playwrightConfig,
      'e2e/a.spec.ts': browserTestFile(`test('fails', () => expect(1).toBe(2));`),
    },
    says: 'Expected: 2',
  },
  {
    step: 'chaos, all of it',
    files: { 'vite.config.ts': `throw new Error('no such build');` },
    says: 'no such build',
  },
  {
    step: 'firefox',
    files: {
      'e2e/firefox/vitest.config.ts': firefoxConfig,
      'e2e/firefox/a.firefox.ts': testFile(`it('fails', () => expect(1).toBe(2));`),
    },
    says: 'expected 1 to be 2',
  },
];

const noTests: Case[] = [
  { step: 'unit', files: { 'vitest.config.ts': vitestConfig }, says: 'No test files found' },
  {
    step: 'unit',
    files: {
      'vitest.config.ts': vitestConfig,
      'src/a.test.ts': testFile(`it.skip('later', () => expect(1).toBe(1));`),
    },
    says: 'it ran no test',
  },
  { step: 'browser', files: { 'playwright.config.ts': playwrightConfig, 'e2e/a.ts': '' }, says: 'No tests found' },
  {
    step: 'browser',
    files: {
      'playwright.config.ts': playwrightConfig,
      'e2e/a.spec.ts': browserTestFile(`test.skip('later', () => {});`),
    },
    says: 'it ran no test',
  },
  { step: 'firefox', files: { 'e2e/firefox/vitest.config.ts': firefoxConfig }, says: 'No test files found' },
];

describe('npm test', () => {
  it('is tried with a fault in every step', () => {
    expect(faults.map(({ step }) => step).sort()).toEqual(steps.map(({ name }) => name).sort());
  });

  it.each(faults)('fails by a fault in: $step', async ({ step, files, copied, says }) => {
    const { code, output } = await npmTest(createProject(files, copied), step);
    expect(output).toContain(says);
    expect(output).toContain(`✗ ${step} failed: exit code`);
    expect(output).toContain('0 passed, 1 failed');
    expect(code).toBe(1);
  });

  it.each(noTests)('fails when nothing was tested in: $step ($says)', async ({ step, files, says }) => {
    const { code, output } = await npmTest(createProject(files), step);
    expect(output).toContain(says);
    expect(output).toContain(`✗ ${step} failed: `);
    expect(code).toBe(1);
  });

  it('passes what is right, and says how many tests that were', async () => {
    const project = createProject({
      'vitest.config.ts': vitestConfig,
      'src/a.test.ts': testFile(`it('passes', () => expect(1).toBe(1));`),
    });
    const { code, output } = await npmTest(project, 'unit');
    expect(output).toMatch(/✓ unit +[\d.]+ s {2}1 tests\n\n1 passed, 0 failed/);
    expect(code).toBe(0);
  });

  it('lists the steps and exits with 2 when there is none of that name', async () => {
    const { code, output } = await npmTest(createProject({}), 'nosuch');
    expect(output).toContain('There is no step "nosuch"');
    for (const { name } of steps) expect(output).toContain(name);
    expect(code).toBe(2);
  });
});
