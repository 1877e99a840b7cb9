import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import { adoptStyle, clickNewLink, isHydrated, tallPage } from './in-page.ts';

export { expect };

/** For tests that nothing on the screen can change: they run in the desktop profile only. */
export const anyScreen = { tag: '@any-screen' } as const;

/** For tests of what only a phone has: they run in its profile only. */
export const onlyPhone = { tag: '@only-phone' } as const;

/** For tests of what moves, or of what happens while something does. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** What the browser complained about during a test. A test that provokes a complaint says so beforehand. */
interface Complaints {
  allow(pattern: RegExp): void;
  isAllowed(text: string): boolean;
}

interface Fixtures {
  complaints: Complaints;
}

/** Fails when the browser complains meanwhile of what was not announced. */
export async function heardBy(complaints: Complaints, context: BrowserContext, work: () => Promise<void>) {
  const heard: string[] = [];
  const hearMessage = (message: ConsoleMessage) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') heard.push(`${type}: ${message.text()} ${message.location().url}`);
  };
  const hearError = (error: WebError) => void heard.push(`uncaught: ${error.error().stack || error.error().message}`);
  context.on('console', hearMessage).on('weberror', hearError);
  await work();
  context.off('console', hearMessage).off('weberror', hearError);
  const unexpected = heard.filter((text) => !complaints.isAllowed(text));
  expect(unexpected, 'the browser complained').toEqual([]);
}

/** Fails on any console error or warning, page error or hydration mismatch that was not announced. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from here
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => {
    const allowed = [/^warning: Service Worker registration blocked by Playwright/];
    await use({
      allow: (pattern) => void allowed.push(pattern),
      isAllowed: (text) => allowed.some((pattern) => pattern.test(text)),
    });
  },
  // Heard here, where there is a browser to hear: a test that only asks the server starts none.
  context: async ({ context, complaints }, use) => heardBy(complaints, context, () => use(context)),
});

/** Opens a page and waits until React has taken it over. Pictures, which the server may have to make first, come later. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Waits until React has taken over the frame and the page inside it, and has nothing left to do. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Makes every page long enough to scroll, whatever it contains. */
export async function makeTall(page: Page): Promise<void> {
  await page.evaluate(adoptStyle, tallPage);
}

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => scrollY(page)).toBe(y);
  // The page hears of it with the next frame.
  await nextFrames(page);
}

/** Chromium still sends what is asked for in the first moment after it was told that there is no network. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isReached = () =>
    fetch('/healthz').then(
      () => true,
      () => false,
    );
  await expect.poll(() => page.evaluate(isReached)).toBe(false);
}

/** Follows a link of the footer, which every page has. */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  // On a phone the footer's lists are folded.
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true, includeHidden: true });
  // Clicked where it is: Playwright would scroll to it first, and the position is what is being tested.
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Follows a link that the page does not have. Tells whether the browser was kept from following it. */
export const clickLink = (page: Page, href: string): Promise<'refused' | 'followed'> =>
  page.evaluate(clickNewLink, href);

/** Until the browser has laid the page out and its observers have had their say, however busy the machine is. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );
}
