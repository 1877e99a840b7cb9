import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { misused, readArguments } from '../../scripts/arguments.ts';
import { chromiumEnv } from '../../scripts/ensure-chromium.ts';
import { type Break, breaks } from './breaks.ts';

const usage = `npm run breaks -- [word …]

Makes each deliberate mistake in a copy of the last commit, runs the test file that must fail because of it, and says
which mistakes no test noticed. Words choose by title or test file. All of them take about twenty minutes.

${breaks.map(({ title, test }) => `  ${title} (${test})`).join('\n')}`;

/** A test that never ends because of a mistake has noticed it, too. */
const timeout = 5 * 60_000;
const root = join(import.meta.dirname, '../..');
const { positionals: words } = readArguments(usage, {}, Number.POSITIVE_INFINITY);
const chosen = breaks.filter(
  ({ title, test }) => words.length === 0 || words.some((word) => title.includes(word) || test.includes(word)),
);
if (chosen.length === 0) misused(`no mistake has ${words.join(' or ')} in its title or test`, usage);
const copy = mkdtempSync(join(tmpdir(), 'vitimepro-breaks-'));
try {
  copyProject(copy);
  const missed = chosen.filter((broken) => !isNoticed(copy, broken));
  console.log(`${chosen.length - missed.length} of ${chosen.length} mistakes were noticed`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The libraries are shared by hard links; published test content is taken along, because making it takes minutes. */
function copyProject(copy: string): void {
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  execFileSync('cp', ['-al', join(root, 'node_modules'), copy]);
  const stores = '.data/test-stores';
  if (existsSync(join(root, stores))) cpSync(join(root, stores), join(copy, stores), { recursive: true });
}

function isNoticed(copy: string, { title, file, find, replace, test, only }: Break): boolean {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  const run = (command: string, args: string[]) => {
    const PATH = `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`;
    const env = { ...process.env, ...chromiumEnv(), PATH, NO_COLOR: '1', FORCE_COLOR: '0' };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8', timeout });
    return { isPassed: status === 0, isTimedOut: status === null, output: stdout + stderr };
  };
  writeFileSync(
    path,
    whole.replace(find, () => replace),
  );
  if (test.startsWith('e2e/') && !run('node', ['scripts/build.ts']).isPassed)
    throw new Error(`«${title}» cannot be built`);
  const chosen = (option: string) => (only ? [option, only] : []);
  const inBrowser = test.includes('.browser.') ? ['--config', 'vitest.components.config.ts'] : [];
  const { isPassed, isTimedOut, output } = test.endsWith('.spec.ts')
    ? run('playwright', ['test', test, '--max-failures=1', '--project=desktop', ...chosen('-g')])
    : run('vitest', ['run', test, '--bail=1', ...inBrowser, ...chosen('-t')]);
  writeFileSync(path, whole);
  const failed = isTimedOut ? 'never ends' : /(?:FAIL\s+(?=.* > )|^\s+1\) )(.+)/m.exec(output)?.[1];
  // A runner that could not start, or a file that cannot be loaded, has noticed nothing.
  if (!isPassed && !failed) throw new Error(`${test} failed without a failing test:\n${output}`);
  console.log(`${isPassed ? 'NOT NOTICED' : 'noticed'}   ${title}: ${isPassed ? test : failed}`);
  return !isPassed;
}
