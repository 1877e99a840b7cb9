import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything the studio's page depends on: a change in one of these makes `npm run studio` build it again. */
const inputs = ['src/studio/app/**/*', 'src/studio/*.ts', 'src/contract/*.ts', 'package-lock.json'];
/** Beside the site's build, never in it: nothing of the studio reaches a visitor. */
const folder = '.data/studio-app';
const stampFile = join(folder, 'build-stamp');

/** The folder with the studio's page, built if something changed. */
export async function studioApp(): Promise<string> {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return resolve(folder);
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  rmSync(folder, { recursive: true, force: true });
  await build({
    // The site's own configuration has nothing to say here.
    configFile: false,
    root: resolve('src/studio/app'),
    base: '/__studio/',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'baseline-widely-available',
      rolldownOptions: {
        // The second one goes into the pages of the preview.
        input: { studio: resolve('src/studio/app/studio.tsx'), bridge: resolve('src/studio/app/bridge.ts') },
        checks: { bundlerTimings: false },
      },
    },
  });
  writeFileSync(stampFile, stamp());
  return resolve(folder);
}

function stamp(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs).sort())
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
