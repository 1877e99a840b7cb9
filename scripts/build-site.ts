import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Everything the built site depends on. A change in one of these makes `npm start` build again. */
const inputs = ['src/site/**/*', 'src/contract/**/*', 'public/**/*', 'vite.config.ts', 'package-lock.json'];
const dist = 'dist';
const stampFile = join(dist, 'build-stamp');
const compressible = /\.(js|css|svg|txt|webmanifest)$/;

export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

export async function buildSite(): Promise<void> {
  console.log('building the site …');
  const started = performance.now();
  const { build, createBuilder } = await import('vite');
  const kept = join('.data', 'previous-assets');
  keepPreviousAssets(kept);
  rmSync(stampFile, { force: true });
  if (createBuilder) await (await createBuilder({ logLevel: 'warn' })).buildApp();
  else await build({ logLevel: 'warn' });
  const previous = join(dist, 'previous');
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(kept)) renameSync(kept, previous);
  await compressAssets();
  writeFileSync(stampFile, stamp());
  console.log(`built in ${Math.round((performance.now() - started) / 1000)} s`);
}

/** A tab that was opened before a deploy still asks for the chunks of its own build. */
function keepPreviousAssets(kept: string): void {
  rmSync(kept, { recursive: true, force: true });
  if (existsSync(join(dist, 'client/assets')))
    cpSync(join(dist, 'client/assets'), join(kept, 'assets'), { recursive: true });
}

async function compressAssets(): Promise<void> {
  const files = globSync(join(dist, 'client/**/*')).filter(
    (file) => compressible.test(file) && statSync(file).isFile(),
  );
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

function stamp(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs).sort()) {
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
