import { brotliCompressSync, gzipSync } from 'node:zlib';
import { anyScreen, expect, open, test } from './support/test.ts';

/** What a product page may weigh at most, in bytes on the wire. Every route of the site adds some fifty to each page. */
const limits = { script: 135_000, stylesheet: 22_000, font: 21_000 };
type Kind = keyof typeof limits;

test('a product page stays within its budget of scripts, styles and fonts', anyScreen, async ({ page }) => {
  const weight = { script: 0, stylesheet: 0, font: 0 };
  const weighed: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType() as Kind;
    if (!(kind in weight)) return;
    weighed.push(
      response.body().then((body) => {
        weight[kind] += compressedSize(kind, body);
      }),
    );
  });
  await open(page, '/daily/omega-3');
  await page.waitForLoadState('networkidle');
  await Promise.all(weighed);
  for (const kind of Object.keys(limits) as Kind[]) {
    expect(weight[kind], `${kind}: found`).toBeGreaterThan(0);
    expect(weight[kind], kind).toBeLessThanOrEqual(limits[kind]);
  }
});

test('the code of a page is not asked for before the page is painted', anyScreen, async ({ page }) => {
  await open(page, '/daily/omega-3');
  // By the browser's own clock: what it tells of requests and of paints arrives here in any order.
  const asked = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    const files = performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
      const [, file] = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(name) ?? [];
      return file ? [{ file, isPainted: paint !== undefined && startTime >= paint.startTime }] : [];
    });
    return Object.groupBy(files, ({ isPainted }) => (isPainted ? 'after' : 'before'));
  });
  expect(
    asked.before?.map(({ file }) => file),
    'the entry, which waits',
  ).toEqual(['index']);
  expect(asked.after?.map(({ file }) => file)).toEqual(expect.arrayContaining(['start-site', 'vendor']));
});

test('who acts before that gets the code at once', anyScreen, async ({ page }) => {
  // Nothing has loaded while one picture has not come.
  await page.route(/\/media\//, () => {});
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= /\/assets\/start-site-/.test(request.url());
  });
  // Nor does time pass.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/daily/omega-3', { waitUntil: 'domcontentloaded' });
  // The document does not wait for the entry: the first key may come before it listens.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(isAsked).toBe(true);
  }).toPass();
});

function compressedSize(kind: Kind, body: Buffer): number {
  if (kind === 'font') return body.length;
  return kind === 'script' ? gzipSync(body, { level: 9 }).length : brotliCompressSync(body).length;
}
