import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { adoptStyle, clickNewLink, isHydrated, tallPage } from '../support/in-page.ts';

/** A browser nobody could install proves nothing; the step is then left out. See `scripts/ensure-firefox.ts`. */
const executablePath = process.env.FIREFOX ?? '';

/** Nothing leaves the machine: everything but the site itself goes to a port where nobody listens. */
const nothingLeaves = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

export interface Visit {
  page: Page;
  /** A message that the test provokes. */
  allow(pattern: RegExp): void;
}

/** One Firefox for a file, a fresh profile for every test; any message that was not announced fails it. */
export function useFirefox(preferences: Record<string, unknown> = {}): () => Visit {
  let browser: Browser;
  let context: BrowserContext;
  let visit: Visit;
  let heard: string[];
  let allowed: RegExp[];

  beforeAll(async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: { width: 1280, height: 800 },
      extraPrefsFirefox: { ...nothingLeaves, 'intl.accept_languages': 'ru-RU, ru', ...preferences },
    });
  });
  afterAll(() => browser?.close());

  beforeEach(async () => {
    context = await browser.createBrowserContext();
    const page = await context.newPage();
    heard = [];
    // Where a page cannot ask for the transition under way, Firefox tells of one that is skipped.
    allowed = [/Skipped ViewTransition/];
    visit = { page, allow: (pattern) => void allowed.push(pattern) };
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => heard.push(`uncaught: ${error instanceof Error ? error.stack : String(error)}`));
  });
  afterEach(async () => {
    await context.close();
    const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, 'the browser complained').toEqual([]);
  });

  return () => visit;
}

export const origins = {
  plain: () => process.env.E2E_ORIGIN ?? '',
  consent: () => process.env.E2E_CONSENT_ORIGIN ?? '',
};

/** Opens a page and waits until React has taken it over; gives its status. */
export async function open(page: Page, path: string, origin = origins.plain()): Promise<number> {
  const response = await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return response?.status() ?? 0;
}

const patience = { timeout: 20_000, interval: 50 };

/** Until the page says so. */
export const eventually = <T>(read: () => T | Promise<T>, message?: string) =>
  expect.poll(read, message ? { ...patience, message } : patience);

export const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await eventually(() => scrollY(page)).toBe(y);
}

/** Clicks a link of the footer where it is: a real click would scroll to it first. */
export async function followFooterLink(page: Page, href: string): Promise<void> {
  await page.$eval(`footer a[href="${href}"]`, (link) => (link as HTMLElement).click());
  await eventually(() => pathOf(page)).toBe(href);
}

/** Follows a link as a text of the page would have it. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate(clickNewLink, href);
  await eventually(() => pathOf(page)).toBe(href);
}

export const makeTall = (page: Page) => page.evaluate(adoptStyle, tallPage);
