import { basename } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { anyScreen, expect, open, test } from './support/test.ts';

/** What a product page may weigh at most, in bytes on the wire. Every route of the site adds some fifty to each page. */
const limits = { script: 125_000, stylesheet: 22_000, font: 21_000 };
type Kind = keyof typeof limits;

/** What is used of the browser's own record; times in microseconds. */
type TraceEvent = { name: string; ts: number; dur: number };

/** Lets the browser compile a file beside the page's own work. It counts at the very beginning only. */
const compileHint = '//# allFunctionsCalledOnLoad';

test('a product page stays within its budget of scripts, styles and fonts', anyScreen, async ({ page }) => {
  const weight = { script: 0, stylesheet: 0, font: 0 };
  const weighed: Promise<void>[] = [];
  const hinted: string[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType() as Kind;
    if (!(kind in weight)) return;
    weighed.push(
      response.body().then((body) => {
        if (body.toString('utf8', 0, compileHint.length) === compileHint) hinted.push(response.url());
        weight[kind] += compressedSize(kind, body);
      }),
    );
  });
  // Scripts start when the page has been seen.
  await open(page, '/daily/omega-3');
  await page.waitForLoadState('networkidle');
  await Promise.all(weighed);
  for (const kind of Object.keys(limits) as Kind[]) {
    expect(weight[kind], `${kind}: found`).toBeGreaterThan(0);
    expect(weight[kind], kind).toBeLessThanOrEqual(limits[kind]);
  }
  expect(hinted.map((url) => /\w+/.exec(basename(url))?.[0]).sort()).toEqual(['index', 'vendor']);
});

test('what a page was made from comes once, as data that no script has to be read for', anyScreen, async ({ page }) => {
  const html = await (await page.request.get('/daily/omega-3')).text();
  const [code = ''] = /<script[^>]*>[^<]*\$_TSR\.router=[^<]*<\/script>/.exec(html) ?? [];
  expect(code.length).toBeGreaterThan(100);
  expect(code.length).toBeLessThan(3_000);
  const carried = [...html.matchAll(/<script type="application\/json"[^>]*>([^<]*)<\/script>/g)];
  const [frame, product, ...more] = carried.map((match) => JSON.parse(match[1] ?? ''));
  expect([frame.site.brand.name, product.slug, more]).toEqual(['Образец', 'omega-3', []]);

  await open(page, '/daily/omega-3');
  await expect(page.locator('[id^=answer-]'), 'taken when the page came to life').toHaveCount(0);
});

test(
  'the code of a page is gone through once, also while developer tools look on',
  anyScreen,
  async ({ browser, page }) => {
    await browser.startTracing(page, { categories: ['v8', 'disabled-by-default-v8.compile'] });
    await open(page, '/daily/omega-3');
    const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
    const readings = events.filter(({ name, dur }) => name === 'v8.evaluateModule' && dur);
    expect(readings).not.toEqual([]);
    const again = events.filter(
      ({ name, ts }) =>
        name === 'V8.CollectSourcePositions' &&
        readings.some((reading) => ts > reading.ts && ts < reading.ts + reading.dur),
    );
    expect(again).toEqual([]);
  },
);

function compressedSize(kind: Kind, body: Buffer): number {
  if (kind === 'font') return body.length;
  return kind === 'script' ? gzipSync(body, { level: 9 }).length : brotliCompressSync(body).length;
}
