import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { renderWithBlender } from './blender.ts';
import { seeThrough } from './clear.ts';
import { readCatalogue, readComponents } from './content.ts';
import { cutOut } from './cutout.ts';
import { clean } from './denoise/clean.ts';
import { develop } from './denoise/picture.ts';
import type { Job } from './job.ts';
import { isJobSet, jobSets, printLabels } from './jobs.ts';
import { openManifest } from './manifest.ts';

const usage = `npm run render -- [part of a picture's path …] [options]

Renders the pictures that are out of date, most seen first; see README.md.

  --pending          only says which they are
  --draft            a quarter of the size, for trying a composition
  --force            renders again even if nothing changed
  --accept           renders nothing: marks the present pictures as current
  --set night        pictures the site does not show yet, into the folder of that name
  --content <folder> what to read instead of content/
  --out <folder>     where to write instead of there`;

const here = import.meta.dirname;
const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    content: { type: 'string', default: path.join(here, '../../content') },
    set: { type: 'string', default: 'site' },
    out: { type: 'string' },
    force: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    pending: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});
if (options.help) {
  console.log(usage);
  process.exit(0);
}
if (!isJobSet(options.set)) {
  console.error(`There is no set ${options.set}: it is ${Object.keys(jobSets).join(', ')}`);
  process.exit(1);
}
const out = options.out ?? (options.set === 'site' ? options.content : path.join(here, '..', options.set));
const cache = path.join(os.tmpdir(), 'vitimepro-artwork');
mkdirSync(cache, { recursive: true });

const manifest = openManifest(path.join(out === options.content ? here : out, 'manifest.json'), cache);

/** A quarter of the size, and of the cleaning: enough to judge a composition by. */
const drafted = (job: Job): Job => ({
  ...job,
  size: [Math.round(job.size[0] / 4), Math.round(job.size[1] / 4)],
  samples: 8,
});

const passesOf = (job: Job) => path.join(cache, `${process.pid}-${job.id.replaceAll('/', '+')}.exr`);

async function publish(job: Job): Promise<void> {
  const passes = passesOf(job);
  const picture = await clean(readFileSync(passes), options.draft || (job.cutout && !job.clear));
  rmSync(passes);
  const { width, height } = picture;
  const target = path.join(out, job.id);
  mkdirSync(path.dirname(target), { recursive: true });
  const cutout = job.clear ? seeThrough : cutOut;
  const image = job.cutout
    ? (await cutout(picture, job.exposure)).webp({ quality: 84, effort: 6, smartSubsample: true })
    : sharp(develop(picture, job.exposure), { raw: { width, height, channels: 3 } }).webp({
        quality: 90,
        effort: 6,
        smartSubsample: true,
      });
  await image.toFile(target);
  manifest.accept(job);
}

const catalogue = readCatalogue(options.content);
await printLabels(catalogue, cache);
const wanted = jobSets[options.set](catalogue, readComponents(options.content))
  .filter((job) => only.length === 0 || only.some((part) => job.id.includes(part)))
  .map((job) => (options.draft ? drafted(job) : job));
const pending = wanted.filter(
  (job) => options.force || !manifest.isCurrent(job) || !existsSync(path.join(out, job.id)),
);

if (options.pending) {
  for (const job of pending) console.log(job.id);
} else if (options.accept) {
  for (const job of pending) if (existsSync(path.join(out, job.id))) manifest.accept(job);
} else if (pending.length > 0) {
  console.log(`${pending.length} of ${wanted.length} pictures to render`);
  const failed = await renderWithBlender(pending, passesOf, path.join(cache, `jobs-${process.pid}.json`), publish);
  if (failed > 0) process.exitCode = 1;
}
