import type { BrowserContextOptions, Page } from '@playwright/test';
import { test as everyTest, heardBy } from './test.ts';

/** One window for all addresses of a file: in a new one the browser starts a process and compiles axe and the site anew. */
export const inOneWindow = (screen: BrowserContextOptions & { viewport: { width: number; height: number } }) =>
  everyTest.extend<object, { window: Page }>({
    window: [
      async ({ browser }, use) => {
        const context = await browser.newContext({ ...screen, locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
        await use(await context.newPage());
        await context.close();
      },
      { scope: 'worker' },
    ],
    context: async ({ window, complaints }, use) => {
      const context = window.context();
      await heardBy(complaints, context, () => use(context));
    },
    page: async ({ window, context: _ }, use) => {
      await window.emulateMedia({ colorScheme: 'light', reducedMotion: screen.reducedMotion ?? 'no-preference' });
      await window.setViewportSize(screen.viewport);
      await use(window);
      await window.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    },
  });
