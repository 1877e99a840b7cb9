import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
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
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One file for what changes least: it compresses better whole and outlives most deploys.
        advancedChunks: { groups: [{ name: 'vendor', test: /node_modules.(react|react-dom|scheduler|@tanstack)\W/ }] },
      },
    },
  },
});
