import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const inBrowsersBuild: Pick<Plugin, 'enforce' | 'apply' | 'applyToEnvironment'> = {
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
};

/** Files of the router that would never run here; what stands in for them says why. */
const leftOut: Record<string, string> = {
  './scroll-restoration.js': '/router-core/',
  './searchParams.js': '/router-core/',
  './rewrite.js': '/router-core/',
  './link.js': '/react-router/',
};

/** What React's own entrance adds is a question of its developer tools about the bundler, asked twice. */
const insideReact: Record<string, string> = {
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
};

const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  ...inBrowsersBuild,
  resolveId(source, importer) {
    // Everything is in a page's few files and the style sheets its route names: there is nothing to preload.
    if (source === '\0vite/preload-helper.js') return resolve('src/site/navigation/load-chunk.ts');
    if (insideReact[source]) return resolve('node_modules/react-dom/cjs', insideReact[source]);
    const folder = leftOut[source];
    return folder && importer?.includes(folder) ? resolve('src/site/navigation/left-out.ts') : null;
  },
};

/**
 * React makes a few errors when its code is read, and throws them later as signals to itself. While developer tools look
 * on, as in every measurement, the browser goes through all of React's code again to know where each was made.
 */
const withPlainSignals: Plugin = {
  name: 'with-plain-signals',
  ...inBrowsersBuild,
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) =>
      code.replace(/(\w+Exception) = Error\((.+?\))\)/g, '$1 = { __proto__: Error.prototype, message: $2 }'),
  },
};

export default defineConfig({
  plugins: [
    withoutUnusedParts,
    withPlainSignals,
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/site',
      router: { quoteStyle: 'single', semicolons: true },
      server: { entry: './server-entry.ts' },
      // Our own server renders in development too: it hands the page its data.
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
  resolve: {
    // What the shim adds for old versions of React is 1 kB on every page.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  // Where libraries are looked for before the first page is asked for: one that is found later reloads open pages.
  optimizeDeps: { entries: ['src/site/client.tsx', 'src/site/router.tsx', 'src/site/routes/**/*.tsx'] },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Nearly everything a page needs is loaded already, and the list of what it might need is 1 kB on every page.
    modulePreload: { resolveDependencies: () => [] },
    rolldownOptions: {
      // How long each plugin took says nothing to who starts the site.
      checks: { bundlerTimings: false },
      output: {
        // What starts a page is compiled while it comes, beside the page's own work, where browsers know this.
        postBanner: ({ name, isEntry }) => (isEntry || name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            // One file for what changes least: it compresses better whole and outlives most deploys.
            { name: 'vendor', test: /node_modules.(react|react-dom|scheduler|@tanstack)\W/, priority: 2 },
            // What many pages use comes as one file too: twenty small ones compress worse and ask twenty times.
            // But for what the heaviest page has no use for.
            {
              name: 'shared',
              test: /^(?!.*(charts.nutrient-|cards.person-card|ui.(figures|count)))/,
              minShareCount: 9,
              priority: 1,
            },
            // The heaviest page is the product's: what it shares with a few others comes in one more.
            {
              name: 'parts',
              test: /((cards|charts|ui).(brand-answer|expired|notice|review-card|use-today)|icons.check)\W/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
