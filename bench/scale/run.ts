import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { printTable } from '../table.ts';
import { writeCatalogue } from './many-articles.ts';

const editedArticle = 'gigiena-sna';
const paths = ['/', '/daily', '/daily/omega-3', `/articles/${editedArticle}`, '/faq'];

/** A site with once, ten times and a hundred times its articles: `--factors 1,10,100`. */
export async function scale(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { factors: { type: 'string', default: '1,10,100' } } });
  const rows: string[][] = [];
  for (const factor of values.factors.split(',').map(Number)) {
    const folder = mkdtempSync(join(tmpdir(), 'vitimepro-scale-'));
    try {
      rows.push([`${factor} ×`, ...(await measure(folder, factor))]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  printTable(['articles', 'pages', 'first publish, s', 'start, s', 'uncached, ms', 'cached, ms', 'made anew'], rows);
  console.log('Uncached and cached are means over the same pages; made anew are pages after one article was changed.');
}

async function measure(folder: string, factor: number): Promise<string[]> {
  const content = join(folder, 'content');
  writeCatalogue(content, factor);
  const start = (pages: string) => startSite({ folder, env: { CONTENT_DIR: content, PAGES: pages } });
  // The first start publishes, all others find everything there.
  const [first, publishMs] = await timed(() => start('on-demand'));
  await first.stop();
  const [cold, startMs] = await timed(() => start('on-demand'));
  const uncached = await meanMs(cold, 1);
  await cold.stop();
  const site = await start('ahead');
  try {
    const { pages } = await prepared(site);
    const cached = await meanMs(site, 60);
    const again = prepared(site);
    appendFileSync(join(content, `articles/${editedArticle}.md`), '\nДобавлено для измерения.\n');
    site.process.kill('SIGHUP');
    const { made } = await again;
    const seconds = (ms: number) => (ms / 1_000).toFixed(1);
    return [String(pages), seconds(publishMs), seconds(startMs), uncached.toFixed(1), cached.toFixed(2), String(made)];
  } finally {
    await site.stop();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await work(), performance.now() - started];
}

async function meanMs({ origin }: SiteProcess, rounds: number): Promise<number> {
  const started = performance.now();
  for (let round = 0; round < rounds; round++)
    for (const path of paths) {
      const response = await fetch(origin + path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    }
  return (performance.now() - started) / rounds / paths.length;
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
      child.stdout?.off('data', hear);
      resolve(JSON.parse(line));
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.once('exit', () => reject(new Error('the site ended')));
  });
}
