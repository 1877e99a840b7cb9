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
  /** How fast Lighthouse found this machine. */
  index: number;
  scores: Record<(typeof categories)[number], number>;
  metrics: Record<(typeof metrics)[number], number>;
}

/** The part of Lighthouse that is used; its package is not among the project's own. */
type Lighthouse = (url: string, flags: object, config: undefined, page: Page) => Promise<{ lhr: Report } | undefined>;
interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

const attempts = 3;

/** Simulated slow 4G, as Lighthouse itself defines it. */
const slow4g = { rttMs: 150, throughputKbps: 1638.4 };

export async function createAuditor() {
  const lighthouse = await loadLighthouse();
  return async (browser: Browser, url: string, cpuSlowdownMultiplier: number): Promise<Audited> => {
    const context = await browser.createBrowserContext();
    try {
      const flags = {
        onlyCategories: categories,
        throttlingMethod: 'simulate',
        throttling: { ...slow4g, cpuSlowdownMultiplier },
        logLevel: 'error',
      };
      const page = await context.newPage();
      let report: Report | undefined;
      // A busy machine loses a recording now and then.
      for (let attempt = 0; attempt < attempts && (!report || report.runtimeError); attempt++)
        report = (await lighthouse(url, flags, undefined, page))?.lhr;
      if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? 'no result');
      return summary(report);
    } finally {
      await context.close();
    }
  };
}

function summary({ environment, categories: scored, audits }: Report): Audited {
  const pick = <K extends string>(names: readonly K[], of: (name: K) => number) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Record<K, number>;
  return {
    index: environment.benchmarkIndex,
    scores: pick(categories, (name) => scored[name]?.score ?? 0),
    metrics: pick(metrics, (name) => audits[name]?.numericValue ?? Number.NaN),
  };
}

/** Large, and of no use to anything else: installed when it is first asked for, beside this file. */
async function loadLighthouse(): Promise<Lighthouse> {
  const folder = import.meta.dirname;
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    console.log('installing Lighthouse into bench/lighthouse …');
    const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    spawnSync('npm', ['install', '--prefix', folder, ...options], { stdio: 'inherit' });
  }
  const loaded = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return loaded.default;
}
