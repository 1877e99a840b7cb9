import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumEnv } from '../../scripts/ensure-chromium.ts';
import { type Break, breaks } from './breaks.ts';

const usage = `npm run breaks -- [word …] [--at <commit>]

Makes each deliberate mistake of tools/breaks/breaks.ts in a copy of the last commit (or of the one that --at names),
runs the tests that must fail because of it, and says which mistakes nobody noticed. Words choose by what a mistake is
called or by its test. All of them take about twenty minutes.`;

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', default: 'HEAD' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
/** A test that waits for ever because of a mistake has noticed it, too; none of those that pass takes half as long. */
const testPatienceMs = 2 * 60_000;
/** The same of a runner that cannot be ended from inside. */
const patienceMs = 5 * 60_000;
const root = join(import.meta.dirname, '../..');
const chosen = breaks.filter(
  ({ what, test }) => words.length === 0 || words.some((word) => what.includes(word) || test.includes(word)),
);

const copy = mkdtempSync(join(tmpdir(), 'vitimepro-breaks-'));
try {
  copyProject();
  const missed = chosen.filter((broken) => !isNoticed(broken));
  console.log(`${chosen.length - missed.length} of ${chosen.length} mistakes were noticed`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The libraries are shared by hard links; published test content is taken along, making it takes minutes. */
function copyProject(): void {
  const archive = execFileSync('git', ['archive', values.at], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  execFileSync('cp', ['-al', join(root, 'node_modules'), copy]);
  const stores = join(root, '.data/test-stores');
  if (existsSync(stores)) {
    mkdirSync(join(copy, '.data'));
    cpSync(stores, join(copy, '.data/test-stores'), { recursive: true });
  }
}

function isNoticed(broken: Break): boolean {
  const file = join(copy, broken.file);
  const whole = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (whole.split(broken.from).length !== 2) {
    console.log(`cannot be made here   ${broken.what} (${broken.file})`);
    return false;
  }
  writeFileSync(
    file,
    whole.replace(broken.from, () => broken.to),
  );
  const failed = failingTests(broken);
  writeFileSync(file, whole);
  console.log(`${failed ? 'noticed' : 'NOT NOTICED'}   ${broken.what}: ${failed ?? broken.test}`);
  return failed !== null;
}

/** How the first test that failed is called; null when all are content. */
function failingTests({ test, only, project }: Break): string | null {
  if (!test.startsWith('e2e/'))
    return firstFailure('vitest', ['run', test, '--bail=1', `--testTimeout=${testPatienceMs}`], /FAIL\s+(.+)/);
  const built = spawnSync('node', ['scripts/build.ts'], { cwd: copy, env: environment(), encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The copy cannot be built: ${built.stderr}`);
  const filter = [...(only ? ['-g', only] : []), ...(project ? [`--project=${project}`] : [])];
  return firstFailure('playwright', ['test', test, '--max-failures=1', '--retries=0', ...filter], /^\s+1\) (.+)/m);
}

function firstFailure(command: string, args: string[], pattern: RegExp): string | null {
  const options = { cwd: copy, env: environment(), encoding: 'utf8', timeout: patienceMs } as const;
  const { status, error, stdout, stderr } = spawnSync(command, args, options);
  if (status === 0) return null;
  // Only patience at its end is an error here; runners catch the signal and end by themselves.
  if (error) return `${args[1]} does not end`;
  const name = pattern.exec(stdout + stderr)?.[1];
  // A runner that could not even start has noticed nothing.
  if (!name) throw new Error(`${command} failed without a failing test:\n${stdout}${stderr}`);
  return name.trim().replace(/[\s─]+$/, '');
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...chromiumEnv(),
    PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
}
