import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { misused, readArguments } from './arguments.ts';
import { catalogueRoutes, catalogueStates } from './catalogue-addresses.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { lookFaults } from './look-faults.ts';
import { startSite } from './site-process.ts';

const usage = `npm run screens -- [part of a path …] [--width 360 …] [--theme dark]

Takes every route at seven widths in both themes, into .screens/. Parts of a path choose routes; --width may be given
several times. Fails where words are cut off, broken without a hyphen, parted
from what belongs to them, or lie on other words or a busy part of a picture, where a page is wider than its window, and
where a picture does not come.`;

const { values, positionals: only } = readArguments(
  usage,
  {
    width: { type: 'string', multiple: true, default: ['360', '390', '640', '820', '1024', '1440', '1920'] },
    theme: { type: 'string' },
  },
  Number.POSITIVE_INFINITY,
);
/** The first screens of a width wait until their pictures are made. */
const picturesWithinMs = 60_000;
const widths = values.width.map(Number);
const themes = (['light', 'dark'] as const).filter((theme) => !values.theme || values.theme === theme);
const paths = [...new Set([...catalogueRoutes, ...catalogueStates, '/no-such-page'])].filter(
  (path) => only.length === 0 || only.some((part) => path.includes(part)),
);
if (paths.length === 0) misused(`no route has ${only.join(' or ')} in its path`, usage);
if (themes.length === 0) misused(`there is no theme ${values.theme}: light or dark`, usage);
if (widths.some((width) => !(width >= 200))) misused(`${values.width} is no list of widths in pixels`, usage);

const folder = mkdtempSync(join(tmpdir(), 'vitimepro-screens-'));
// Pictures are kept from one time to the next: making them takes longest.
console.log('starting the site …');
const site = await startSite({ folder, env: { MEDIA_DIR: '.data/media' } });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let faultCount = 0;
try {
  for (const width of widths) {
    for (const colorScheme of themes) {
      const target = join('.screens', `${width}-${colorScheme}`);
      mkdirSync(target, { recursive: true });
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        isMobile: width < 1000,
        hasTouch: width < 1000,
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'ru-RU',
        // What lies under words is looked at with the words made invisible by a style of our own.
        bypassCSP: true,
      });
      for (const path of paths) {
        await page.goto(site.origin + path, { waitUntil: 'load' });
        const faults = await showEverything(page);
        await page.screenshot({ path: join(target, `${fileName(path)}.png`), fullPage: true });
        for (const fault of [...faults, ...(await lookFaults(page))]) {
          faultCount++;
          console.error(`${path} at ${width} px, ${colorScheme}: ${fault}`);
        }
      }
      await page.close();
      console.log(`${width} px, ${colorScheme}: ${paths.length} screens`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${paths.length * widths.length * themes.length} screens in .screens/: look at them one by one.`);
if (faultCount > 0) {
  console.error(`${faultCount} faults`);
  process.exitCode = 1;
}

/** Lazy pictures come as they do for a reader: when one is there. A screen without its pictures says nothing. */
async function showEverything(page: Awaited<ReturnType<typeof browser.newPage>>): Promise<string[]> {
  const faults: string[] = [];
  await page
    .waitForFunction(
      () => {
        const missing = [...document.querySelectorAll('img[data-state]:not([data-state="loaded"])')].find(
          // Pictures further along in a row that scrolls sideways wait for their turn.
          (picture) => picture.checkVisibility() && picture.getBoundingClientRect().left < innerWidth,
        );
        // Only down, never along a row.
        if (missing) window.scrollBy(0, missing.getBoundingClientRect().top - innerHeight / 2);
        return !missing;
      },
      undefined,
      { timeout: picturesWithinMs },
    )
    .catch(() => faults.push('not every picture has come'));
  await page.evaluate(() => window.scrollTo(0, 0));
  // A picture that has come is painted only when it is decoded.
  await page.evaluate(() => Promise.allSettled([...document.images].map((picture) => picture.decode())));
  return faults;
}

function fileName(path: string): string {
  return (
    decodeURIComponent(path)
      .slice(1)
      .replace(/[/?=&]+/g, '_') || 'home'
  );
}
