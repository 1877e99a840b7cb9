import { defineConfig, devices } from '@playwright/test';
import { withoutPictures, withPictures } from './e2e/support/browser.ts';

const catalogue = /catalogue\.spec\.ts$/;
/** Servers of their own, which take long to start or die again and again, and which hardly a change can break. */
const nightly = /(development|deployments|studio-kill)\.spec\.ts$/;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** `npx playwright test`, against the built site in `dist/`. The servers are started in the global set-up. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/support/start-servers.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // What a service worker asks for no test can hold back or refuse; the tests of the worker allow it.
    serviceWorkers: 'block',
    // Painting what moves takes a tenth of the time; the tests that look at it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    ...withoutPictures,
  },
  projects: [
    // The brand's own content; everything else is tried on a catalogue that only the code's authors change. First,
    // because one worker goes through it from end to end.
    { name: 'catalogue', testMatch: catalogue, use: { ...devices['Desktop Chrome'], ...withPictures } },
    {
      name: 'desktop',
      testIgnore: [catalogue, nightly],
      grepInvert: /@only-phone/,
      use: desktop,
    },
    {
      name: 'phone',
      testIgnore: [catalogue, nightly],
      // A phone's width, touch and browser, but not its seven times as many points to paint: no test looks at them.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
      grepInvert: /@any-screen/,
    },
    { name: 'nightly', testMatch: nightly, use: { ...desktop, ...withPictures } },
  ],
});
