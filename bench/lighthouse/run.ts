import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, launch } from 'puppeteer-core';
import { chromiumEnv } from '../../scripts/ensure-chromium.ts';
import { startSite } from '../../scripts/site-process.ts';
import { quietly } from '../quiet.ts';
import { printTable } from '../table.ts';
import { percentile } from '../timing.ts';
import { type Audited, createAuditor } from './audit-page.ts';
import { longestTask } from './longest-task.ts';

const paths = ['/', '/daily', '/daily/omega-3', '/articles/gigiena-sna', '/products-filters', '/search?q=магний'];

/** A busy machine measures itself: a run that others disturb is repeated, and an empty page shows what is left of it. */
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
    // Window and tabs take their share of a machine with few cores, which would be counted as the page's.
    executablePath: chromiumEnv().PLAYWRIGHT_HEADLESS_SHELL,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const asked = positionals.length > 0 ? positionals : paths;
    const pages = asked.map((path) => ({ path, url: origin + encodeURI(path) }));
    const empty = { path: 'an empty page', url: await serveEmptyPage() };
    await measure(browser, audit, [empty, ...pages], Number(values.runs));
  } finally {
    await browser.close();
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Page after page in each round: what else the machine does for a minute is in one run of each, not in all runs of one. */
async function measure(
  browser: Browser,
  audit: Awaited<ReturnType<typeof createAuditor>>,
  pages: { path: string; url: string }[],
  rounds: number,
): Promise<void> {
  const measured = pages.map((page) => ({ ...page, results: [] as Row[], tasks: [] as number[] }));
  // For the server's caches.
  for (const { url } of pages) await fetch(url).then((response) => response.text());
  for (let round = 1; round <= rounds; round++)
    for (const { path, url, results, tasks } of measured) {
      const { result, taken } = await quietly(() => audit(browser, url));
      results.push({ ...result, taken });
      tasks.push((await quietly(() => longestTask(browser, url))).result);
      // Six pages take a quarter of an hour: what is known stands there when it is cut short.
      const blocked = Math.round(result.metrics['total-blocking-time']);
      console.log(
        `${round}/${rounds}  ${path}  blocked ${blocked} ms, longest task ${Math.round(tasks.at(-1) ?? 0)} ms`,
      );
    }
  printTable(
    ['page', ...columns.map(([name]) => name), 'longest task at 4 ×'],
    measured.map(({ path, results, tasks }) => [
      path,
      ...columns.map(([, of, write]) => write(median(results.map(of)))),
      `${Math.round(median(tasks))} ms`,
    ]),
  );
}

/** The yardstick: what even this costs is the machine's. The process does not stay for it. */
async function serveEmptyPage(): Promise<string> {
  const html =
    '<!doctype html><html lang="ru"><meta name="viewport" content="width=device-width"><title>.</title><h1>.</h1>';
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html)).unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const median = (values: number[]) => percentile(values, 0.5);
const points = (value: number) => String(Math.round(value * 100));
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;

type Row = Audited & { taken: number };

const columns: [name: string, of: (result: Row) => number, write: (value: number) => string][] = [
  ['index', ({ index }) => index, (value) => String(Math.round(value))],
  ['factor', ({ factor }) => factor, (value) => value.toFixed(1)],
  ['taken by others', ({ taken }) => taken, (value) => `${(value * 100).toFixed(1)} %`],
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
