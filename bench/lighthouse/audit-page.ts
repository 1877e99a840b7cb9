import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const;

export interface Audited {
  /** How fast this machine was just before, by Lighthouse's own benchmark. */
  index: number;
  /** How many times slower the processor was taken to be. */
  factor: number;
  scores: Record<(typeof categories)[number], number>;
  metrics: Record<(typeof metrics)[number], number>;
}

/** The part of Lighthouse that is used; its package is not among the project's own. */
type Lighthouse = (url: string, flags: object, config: undefined, page: Page) => Promise<{ lhr: Report } | undefined>;
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

/** A middling phone: Lighthouse's benchmark says about this much on one. */
const phoneIndex = 400;

const attempts = 3;

/** Simulated slow 4G, as Lighthouse itself defines it. */
const slow4g = { rttMs: 150, throughputKbps: 1638.4 };

export async function createAuditor() {
  const { lighthouse, computeIndex } = await loadLighthouse();
  return async (browser: Browser, url: string): Promise<Audited> => {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      // Anew for each run: on a machine with neighbours it is half or twice as much a minute later.
      const index = await page.evaluate(computeIndex);
      const factor = Math.max(1, Math.round((index / phoneIndex) * 10) / 10);
      const flags = {
        onlyCategories: categories,
        throttlingMethod: 'simulate',
        throttling: { ...slow4g, cpuSlowdownMultiplier: factor },
        logLevel: 'error',
      };
      let report: Report | undefined;
      // A busy machine loses a recording now and then.
      for (let attempt = 0; attempt < attempts && (!report || report.runtimeError); attempt++)
        report = (await lighthouse(url, flags, undefined, page))?.lhr;
      if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? 'no result');
      return { index, factor, ...summary(report) };
    } finally {
      await context.close();
    }
  };
}

function summary({ categories: scored, audits }: Report): Pick<Audited, 'scores' | 'metrics'> {
  const pick = <K extends string>(names: readonly K[], of: (name: K) => number) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Record<K, number>;
  return {
    scores: pick(categories, (name) => scored[name]?.score ?? 0),
    metrics: pick(metrics, (name) => audits[name]?.numericValue ?? Number.NaN),
  };
}

/** Large, and of no use to anything else: installed when it is first asked for, beside this file. */
async function loadLighthouse(): Promise<{ lighthouse: Lighthouse; computeIndex: () => number }> {
  const folder = import.meta.dirname;
  const core = join(folder, 'node_modules/lighthouse/core');
  if (!existsSync(core)) {
    console.log('installing Lighthouse into bench/lighthouse …');
    const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    spawnSync('npm', ['install', '--prefix', folder, ...options], { stdio: 'inherit' });
  }
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(core, file)).href);
  const { default: lighthouse } = (await load('index.js')) as { default: Lighthouse };
  const { pageFunctions } = (await load('lib/page-functions.js')) as {
    pageFunctions: { computeBenchmarkIndex: () => number };
  };
  return { lighthouse, computeIndex: pageFunctions.computeBenchmarkIndex };
}
