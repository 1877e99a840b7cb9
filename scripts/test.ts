import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { ensureChromium } from './ensure-chromium.ts';

/** `npm test`: everything that proves the project, in the order that fails fastest. */
const steps: { name: string; command: string[]; env?: () => Record<string, string> }[] = [
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'content', command: ['node', 'src/content/cli.ts', 'check'] },
  { name: 'unit, API, both databases', command: ['vitest', 'run'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'browser', command: ['playwright', 'test'], env: () => ({ PLAYWRIGHT_CHROMIUM: ensureChromium() }) },
];

const only = process.argv[2];
for (const { name, command, env } of steps) {
  if (only && !name.includes(only)) continue;
  const started = performance.now();
  console.log(`\n— ${name}: ${command.join(' ')}`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...env?.() },
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  if (status !== 0) {
    console.error(`\n✗ ${name} failed after ${seconds} s`);
    process.exit(status ?? 1);
  }
  console.log(`✓ ${name}: ${seconds} s`);
}
