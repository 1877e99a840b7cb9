import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addMissingOptionals, type LockEntry, type LockFile, normalise } from './lock-file.ts';

/** `npm run lock`: brings package-lock.json up to date with package.json, whole for every platform. */
const file = 'package-lock.json';
const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log('npm run lock             brings package-lock.json up to date with package.json');
  console.log('npm run lock -- --fresh  makes it anew: also the dependencies of dependencies become the newest');
} else {
  if (values.fresh) rmSync(file, { force: true });
  const { status } = npm(['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], 'inherit');
  if (status !== 0) throw new Error('npm could not make the lock file');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  for (const name of await addMissingOptionals(lock, lookUp)) console.log(`added ${name}`);
  normalise(lock);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

function npm(args: string[], stdio: 'inherit' | 'pipe') {
  return spawnSync('npm', args, { stdio, encoding: 'utf8', shell: process.platform === 'win32' });
}

async function lookUp(name: string, range: string): Promise<LockEntry | undefined> {
  const { stdout } = npm(['view', `${name}@${range}`, '--json'], 'pipe');
  const answer = stdout ? JSON.parse(stdout) : undefined;
  // Several versions in the range come as a list, the newest last; an unknown package as an object with an error.
  const found = Array.isArray(answer) ? answer.at(-1) : answer;
  if (!found?.version) return undefined;
  const list = (value: unknown) => (value === undefined ? undefined : ([value].flat() as string[]));
  const hasInstallScript = ['preinstall', 'install', 'postinstall'].some((script) => found.scripts?.[script]);
  const entry: LockEntry = {
    version: found.version,
    integrity: found.dist.integrity,
    cpu: list(found.cpu),
    hasInstallScript: hasInstallScript || undefined,
    libc: list(found.libc),
    license: found.license,
    os: list(found.os),
    bin: found.bin,
    dependencies: found.dependencies,
    optionalDependencies: found.optionalDependencies,
  };
  return JSON.parse(JSON.stringify(entry)) as LockEntry;
}
