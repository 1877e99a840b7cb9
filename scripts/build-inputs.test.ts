import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isUpToDate, recordInputs } from './build-inputs.ts';

/** A small project with one file of every kind that a build reads. */
const project: Record<string, string> = {
  'package-lock.json': '{}',
  'vite.config.ts': `import { target } from './config/target.ts'; export default { build: { target } };`,
  'config/target.ts': `export const target = 'es2022';`,
  'index.html': '<script type="module" src="/src/site/entry.ts"></script>',
  'public/robots.txt': 'User-agent: *',
  'src/site/entry.ts': `import './site.css'; import { upperLimit } from '../nutrition/limits'; console.log(upperLimit);`,
  'src/site/site.css': `@import './colours.css'; body { background: url('./paper.svg') }`,
  'src/site/colours.css': ':root { color: #123 }',
  'src/site/paper.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/site/routes/index.ts': '',
  'src/nutrition/limits.ts': `export const upperLimit = 350;`,
  'src/server/main.ts': '// The build never reads it.',
};

const before = process.cwd();
beforeEach(async () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'vitimepro-build-')));
  for (const [file, text] of Object.entries(project)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const inputs = recordInputs('dist', ['src/site/routes']);
  await build({ logLevel: 'silent', plugins: [inputs.plugin], build: { assetsInlineLimit: 0 } });
  inputs.write();
});
afterEach(() => {
  const folder = process.cwd();
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

describe('a build', () => {
  it('is up to date while nothing has changed, or nothing that it was made from', () => {
    expect(isUpToDate('dist')).toBe(true);
    appendFileSync('src/server/main.ts', 'export {};');
    writeFileSync('src/nutrition/new-and-imported-by-no-file.ts', '');
    expect(isUpToDate('dist')).toBe(true);
  });

  it.each(Object.keys(project).filter((file) => !file.startsWith('src/server')))(
    'is old when %s has changed',
    (file) => {
      appendFileSync(file, ' ');
      expect(isUpToDate('dist')).toBe(false);
    },
  );

  it.each(['src/nutrition/limits.ts', 'public/robots.txt'])('is old when %s is gone', (file) => {
    rmSync(file);
    expect(isUpToDate('dist')).toBe(false);
  });

  it.each(['public/new.txt', 'src/site/routes/new.ts'])(
    'is old when %s is new: the build searches its folder',
    (file) => {
      writeFileSync(file, '');
      expect(isUpToDate('dist')).toBe(false);
    },
  );

  it('is old while a new one is made, so that one that fails is made again', () => {
    recordInputs('dist');
    expect(isUpToDate('dist')).toBe(false);
  });
});
