import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isUpToDate, recordInputs } from './build-inputs.ts';

const dist = 'dist';
const compressible = /\.(js|css|svg|txt|webmanifest)$/;

/** Builds the site if a file that the build was made from has changed: in a child, because a build keeps 500 MB. */
export function ensureBuilt(): void {
  if (isUpToDate(dist)) return;
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the site could not be built');
}

export async function buildSite(): Promise<void> {
  console.log('building the site …');
  const started = performance.now();
  const { createBuilder } = await import('vite');
  const kept = join('.data', 'previous-assets');
  keepPreviousAssets(kept);
  // The router takes every file of this folder for a route.
  const inputs = recordInputs(dist, ['src/site/routes']);
  await (await createBuilder({ logLevel: 'warn', plugins: [inputs.plugin] })).buildApp();
  const previous = join(dist, 'previous');
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(kept)) renameSync(kept, previous);
  await compressAssets();
  inputs.write();
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
