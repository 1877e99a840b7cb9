import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const systemShell = '/usr/bin/chromium-headless-shell';

/** A Chromium to test with: the one named, a system one, Playwright's own, or one that is installed now. */
export function ensureChromium(): string {
  if (!findChromium()) {
    console.log('no Chromium found: installing one');
    run(['playwright', 'install', 'chromium']);
    if (!findChromium()) installPackage('chromium');
  }
  const found = findChromium();
  if (!found) {
    throw new Error('no Chromium could be found or installed: install one and set PLAYWRIGHT_CHROMIUM to its path');
  }
  // Its shell halves the time of the tests; older distributions have no package of it.
  if (found === '/usr/bin/chromium' && !existsSync(systemShell)) installPackage('chromium-headless-shell');
  return found;
}

function installPackage(name: string): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  const apt = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get'];
  run([...apt, 'update']);
  run([...apt, 'install', '-y', '--no-install-recommends', name]);
}

/** The one that is named, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which is not there`);
  return [named, ...systemPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * The same browser without window and tabs, which opens a page in a fraction of the time, where there is one. It keeps
 * no pages that were left: what needs that asks for the whole browser. Playwright's own Chromium brings its shell along.
 */
export function findHeadlessShell(): string | undefined {
  const named = process.env.PLAYWRIGHT_HEADLESS_SHELL ?? process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return named;
  return existsSync(systemShell) ? systemShell : findChromium();
}

function run([program = '', ...args]: string[]): void {
  spawnSync(program, args, { stdio: 'inherit' });
}

/** What Playwright's configuration and the tests read to find their browsers. */
export function chromiumEnv(): { PLAYWRIGHT_CHROMIUM: string; PLAYWRIGHT_HEADLESS_SHELL: string } {
  const chromium = ensureChromium();
  return { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_HEADLESS_SHELL: findHeadlessShell() ?? chromium };
}
