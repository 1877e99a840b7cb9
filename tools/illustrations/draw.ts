/**
 * Draws the site's illustrations, portraits and brand marks.
 *
 *   node tools/illustrations/draw.ts            everything that changed
 *   node tools/illustrations/draw.ts son omega  only pictures whose path contains one of the words
 *   node tools/illustrations/draw.ts --force    everything again
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { brandFiles } from './brand/files.ts';
import { picture } from './kit/svg.ts';
import { portraits } from './people/portraits.ts';
import { scenes } from './scenes/index.ts';

const root = join(import.meta.dirname, '../..');
const ledgerPath = join(import.meta.dirname, 'drawn.json');
const ledger: Record<string, string> = existsSync(ledgerPath) ? JSON.parse(readFileSync(ledgerPath, 'utf8')) : {};
const words = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const force = process.argv.includes('--force');

const wanted = (file: string): boolean => words.length === 0 || words.some((word) => file.includes(word));

/** Writes the file unless the ledger says the same source was already drawn into it. */
async function make(file: string, source: string, render: () => Promise<Buffer> | Buffer): Promise<void> {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const target = join(root, file);
  if (!wanted(file) || (!force && ledger[file] === hash && existsSync(target))) return;
  mkdirSync(dirname(target), { recursive: true });
  const bytes = await render();
  writeFileSync(target, bytes);
  ledger[file] = hash;
  console.log(`${file}  ${Math.round(bytes.length / 1024)} kB`);
}

for (const [file, draw] of Object.entries(scenes)) {
  const svg = picture(1600, 1000, draw);
  await make(file, svg, () => sharp(Buffer.from(svg)).webp({ quality: 88, effort: 5 }).toBuffer());
}
for (const [file, draw] of Object.entries(portraits)) {
  const svg = picture(900, 1125, draw);
  await make(file, svg, () => sharp(Buffer.from(svg)).webp({ quality: 88, effort: 5 }).toBuffer());
}
for (const { file, source, render } of brandFiles()) await make(file, source, render);

writeFileSync(ledgerPath, `${JSON.stringify(Object.fromEntries(Object.entries(ledger).sort()), null, 2)}\n`);
