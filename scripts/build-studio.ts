import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { isUpToDate, recordInputs } from './build-inputs.ts';

/** Beside the site's build, never in it: nothing of the studio reaches a visitor. */
const folder = '.data/studio-app';

/** The folder with the studio's page, built if something changed. */
export async function studioApp(): Promise<string> {
  if (isUpToDate(folder)) return resolve(folder);
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  rmSync(folder, { recursive: true, force: true });
  const inputs = recordInputs(folder);
  // One after the other: the bridge goes into the pages of the preview, where a part that both share is not found.
  for (const name of ['studio.tsx', 'bridge.ts'])
    await build({
      // The site's own configuration has nothing to say here.
      configFile: false,
      root: resolve('src/studio/app'),
      base: '/__studio/',
      publicDir: false,
      logLevel: 'warn',
      plugins: [react(), inputs.plugin],
      build: {
        outDir: resolve(folder),
        emptyOutDir: false,
        target: 'baseline-widely-available',
        // It comes from the same machine.
        chunkSizeWarningLimit: 2_000,
        rolldownOptions: { input: resolve('src/studio/app', name), checks: { bundlerTimings: false } },
      },
    });
  inputs.write();
  return resolve(folder);
}
