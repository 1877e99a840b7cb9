import { gzipSync } from 'node:zlib';
import { startSite } from '../scripts/site-process.ts';
import { inFolder, judged, printTable } from './support.ts';

const product = '/daily/omega-3';
const paths = ['/', '/daily', product, '/components/magniy', '/articles/gigiena-sna', '/products-filters', '/faq'];
const productScriptGoal = 135_000;

/** What a first visit to a page of the production build brings over the wire before any picture, gzipped. */
export async function pages(): Promise<void> {
  await inFolder(async (folder) => {
    const env = { CONTENT_DIR: 'fixtures/catalogue', SHARE_DIR: `${folder}/share`, PAGES: 'on-demand' };
    const site = await startSite({ folder, env });
    try {
      const rows: string[][] = [];
      for (const path of paths) rows.push(await weigh(path, site.origin));
      printTable(['page, kB', 'HTML', 'CSS', 'JS', 'goal'], rows);
    } finally {
      await site.stop();
    }
  });
}

async function weigh(path: string, origin: string): Promise<string[]> {
  const html = await bytesOf(origin + path);
  const named = new Set(html.toString().match(/\/assets\/[^"]+\.(?:js|css)/g));
  const sum = async (ending: string) => {
    const files = [...named].filter((file) => file.endsWith(ending));
    const sizes = await Promise.all(files.map(async (file) => gzipSync(await bytesOf(origin + file)).length));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const script = await sum('.js');
  const goal = path === product ? judged(`≤ ${kilobytes(productScriptGoal)}`, script <= productScriptGoal) : '';
  return [path, kilobytes(gzipSync(html).length), kilobytes(await sum('.css')), kilobytes(script), goal];
}

async function bytesOf(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
