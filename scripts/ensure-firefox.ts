import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const systemPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** A Firefox to test with: the one named, a system one, or one that is installed now. */
export function ensureFirefox(): string {
  const found = findFirefox() ?? installFirefox();
  if (!found) throw new Error('no Firefox could be found or installed: install one and set FIREFOX to its path');
  return found;
}

function installFirefox(): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log('no Firefox found: installing one');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'firefox-esr']]) {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args];
    spawnSync(program, rest, { stdio: 'inherit' });
  }
  return findFirefox();
}

function findFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  if (named && !existsSync(named)) throw new Error(`FIREFOX names ${named}, which is not there`);
  return [named, ...systemPaths].find((path) => path && existsSync(path));
}
