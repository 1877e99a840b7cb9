import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { offlinePaths } from './src/contract/offline.ts';

const target = 'baseline-widely-available';

/** A module with all that it imports, as one script. */
async function scriptFrom(file: string, watch: (module: string) => void): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target, rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  if (!('output' in built)) throw new Error(`${file} was not built`);
  built.output[0].moduleIds.forEach(watch);
  return built.output[0].code.trim();
}

/** What a page has inline is a module like any other: `import code from './module.ts?inline-script'`. */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'inline-script') return null;
    return `export default ${JSON.stringify(await scriptFrom(file, (module) => this.addWatchFile(module)))}`;
  },
};

/** What is there without a network, or without the site, under names that no build changes. */
const filesForTrouble: Plugin = {
  name: 'files-for-trouble',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async buildStart() {
    const emit = (path: string, source: string | Uint8Array, originalFileName: string) =>
      this.emitFile({ type: 'asset', fileName: path.slice(1), source, originalFileName });
    const emitScript = async (path: string, file: string) =>
      emit(path, await scriptFrom(file, (module) => this.addWatchFile(module)), file);
    await emitScript(offlinePaths.worker, 'src/site/offline/service-worker.ts');
    await emitScript(offlinePaths.script, 'src/site/offline/while-offline.ts');
    const font = 'src/site/styles/fonts/onest.woff2';
    emit(offlinePaths.font, readFileSync(font), font);
  },
};

export default defineConfig({
  plugins: [
    inlineScripts,
    filesForTrouble,
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/site',
      router: { quoteStyle: 'single', semicolons: true },
      server: { entry: './server-entry.ts' },
      // Our own server renders in development too: it hands the page its data.
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    {
      name: 'fonts-in-development',
      apply: 'serve',
      // A saved style brings its sheet anew; fonts that are optional would be gone until the page is loaded again.
      transform: {
        filter: { id: /\.css/ },
        handler: (code) => code.replaceAll('font-display: optional', 'font-display: swap'),
      },
    },
  ],
  // Of older versions of React than ours the router's store brings a stand-in along.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // Where libraries are looked for before the first page is asked for: one that is found later reloads open pages.
  optimizeDeps: { entries: ['src/site/client.ts', 'src/site/start-site.tsx', 'src/site/routes/**/*.tsx'] },
  build: {
    target,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long each plugin took says nothing to who starts the site.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // One file for what changes least: it compresses better whole and outlives most deploys.
            { name: 'vendor', test: /node_modules.(react|react-dom|scheduler|use-sync-external-store|@tanstack)\W/ },
            // What most pages share in two files instead of thirty of a few hundred bytes (decision 010): what stands
            // below a first screen, and the rest, but without what the entry needs before it waits.
            {
              name: 'reading',
              test: /src.site.(cards|charts|ui.(faq-list|figures|prose|rating-distribution|reveal|scroll-region|side-row).tsx)/,
              minShareCount: 9,
            },
            {
              name: 'site',
              test: /src.(site(?!.api-client.json-element)|contract|text|nutrition)|node_modules.lucide/,
              minShareCount: 9,
            },
          ],
        },
      },
    },
  },
});
