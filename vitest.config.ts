import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const scripts = join(import.meta.dirname, 'scripts');
const include = ['{src,fixtures}/**/*.test.{ts,tsx}', '{scripts,bench,tools}/**/*.test.ts'];
/** What makes a test slow stands in its imports: a store, a process, or the whole of the content or its pictures. */
const slow = /from ['"](.*\/(both-stores|open-store|compiler|picture-maker)\.ts|node:child_process)['"]/;
const slowFiles = ['src/content/catalogue.test.ts', 'src/content/share/share.test.ts'];
const integration = globSync(include)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => slowFiles.includes(file) || slow.test(readFileSync(file, 'utf8')));

// A slow machine is no fault, only a hang is: nothing here waits this long.
const hang = 600_000;
const shared = {
  setupFiles: join(scripts, 'fail-on-console.ts'),
  testTimeout: hang,
  hookTimeout: hang,
  teardownTimeout: hang,
  execArgv: ['--disable-warning=ExperimentalWarning'],
  // Loading the same modules for every file took as long as all their tests.
  isolate: false,
  // A component names the address of its own style sheet, which is empty where style sheets are left out.
  css: true,
};
const temporaryFolder = join(scripts, 'test-temporary-folder.ts');
const postgresql = join(scripts, 'test-postgresql.ts');

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Vitest leaves one core to the person at the machine; on two cores that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include,
          exclude: [...integration, '**/*.browser.test.tsx'],
          globalSetup: temporaryFolder,
        },
      },
      {
        // Requests to the built site, with what the steps before have built and published.
        test: {
          ...shared,
          name: 'http',
          include: ['e2e/http/*.test.ts'],
          globalSetup: join(import.meta.dirname, 'e2e/http/start-servers.ts'),
        },
      },
      { test: { ...shared, name: 'integration', include: integration, globalSetup: [temporaryFolder, postgresql] } },
    ],
  },
});
