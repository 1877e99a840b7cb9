import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, launch } from 'puppeteer-core';
import { ensureChromium } from '../../scripts/ensure-chromium.ts';
import { startSite } from '../../scripts/site-process.ts';
import { printTable } from '../table.ts';
import { percentile } from '../timing.ts';
import { type Audited, createAuditor } from './audit-page.ts';
import { longestTask } from './longest-task.ts';

const paths = ['/', '/daily', '/daily/omega-3', '/articles/gigiena-sna', '/products-filters', '/search?q=магний'];

/** A middling phone: Lighthouse's own benchmark says about this much on one. */
const phoneIndex = 400;

const runsForIndex = 5;

/** A busy machine measures itself: run it on a quiet one. */
export async function lighthouseBench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      runs: { type: 'string', default: '5' },
    },
  });
  const audit = await createAuditor();
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-lighthouse-'));
  const site = values.site ? undefined : await startSite({ folder });
  const origin = values.site ?? site?.origin ?? '';
  const browser = await launch({
    executablePath: ensureChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await measure(browser, audit, origin, positionals.length > 0 ? positionals : paths, Number(values.runs));
  } finally {
    await browser.close();
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  browser: Browser,
  audit: Awaited<ReturnType<typeof createAuditor>>,
  origin: string,
  pages: string[],
  runs: number,
): Promise<void> {
  // The first runs are for the server's caches, and tell how fast this machine is: one alone may be off by half.
  const indices: number[] = [];
  for (let run = 0; run < runsForIndex; run++) indices.push((await audit(browser, origin + pages[0], 1)).index);
  const index = median(indices);
  const factor = Math.max(1, Math.round((index / phoneIndex) * 10) / 10);
  const each = indices.map(Math.round).join(', ');
  console.log(
    `benchmark index ${Math.round(index)} (${each}), CPU factor ${factor}: as a phone of ${Math.round(index / factor)}`,
  );
  const rows: string[][] = [];
  for (const path of pages) {
    await fetch(origin + encodeURI(path)).then((response) => response.text());
    const results: Audited[] = [];
    for (let run = 0; run < runs; run++) results.push(await audit(browser, origin + encodeURI(path), factor));
    const tasks: number[] = [];
    for (let run = 0; run < runs; run++) tasks.push(await longestTask(browser, origin + encodeURI(path)));
    rows.push([
      path,
      ...columns.map(([, of, write]) => write(median(results.map(of)))),
      `${Math.round(median(tasks))} ms`,
    ]);
    // Six pages take a quarter of an hour: what is known stands there when it is cut short.
    console.log(rows.at(-1)?.join('  '));
  }
  printTable(['page', ...columns.map(([name]) => name), 'longest task at 4 ×'], rows);
}

const median = (values: number[]) => percentile(values, 0.5);
const points = (value: number) => String(Math.round(value * 100));
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;

const columns: [name: string, of: (result: Audited) => number, write: (value: number) => string][] = [
  ['performance', ({ scores }) => scores.performance, points],
  ['accessibility', ({ scores }) => scores.accessibility, points],
  ['best practices', ({ scores }) => scores['best-practices'], points],
  ['SEO', ({ scores }) => scores.seo, points],
  ['FCP', ({ metrics }) => metrics['first-contentful-paint'], seconds],
  ['LCP', ({ metrics }) => metrics['largest-contentful-paint'], seconds],
  ['TBT', ({ metrics }) => metrics['total-blocking-time'], (value) => `${Math.round(value)} ms`],
  ['CLS', ({ metrics }) => metrics['cumulative-layout-shift'], (value) => value.toFixed(3)],
  ['transferred', ({ metrics }) => metrics['total-byte-weight'], (value) => `${Math.round(value / 1024)} kB`],
];
