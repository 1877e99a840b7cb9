import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'vitimepro-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const launcher = join(import.meta.dirname, 'run.cjs');
const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

function runFile(code: string, ...args: string[]) {
  const file = join(folder, 'file.ts');
  writeFileSync(file, code);
  return spawnSync(process.execPath, [launcher, file, ...args], { encoding: 'utf8' });
}

describe('the launcher', () => {
  it('hands the arguments on as if the file had been started itself', () => {
    const { stdout, stderr } = runFile(
      `const args: string[] = process.argv.slice(2);
       console.log(JSON.stringify([args, process.argv[1] === import.meta.filename]));`,
      'one',
      '--two',
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([['one', '--two'], true]);
  });

  it('keeps back only the warnings about experimental features', () => {
    const { stderr } = runFile(
      `process.emitWarning('chosen', 'ExperimentalWarning'); process.emitWarning('heard', 'DeprecationWarning');`,
    );
    expect(stderr).toContain('heard');
    expect(stderr).not.toContain('chosen');
  });

  it('fails with what the file failed with', () => {
    const { status, stderr } = runFile(`throw new Error('the reason');`);
    expect(status).toBe(1);
    expect(stderr).toContain('the reason');
  });

  it('says in one sentence what to do when Node is too old', () => {
    const pretend = join(folder, 'pretend.cjs');
    writeFileSync(pretend, `Object.defineProperty(process, 'versions', { value: { node: '20.11.1' } });`);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', pretend, launcher, 'x.ts'], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /^This project runs on Node 24 or newer, and this is Node 20\.11\.1: run `npm ci`[^\n]*\.\n$/,
    );
  });
});

describe('the npm scripts', () => {
  // Formatting is a program of a package; everything else is ours and needs the right Node.
  const ours = Object.entries<string>(scripts).filter(([name]) => name !== 'format');

  it.each(ours)('%s says with --help how it is used, and does nothing else', (name, script) => {
    // One that took no notice of --help would run for ever.
    const told = spawnSync(process.execPath, [launcher, script.split(' ').at(-1) ?? '', '--help'], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(told).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(`npm (run )?${name}`) });
  });

  it.each(ours)('%s ends with code 2 at an option it does not know, and says how it is used', (_, script) => {
    const file = script.split(' ').at(-1) ?? '';
    const told = spawnSync(process.execPath, [launcher, file, '--no-such-option'], { encoding: 'utf8' });
    expect(told).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/no-such-option[\s\S]*npm (run )?/),
    });
  });

  it.each([
    ['tools/breaks/run.ts', 'no-such-mistake'],
    ['scripts/screens.ts', 'no-such-route'],
    ['tools/chaos/run.ts', 'no-such-trial'],
    ['scripts/build.ts', 'no-such-argument'],
  ])('%s ends with code 2 at %s', (file, word) => {
    const { status, stderr } = spawnSync(process.execPath, [launcher, file, word], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringMatching(`${word}[\\s\\S]*npm run`)]);
  });

  it.each(ours)('%s runs through the launcher, in place of the shell', (_, script) => {
    expect(script).toMatch(/^exec node (--\S+ )*scripts\/run\.cjs \S+\.ts$/);
  });

  it.skipIf(process.platform === 'win32')('end when npm is told to end', async () => {
    const project = mkdtempSync(join(folder, 'project-'));
    copyFileSync(launcher, join(project, 'run.cjs'));
    writeFileSync(join(project, 'package.json'), JSON.stringify({ scripts: { start: 'exec node run.cjs server.ts' } }));
    writeFileSync(
      join(project, 'server.ts'),
      `const alive = setInterval(() => {}, 1000);
       process.on('SIGTERM', () => { console.log('told to end'); clearInterval(alive); });
       console.log('ready', process.pid);`,
    );
    const npm = spawn('npm', ['start'], { cwd: project, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (text.includes('ready')) npm.kill('SIGTERM');
    });
    await new Promise((resolve) => npm.once('exit', resolve));
    const pid = Number(/ready (\d+)/.exec(output)?.[1]);
    try {
      await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
      expect(output).toContain('told to end');
    } finally {
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    }
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('npm start says that a folder has no build', () => {
  const { status, stderr } = spawnSync(process.execPath, [launcher, join(import.meta.dirname, 'start.ts'), folder], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`there is no build in ${folder}: run npm run build`)]);
});
