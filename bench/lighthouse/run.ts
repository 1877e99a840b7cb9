import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { chromiumEnv } from '../../scripts/ensure-chromium.ts';
import { startSite } from '../../scripts/site-process.ts';
import { inFolder, percentile, printTable } from '../support.ts';

const paths = ['/', '/daily', '/daily/omega-3', '/articles/gigiena-sna', '/products-filters', '/search?q=магний'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics: [audit: string, title: string][] = [
  ['first-contentful-paint', 'FCP, ms'],
  ['largest-contentful-paint', 'LCP, ms'],
  ['total-blocking-time', 'TBT, ms'],
  ['cumulative-layout-shift', 'CLS'],
  ['total-byte-weight', 'bytes'],
];

/** The part of Lighthouse that is used; its package is not among the project's own. */
interface Lighthouse {
  audit: (url: string, flags: object, config: undefined, page: Page) => Promise<{ lhr: Report } | undefined>;
  /** How fast the machine is. */
  computeBenchmarkIndex: () => number;
}
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

/** The benchmark index of a middling phone. */
const phoneIndex = 400;
const slow4g = { rttMs: 150, throughputKbps: 1638.4 };
/** A busy machine loses a recording now and then. */
const attempts = 3;

export async function lighthouseBench(args: string[]): Promise<void> {
  const options = { site: { type: 'string' }, runs: { type: 'string', default: '3' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const lighthouse = await loadLighthouse();
  await inFolder(async (folder) => {
    const site = values.site ? undefined : await startSite({ folder, env: { SHARE_DIR: `${folder}/share` } });
    // Window and tabs would take their share of a machine with few cores.
    const executablePath = chromiumEnv().PLAYWRIGHT_HEADLESS_SHELL;
    const browserArgs = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
    const browser = await launch({ executablePath, args: browserArgs });
    try {
      const rows: string[][] = [];
      for (const path of positionals.length > 0 ? positionals : paths) {
        const url = (values.site ?? site?.origin) + encodeURI(path);
        const runs: number[][] = [];
        while (runs.length < Number(values.runs)) runs.push(await audit(lighthouse, browser, url));
        const medians =
          runs[0]?.map((_, i) =>
            percentile(
              runs.map((run) => run[i] ?? Number.NaN),
              0.5,
            ),
          ) ?? [];
        rows.push([path, ...medians.map((value) => String(Math.round(value * 1000) / 1000))]);
        console.log(rows.at(-1)?.join('  '));
      }
      printTable(['page', ...categories, ...metrics.map(([, title]) => title)], rows);
    } finally {
      await browser.close();
      await site?.stop();
    }
  });
}

/** The scores, then the metrics. */
async function audit(lighthouse: Lighthouse, browser: Browser, url: string): Promise<number[]> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    // Anew for each run: on a machine with neighbours it is half or twice as much a minute later.
    const index = await page.evaluate(lighthouse.computeBenchmarkIndex);
    const throttling = { ...slow4g, cpuSlowdownMultiplier: Math.max(1, index / phoneIndex) };
    const flags = { onlyCategories: categories, throttlingMethod: 'simulate', throttling, logLevel: 'error' };
    let report: Report | undefined;
    for (let attempt = 0; attempt < attempts && (!report || report.runtimeError); attempt++)
      report = (await lighthouse.audit(url, flags, undefined, page))?.lhr;
    if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? 'no result');
    const { categories: scored, audits } = report;
    return [
      ...categories.map((name) => (scored[name]?.score ?? 0) * 100),
      ...metrics.map(([name]) => audits[name]?.numericValue ?? Number.NaN),
    ];
  } finally {
    await context.close();
  }
}

/** Large, and of no use to anything else: installed when it is first asked for, beside this file. */
async function loadLighthouse(): Promise<Lighthouse> {
  const folder = import.meta.dirname;
  const core = join(folder, 'node_modules/lighthouse/core');
  if (!existsSync(core)) {
    console.log('installing Lighthouse into bench/lighthouse …');
    const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    spawnSync('npm', ['install', '--prefix', folder, ...options], { stdio: 'inherit' });
  }
  const { default: run } = await import(pathToFileURL(join(core, 'index.js')).href);
  const { pageFunctions } = await import(pathToFileURL(join(core, 'lib/page-functions.js')).href);
  return { audit: run, computeBenchmarkIndex: pageFunctions.computeBenchmarkIndex };
}
