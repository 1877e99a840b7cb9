import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { brandFiles } from './brand/files.ts';
import { picture } from './kit/svg.ts';
import { portraits } from './people/portraits.ts';
import { scenes } from './scenes/index.ts';

const usage = `npm run draw -- [part of a picture's path …] [--force]

Draws the site's illustrations, portraits and brand marks that changed; --force draws all of them again.`;

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const root = join(import.meta.dirname, '../..');
const ledgerPath = join(import.meta.dirname, 'drawn.json');
const ledger: Record<string, string> = existsSync(ledgerPath) ? JSON.parse(readFileSync(ledgerPath, 'utf8')) : {};

const wanted = (file: string): boolean => words.length === 0 || words.some((word) => file.includes(word));

/** Writes the file unless the ledger says the same source was already drawn into it. */
async function make(file: string, source: string, render: () => Promise<Buffer> | Buffer): Promise<void> {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const target = join(root, file);
  if (!wanted(file) || (!values.force && ledger[file] === hash && existsSync(target))) return;
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
