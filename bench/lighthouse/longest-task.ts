import type { Browser } from 'puppeteer-core';

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slowdown = 4;
/** What a page still does by itself is over this long after the network has gone quiet. */
const settleMs = 1_500;

/** Milliseconds of the longest task while a page is opened on a slow processor. */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(phone);
    await page.emulateCPUThrottling(slowdown);
    await page.evaluateOnNewDocument(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle0' });
    await new Promise((done) => setTimeout(done, settleMs));
    return await page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
  } finally {
    await context.close();
  }
}
