import type { Page } from '@playwright/test';

/** The reader's clock, in his own zone. Only what says the time of day: timers and the page's own hurry stay real. */
export async function clock(page: Page, time: string): Promise<void> {
  await page.addInitScript((moment) => {
    const RealDate = Date;
    window.Date = class extends RealDate {
      constructor(...parts: unknown[]) {
        super(...((parts.length > 0 ? parts : [moment]) as [string]));
      }
    } as DateConstructor;
  }, time);
}

/** As in a private window of some browsers: whoever touches the memory fails. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}
