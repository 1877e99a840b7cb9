import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgresql } from '../../scripts/postgresql.ts';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { printTable } from '../table.ts';
import { memoryOf, watchTree } from './process-memory.ts';

const restMs = 5_000;
const loadedPaths = ['/', '/daily/magniy-b6', '/kidz', '/api/v1/pages/home', '/no/such/page'];

/** The site as `npm start` runs it, and whether anybody waits while content is published. */
export async function memory(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string' }, databases: { type: 'string' } } });
  const seconds = Number(values.seconds ?? 10);
  const databases = values.databases?.split(',') ?? ['embedded', 'postgresql'];
  const rows: string[][] = [];
  if (databases.includes('embedded')) rows.push(await inFolder((folder) => embedded(folder, seconds)));
  if (databases.includes('postgresql')) rows.push(await inFolder((folder) => postgresql(folder, seconds)));
  printTable(
    ['database', 'start, s', 'started, MB', 'crawled', 'loaded', 'rested', 'peak', 'with children', 'longest wait, ms'],
    rows,
  );
  console.log('The longest wait is that for a cached page while an edit is published (SIGHUP).');
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function embedded(folder: string, seconds: number): Promise<string[]> {
  const contentDir = join(folder, 'content');
  cpSync(process.env.CONTENT_DIR || 'content', contentDir, { recursive: true });
  const env = { CONTENT_DIR: contentDir };
  // The first start builds and publishes: what is measured is every other.
  await (await startSite({ folder, env })).stop();
  return measure(
    'embedded',
    () => startSite({ folder, env }),
    seconds,
    (site) => longestWait(site, contentDir),
  );
}

async function postgresql(folder: string, seconds: number): Promise<string[]> {
  const server = await startPostgresql();
  try {
    const client = new pg.Client({ connectionString: `${server.url}/postgres` });
    await client.connect();
    await client.query('create database bench');
    await client.end();
    const env = { DATABASE_URL: `${server.url}/bench`, PICTURES: 'on-demand' };
    const published = spawnSync(process.execPath, ['src/content/cli.ts', 'publish'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    if (published.status !== 0) throw new Error(published.stdout + published.stderr);
    return await measure(
      'PostgreSQL',
      () => startSite({ folder, env }),
      seconds,
      async () => '–',
    );
  } finally {
    await server.stop();
  }
}

async function measure(
  name: string,
  start: () => Promise<SiteProcess>,
  seconds: number,
  wait: (site: SiteProcess) => Promise<string>,
): Promise<string[]> {
  const started = performance.now();
  const site = await start();
  const startSeconds = ((performance.now() - started) / 1000).toFixed(1);
  const pid = site.process.pid ?? 0;
  const tree = watchTree(pid);
  try {
    const figures = [memoryOf(pid).now];
    await crawl(site.origin);
    figures.push(memoryOf(pid).now);
    for (const path of loadedPaths) await load(site.origin + path, seconds);
    figures.push(memoryOf(pid).now);
    const longest = await wait(site);
    await sleep(restMs);
    figures.push(memoryOf(pid).now, memoryOf(pid).peak, tree.stop());
    return [name, startSeconds, ...figures.map(String), longest];
  } finally {
    tree.stop();
    await site.stop();
  }
}

/** Every page of the sitemap, and the sitemaps themselves. */
async function crawl(origin: string): Promise<void> {
  const locations = async (path: string) =>
    [...(await (await fetch(origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
  const parts = await locations('/sitemap.xml');
  const pages = (await Promise.all(parts.map((part) => (part.endsWith('.xml') ? locations(part) : [part])))).flat();
  for (const page of pages) await (await fetch(origin + page)).arrayBuffer();
}

/** By `wrk` where it is installed, else by as many loops. */
async function load(url: string, seconds: number): Promise<void> {
  const wrk = spawn('wrk', ['-t1', '-c16', `-d${seconds}`, '-H', 'Accept-Encoding: br', url], { stdio: 'ignore' });
  const isThere = await new Promise<boolean>((resolve) => {
    wrk.once('error', () => resolve(false));
    wrk.once('close', () => resolve(true));
  });
  if (isThere) return;
  const until = performance.now() + seconds * 1000;
  const loop = async () => {
    while (performance.now() < until) await (await fetch(url)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 16 }, loop));
}

/** Edits an article, has it published, and asks for a cached page all the while. */
async function longestWait(site: SiteProcess, contentDir: string): Promise<string> {
  const version = async () => (await fetch(`${site.origin}/api/v1/version`)).json() as Promise<{ version: string }>;
  const [article = ''] = globSync(join(contentDir, 'articles/**/*.md')).sort();
  appendFileSync(article, '\nДобавлено для измерения.\n');
  const { version: before } = await version();
  site.process.kill('SIGHUP');
  let longest = 0;
  let isPublished = false;
  const asking = (async () => {
    while (!isPublished) {
      const started = performance.now();
      await (await fetch(`${site.origin}/favicon.svg`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - started);
      await sleep(5);
    }
  })();
  while ((await version()).version === before) await sleep(500);
  await sleep(2_000);
  isPublished = true;
  await asking;
  return longest.toFixed(0);
}
