/** `node tools/artwork/render.ts [part of a picture's path …]`: see README.md. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readCatalogue, readComponents } from './content.ts';
import { allJobs, type Job, printLabels } from './jobs.ts';

const here = import.meta.dirname;
const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    content: { type: 'string', default: path.join(here, '../../content') },
    out: { type: 'string' },
    force: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
  },
});
const out = options.out ?? options.content;
const cache = path.join(os.tmpdir(), 'vitimepro-artwork');
mkdirSync(cache, { recursive: true });

const manifestFile = options.out ? path.join(out, 'manifest.json') : path.join(here, 'manifest.json');
const manifest: Record<string, string> = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

function saveManifest(): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A picture is out of date when its scene, anything that scene is built from, its label or its settings changed. */
const scriptFolder = path.join(here, 'blender');
const sceneScripts = new Set(['packshot.py', 'closeup.py', 'component.py', 'still.py']);
const scripts = readdirSync(scriptFolder)
  .filter((file) => file.endsWith('.py') && !sceneScripts.has(file))
  .sort();
const read = (file: string) => readFileSync(path.join(scriptFolder, file), 'utf8');
const common = scripts.map(read).join('\n');

function fingerprint(job: Job): string {
  const portable = JSON.stringify(job).replaceAll(cache, '');
  return createHash('sha256')
    .update(common)
    .update(read(`${job.scene}.py`))
    .update(portable)
    .digest('hex')
    .slice(0, 16);
}

async function publish(job: Job): Promise<void> {
  const target = path.join(out, job.id);
  mkdirSync(path.dirname(target), { recursive: true });
  await sharp(pngOf(job))
    .resize(...job.final, { kernel: 'lanczos3' })
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toFile(target);
  manifest[job.id] = fingerprint(job);
  saveManifest();
}

const pngOf = (job: Job) => path.join(cache, `${process.pid}-${job.id.replaceAll('/', '+')}.png`);

/** Blender works at the lowest priority, so that the machine stays usable. */
function render(jobs: Job[]): Promise<number> {
  const list = path.join(cache, `jobs-${process.pid}.json`);
  writeFileSync(list, JSON.stringify(jobs.map((job) => ({ ...job, png: pngOf(job) }))));
  const blender = spawn('nice', [
    '-n',
    '19',
    process.env.BLENDER_PATH || 'blender',
    '-b',
    '-noaudio',
    '-P',
    path.join(scriptFolder, 'main.py'),
    '--',
    list,
  ]);
  const published: Promise<void>[] = [];
  let failed = 0;
  const byId = new Map(jobs.map((job) => [job.id, job]));
  for (const stream of [blender.stdout, blender.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const [mark, state, id = '', seconds] = line.split(' ');
      if (mark === 'ARTWORK' && state === 'done') {
        published.push(publish(byId.get(id) as Job));
        console.log(`${id} ${seconds} s`);
      } else if (mark === 'ARTWORK') failed++;
      else if (/^render |Error|Traceback|File "/.test(line)) console.error(line);
    });
  }
  return new Promise((resolve) => {
    blender.on('close', async () => {
      await Promise.all(published);
      resolve(failed);
    });
  });
}

const catalogue = readCatalogue(options.content);
await printLabels(catalogue, cache);
const wanted = allJobs(catalogue, readComponents(options.content))
  .map((job) =>
    options.draft
      ? { ...job, size: job.size.map((n) => Math.round(n / 2)) as [number, number], final: job.size, samples: 9 }
      : job,
  )
  .filter((job) => only.length === 0 || only.some((part) => job.id.includes(part)));
const stale = wanted.filter(
  (job) => options.force || manifest[job.id] !== fingerprint(job) || !existsSync(path.join(out, job.id)),
);

if (options.list) {
  for (const job of stale) console.log(job.id);
} else if (options.accept) {
  for (const job of stale) if (existsSync(path.join(out, job.id))) manifest[job.id] = fingerprint(job);
  saveManifest();
} else {
  console.log(`${wanted.length} pictures, ${stale.length} to render`);
  const failed = stale.length > 0 ? await render(stale) : 0;
  process.exitCode = failed > 0 ? 1 : 0;
}
