import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it.each([
  [
    'content',
    ['src/content/cli.ts', 'fields', 'redirects'],
    {},
    /^Внимание: переменной CONTENT_DR здесь не знают.*CONTENT_DIR\?\n/,
  ],
  // A port that is none ends it at once.
  [
    'studio',
    ['scripts/studio.ts'],
    { STUDIO_PORT: 'x' },
    /^студия: переменной CONTENT_DR здесь не знают.*CONTENT_DIR\?\n/,
  ],
])('npm run %s says in Russian which variable is misspelt', async (_, args, more, expected) => {
  const { DATABASE_URL: _url, API_BASE_URL: _api, METRICS_HOST: _host, ...env } = process.env;
  const ended = promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { ...env, ...more, CONTENT_DR: 'elsewhere' },
  });
  const { stderr } = await ended.catch((error: { stderr: string }) => error);
  expect(stderr).toMatch(expected);
});

it('names the files of the folder that was asked for', async () => {
  const args = ['--disable-warning=ExperimentalWarning', 'src/content/cli.ts', 'check', '--dir', 'fixtures/catalogue'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(stdout).toContain('fixtures/catalogue/articles/bcaa-i-belok.md:');
  expect(stdout).not.toMatch(/(?<!\w)content\//);
});
