import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromiumEnv } from './ensure-chromium.ts';
import { ensureFirefox } from './ensure-firefox.ts';

export interface Step {
  name: string;
  command: [program: string, ...args: string[]];
  /** Part of `npm test -- quick`. */
  quick?: boolean;
  /** Part of `npm test -- all` only, which runs nightly and before a release. */
  nightly?: boolean;
  /** What the step needs and does not find by itself; may take long, may fail. */
  env?: () => Record<string, string>;
}

const root = join(import.meta.dirname, '..');
const script = (path: string, ...args: string[]): Step['command'] => ['node', join(root, path), ...args];
const tests = (project: string, ...args: string[]): Step['command'] => ['vitest', 'run', '--project', project, ...args];
/** Projects of `playwright.config.ts`. */
const everyChange = ['desktop', 'phone', 'catalogue'];

/**
 * `npm test`: what proves the project before every change of it, in the order that fails fastest. What stands in one row runs
 * side by side: it waits more than it computes. What hardly a change can break waits for the night.
 */
export const steps: Step[][] = [
  [
    { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'], quick: true },
    { name: 'dead code', command: ['knip', '--no-progress'], quick: true },
    { name: 'content', command: script('src/content/cli.ts', 'check') },
    // Each checker works out the types that all need for itself: one takes half the time of four, others use the cores.
    { name: 'types', command: ['tsc', '-p', '.', '--checkers', '1'], quick: true },
  ],
  [
    { name: 'build', command: script('scripts/build.ts') },
    { name: 'unit', command: tests('unit'), quick: true },
  ],
  [
    { name: 'publish', command: script('scripts/publish-test-stores.ts') },
    {
      name: 'integration, both databases',
      // Much of it waits for other processes: one worker more than there are cores keeps them busy.
      command: tests('integration', '--maxWorkers', String(availableParallelism() + 1)),
    },
  ],
  [
    // One page of one browser: it leaves a core to the servers of the next two.
    {
      name: 'components',
      command: ['vitest', 'run', '--config', 'vitest.components.config.ts'],
      env: chromiumEnv,
    },
    { name: 'requests', command: tests('http') },
    { name: 'chaos, quick part', command: script('tools/chaos/run.ts', '--quick') },
  ],
  [
    {
      name: 'firefox',
      command: ['vitest', 'run', '--config', 'e2e/firefox/vitest.config.ts'],
      env: () => ({ FIREFOX: ensureFirefox() }),
      nightly: true,
    },
    {
      name: 'browser',
      command: ['playwright', 'test', ...everyChange.flatMap((project) => ['--project', project])],
      env: chromiumEnv,
    },
  ],
  [
    {
      name: 'development, deployments and kills',
      command: ['playwright', 'test', '--project', 'nightly'],
      env: chromiumEnv,
      nightly: true,
    },
  ],
  [{ name: 'chaos, all of it', command: script('tools/chaos/run.ts'), nightly: true }],
];
