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
  const found = findChromium();
  if (found) return found;
  console.log('no Chromium found: installing one');
  runWith(['playwright', 'install', 'chromium']);
  if (!findChromium() && existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    runWith([...sudo, 'apt-get', 'update']);
    const install = [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'];
    // Older distributions have no package of the shell.
    if (runWith([...install, 'chromium-headless-shell']) !== 0) runWith(install);
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error('no Chromium could be found or installed: install one and set PLAYWRIGHT_CHROMIUM to its path');
  }
  return installed;
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

function runWith([program = '', ...args]: string[]): number | null {
  return spawnSync(program, args, { stdio: 'inherit' }).status;
}

/** What Playwright's configuration and the tests read to find their browsers. */
export function chromiumEnv(): { PLAYWRIGHT_CHROMIUM: string; PLAYWRIGHT_HEADLESS_SHELL: string } {
  const chromium = ensureChromium();
  return { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_HEADLESS_SHELL: findHeadlessShell() ?? chromium };
}
