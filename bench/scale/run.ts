import { spawn } from 'node:child_process';
import { appendFileSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { memoryOf } from '../memory/process-memory.ts';
import { cpuMilliseconds, load } from '../speed/load.ts';
import { printTable } from '../table.ts';
import { catalogue, writeCatalogue } from './many-articles.ts';

const editedArticle = 'gigiena-sna';
const editedPage = `/articles/${editedArticle}`;
const rounds = 4;

/** Preparing every page of the largest content takes minutes; what takes longer hangs. */
const preparedWithinMs = 20 * 60_000;

const columns = [
  'articles',
  'pages',
  'publish, s',
  'per page, ms',
  'start, s',
  'uncached, ms',
  'cached, µs',
  'edit, s',
  'made anew',
  'memory, MB',
  'peak',
];

export async function scale(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { factors: { type: 'string', default: '1,10,100' } } });
  const rows: string[][] = [];
  for (const factor of values.factors.split(',').map(Number)) {
    const folder = mkdtempSync(join(tmpdir(), 'vitimepro-scale-'));
    try {
      rows.push([`${factor} ×`, ...(await measure(folder, factor))]);
      console.log(rows.at(-1)?.join('  '));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  printTable(columns, rows);
  console.log(
    [
      'The first publish draws all sharing pictures. Uncached and cached are processor time of the server, the first a mean',
      'over the pages that every factor has, the second of one page. Edit is from changing one article until every page of',
      'it is ready; made anew is how many pages that took. Memory is that of the server with the embedded database.',
    ].join('\n'),
  );
}

async function measure(folder: string, factor: number): Promise<string[]> {
  const content = join(folder, 'content');
  writeCatalogue(content, factor);
  const env = { CONTENT_DIR: content, SHARE_DIR: join(folder, 'share'), RATE_LIMIT: '0' };
  const [, publishMs] = await timed(() => publish(folder, env));
  // With room for a dozen pages, asking for more of them in turn finds none.
  const [cold, startMs] = await timed(() =>
    startSite({ folder, env: { ...env, PAGES: 'on-demand', PAGE_CACHE_MB: '1' } }),
  );
  const uncached = await uncachedMs(cold).finally(() => cold.stop());

  const site = await startSite({ folder, env });
  try {
    const { pages } = await prepared(site);
    const target = { origin: site.origin, path: editedPage, encoding: 'br', pid: site.process.pid };
    await ask(site.origin + editedPage);
    const { cpuMicroseconds } = await load(target, 3);
    const [{ made }, editMs] = await timed(() => {
      const again = prepared(site);
      appendFileSync(join(content, `.${editedPage}.md`), '\nДобавлено для измерения.\n');
      site.process.kill('SIGHUP');
      return again;
    });
    const memory = memoryOf(site.process.pid ?? 0);
    return [
      pages,
      seconds(publishMs),
      (publishMs / pages).toFixed(0),
      seconds(startMs),
      uncached.toFixed(1),
      (cpuMicroseconds ?? Number.NaN).toFixed(0),
      seconds(editMs),
      made,
      memory.now,
      memory.peak,
    ].map(String);
  } finally {
    await site.stop();
  }
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await work(), performance.now() - started];
}

/** By the command, as a job would: a site that publishes at its first start has to be ready within minutes. */
function publish(folder: string, env: Record<string, string>): Promise<void> {
  const store = { DATA_DIR: join(folder, 'store'), MEDIA_DIR: join(folder, 'media'), PICTURES: 'on-demand' };
  const script = ['--disable-warning=ExperimentalWarning', 'src/content/cli.ts', 'publish'];
  const child = spawn(process.execPath, script, { env: { ...process.env, ...store, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`nothing was published:\n${output}`))));
  });
}

/** Pages that every factor has, more than fit into the smallest cache. */
function pagesOfAll(): string[] {
  const articles = globSync(join(catalogue, 'articles/*.md')).map((file) => `/articles/${basename(file, '.md')}`);
  const products = globSync(join(catalogue, 'series/*/*.md'))
    .filter((file) => basename(file) !== 'index.md')
    .map((file) => `/${basename(dirname(file))}/${basename(file, '.md')}`);
  return ['/', '/faq', ...products, ...articles];
}

async function uncachedMs({ origin, process: { pid } }: SiteProcess): Promise<number> {
  const paths = pagesOfAll();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = cpuMilliseconds(pid);
    for (const path of paths) await ask(origin + path);
    times.push((cpuMilliseconds(pid) - before) / paths.length);
  }
  // The first rounds are those in which the code is compiled.
  return Math.min(...times);
}

async function ask(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
}

/** What the site says when every page is ready. */
function prepared({ process: child }: SiteProcess): Promise<{ pages: number; made: number }> {
  return new Promise((resolve, reject) => {
    let rest = '';
    const hear = (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      const line = lines.find((one) => one.includes('"message":"pages prepared"'));
      if (!line) return;
      clearTimeout(tooLong);
      child.stdout?.off('data', hear);
      resolve(JSON.parse(line));
    };
    const tooLong = setTimeout(() => reject(new Error('the pages were not prepared in time')), preparedWithinMs);
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.once('exit', () => reject(new Error('the site ended')));
  });
}
