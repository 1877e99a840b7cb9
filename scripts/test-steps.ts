import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromiumEnv } from './ensure-chromium.ts';
import { ensureFirefox } from './ensure-firefox.ts';
import type { Step } from './test-runner.ts';

const root = join(import.meta.dirname, '..');
const script = (path: string) => ['node', join(root, path)];
/** Projects of `playwright.config.ts`. */
const everyChange = ['desktop', 'phone', 'catalogue'];

/**
 * `npm test`: what proves the project before every change of it, in the order that fails fastest. Side by side stands what
 * waits more than it computes; what measures real time runs alone. What hardly a change can break waits for the night.
 */
export const steps: Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'], quick: true, besideNext: true },
  { name: 'dead code', command: ['knip', '--no-progress'], quick: true, besideNext: true },
  { name: 'content', command: [...script('src/content/cli.ts'), 'check'], besideNext: true },
  // Each checker works out the types that all need for itself: one takes half the time of four, others use the cores.
  { name: 'types', command: ['tsc', '-p', '.', '--checkers', '1'], quick: true },
  { name: 'build', command: script('scripts/build.ts'), besideNext: true },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit'], report: 'vitest', quick: true },
  { name: 'publish', command: script('scripts/publish-test-stores.ts'), besideNext: true },
  {
    name: 'integration, both databases',
    // Much of it waits for other processes: one worker more than there are cores keeps them busy.
    command: ['vitest', 'run', '--project', 'integration', '--maxWorkers', String(availableParallelism() + 1)],
    report: 'vitest',
  },
  {
    name: 'components',
    command: ['vitest', 'run', '--config', 'vitest.components.config.ts'],
    report: 'vitest',
    env: chromiumEnv,
    // One page of one browser: it leaves a core to the servers of the next two.
    besideNext: true,
  },
  { name: 'requests', command: ['vitest', 'run', '--project', 'http'], report: 'vitest', besideNext: true },
  { name: 'chaos, quick part', command: [...script('tools/chaos/run.ts'), '--quick'] },
  {
    name: 'firefox',
    command: ['vitest', 'run', '--config', 'e2e/firefox/vitest.config.ts'],
    report: 'vitest',
    missing: () => (ensureFirefox() ? undefined : 'no Firefox is installed, and none could be'),
    env: () => ({ FIREFOX: ensureFirefox() ?? '' }),
    nightly: true,
    besideNext: true,
  },
  {
    name: 'browser',
    command: ['playwright', 'test', ...everyChange.flatMap((project) => ['--project', project])],
    report: 'playwright',
    env: chromiumEnv,
  },
  {
    name: 'development, deployments and kills',
    command: ['playwright', 'test', '--project', 'nightly'],
    report: 'playwright',
    env: chromiumEnv,
    nightly: true,
  },
  { name: 'chaos, all of it', command: script('tools/chaos/run.ts'), nightly: true },
];
