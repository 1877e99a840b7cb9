import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type SiteOptions, type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { quietly } from '../quiet.ts';
import { cpuMilliseconds } from '../speed/load.ts';
import { printTable } from '../table.ts';
import { percentile } from '../timing.ts';

export async function firstVisit(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      page: { type: 'string', default: '/kidz' },
      media: { type: 'string', default: '.data/media' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-bench-'));
  try {
    const content = join(folder, 'content');
    cpSync(process.env.CONTENT_DIR || 'content', content, { recursive: true });
    if (existsSync(values.media)) cpSync(values.media, join(folder, 'media'), { recursive: true });
    const env = { CONTENT_DIR: content, PICTURES: 'ahead', RATE_LIMIT: '0' };
    // The first start publishes, the second keeps what Node has compiled: what is measured is every other.
    for (let n = 0; n < 2; n++) await (await startSite({ folder, env })).stop();
    const { result, taken } = await quietly(() => startTimes({ folder, env, until: '/' }));
    const [clock, cpu] = result.map((ms) => `${(ms / 1_000).toFixed(1)} s`);
    console.log(`start with published content to the first page: ${clock}, ${cpu} of processor time`);
    console.log(`taken by other machines meanwhile: ${(taken * 100).toFixed(1)} %`);

    const site = await startSite({ folder, env });
    try {
      const address = site.origin + values.page;
      const old = picturesOf(await textOf(address));
      // A site that has never run still makes its first pictures: minutes that are no part of a publication.
      while (old.some((picture) => !existsSync(join(folder, picture)))) await sleep(500);
      await replacePictures(join(content, 'series', values.page));
      await published(site);
      // The page is shown as it was until its new one is made.
      const made = performance.now();
      while (picturesOf(await textOf(address)).join() === old.join()) await sleep(20);
      console.log(`new page after the publication was visible: ${(performance.now() - made).toFixed(0)} ms`);
      const pictures = picturesOf(await textOf(address));
      const missing = pictures.filter((picture) => !existsSync(join(folder, picture)));
      const times = await waitsFor(site.origin, pictures);
      const [median, longest] = [percentile(times, 0.5), Math.max(...times)].map((ms) => ms.toFixed(1));
      printTable(
        ['page', 'pictures', 'not made ahead', 'median, ms', 'longest, ms'],
        [[values.page, ...[pictures.length, missing.length].map(String), median ?? '', longest ?? '']],
      );
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By the clock, and of the processor. */
async function startTimes(options: SiteOptions): Promise<[number, number]> {
  const started = performance.now();
  const site = await startSite(options);
  const times: [number, number] = [performance.now() - started, cpuMilliseconds(site.process.pid)];
  await site.stop();
  return times;
}

/** The same motif, a shade lighter: other bytes, so another picture. */
async function replacePictures(folder: string): Promise<void> {
  for (const file of globSync(join(folder, '*.{webp,avif,jpg,png}'))) {
    const bytes = await sharp(readFileSync(file)).modulate({ brightness: 1.02 }).toBuffer();
    writeFileSync(file, bytes);
  }
}

async function published({ origin, process: child }: SiteProcess): Promise<void> {
  const version = async () => (await fetch(`${origin}/api/v1/version`)).text();
  const before = await version();
  child.kill('SIGHUP');
  while ((await version()) === before) await sleep(50);
}

const textOf = async (address: string) => (await fetch(address)).text();

/** Every width and format that a page names, in the order in which it names them. */
const picturesOf = (html: string) => [...new Set(html.match(/\/media\/[0-9a-f]{20}\/w\d+\.(?:avif|webp)/g))];

async function waitsFor(origin: string, pictures: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const picture of pictures) {
    const asked = performance.now();
    const response = await fetch(origin + picture);
    await response.arrayBuffer();
    times.push(performance.now() - asked);
    if (response.status !== 200) throw new Error(`${picture} answers ${response.status}`);
  }
  return times;
}
