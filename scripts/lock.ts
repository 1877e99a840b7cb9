import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';

const usage = `npm run lock

Brings package-lock.json up to date with package.json. Delete the file first to take the newest of all dependencies of
dependencies, too.`;
const file = 'package-lock.json';

interface LockFile {
  packages: Record<string, { version?: string; integrity?: string; inBundle?: boolean; engines?: object }>;
}

readArguments(usage, {});
update();

function update(): void {
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('npm could not make the lock file');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  // npm compares `engines` with the Node that runs npm, not with the one the project brings: it would warn about packages
  // that work, and leave out optional ones that are needed.
  for (const [path, entry] of Object.entries(lock.packages)) if (path) delete entry.engines;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  const unverified = Object.entries(lock.packages).filter(
    ([path, entry]) => path && !entry.integrity && !entry.inBundle,
  );
  if (unverified.length > 0) {
    const names = unverified.map(([path, { version }]) => `  ${path.replace(/^.*node_modules\//, '')}@${version}`);
    console.error(`The registry has no checksum of these packages. Choose a version that it has for every platform:`);
    console.error(names.join('\n'));
    process.exitCode = 1;
  }
}
