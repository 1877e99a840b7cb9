import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * The main part cuts off what bleeds into the share of the scrollbar, and with it whatever else is too wide: not while it
 * is measured.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.style.setProperty('overflow-x', 'visible');
    const { scrollWidth, clientWidth } = document.documentElement;
    main?.style.removeProperty('overflow-x');
    return scrollWidth - clientWidth;
  });
  expect(overflow, `at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

/** Reads the page to its end, so that every picture comes, and adds up what moved without being asked to. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shift += entry.value;
    });
    watcher.observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    await frame();
    watcher.disconnect();
    window.scrollTo({ top: 0, behavior: 'instant' });
    return shift;
  });
}

export async function expectOnePrintedPage(page: Page): Promise<void> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
}
