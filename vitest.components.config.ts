import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { ofOwnPage, studioOnCatalogue } from './fixtures/studio.ts';
import { findHeadlessShell } from './scripts/ensure-chromium.ts';
import { fixtureCatalogue, publishedStore } from './scripts/test-stores.ts';
import { createApi } from './src/api/create-api.ts';
import { createCatalogue } from './src/catalogue/create-catalogue.ts';
import type { PublishOutcome } from './src/content/publishing/publishing.ts';
import { openStore } from './src/store/open-store.ts';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The API of the site with the fixture catalogue, at the address where the components ask for it, and any picture. */
const api: Plugin = {
  name: 'api',
  async configureServer(server) {
    const store = await openStore({ dataDir: await publishedStore(fixtureCatalogue) });
    const publication = await store.publication((await store.current())?.id ?? 0);
    await store.close();
    if (!publication) throw new Error('the fixture catalogue is not published');
    const answer = getRequestListener(createApi(createCatalogue(publication)).fetch);
    server.middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/api/v1/')) void answer(request, response);
      else if (request.url?.startsWith('/media/')) response.setHeader('Content-Type', 'image/gif').end(pixel);
      else next();
    });
  },
};

const componentOnSite = 'components/glitsin.md';

/** What the studio's page asks, on a copy of the catalogue; the site has another text of one component. */
const studio: Plugin = {
  name: 'studio',
  async configureServer(server) {
    const outcome: PublishOutcome = { status: 'published', faults: [], version: 'c' };
    const pages = [{ change: 'changed', address: '/components/glitsin', title: 'Глицин' } as const];
    const { studio: app, remove } = await studioOnCatalogue({
      publishing: {
        publish: async () => outcome,
        restore: async () => ({ ...outcome, id: 3 }),
        changes: async () => ({ entries: [], pictures: [], faults: [], pages }),
      },
      onSite: {
        [componentOnSite]: readFileSync(join(fixtureCatalogue, componentOnSite), 'utf8').replace(
          'title: Глицин',
          'title: Гликокол',
        ),
      },
    });
    const answer = getRequestListener((request) => {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const [name, value] of Object.entries(ofOwnPage)) headers.set(name, value);
      const body = request.method === 'GET' ? null : request.body;
      return app.request(pathname + search, { method: request.method, headers, body, duplex: 'half' } as RequestInit);
    });
    server.middlewares.use((request, response, next) =>
      request.url?.startsWith('/__studio/api/') ? void answer(request, response) : next(),
    );
    server.httpServer?.once('close', remove);
  },
};

/** Which pictures are asked for, and which rows are rendered, only a page without modules from before tells. */
const aloneTests = ['src/site/images/*.browser.test.tsx', 'src/studio/app/table-field.browser.test.tsx'];
/** In a page of its own each other file would bring all modules anew. */
const together = (room: string) => ({
  browser: 'chromium' as const,
  name: room,
  include: [`src/${room}/**/*.browser.test.tsx`],
  exclude: aloneTests,
  isolate: false,
});

/** `vitest run --config vitest.components.config.ts`: components in a browser, without server and hydration. */
export default defineConfig({
  plugins: [api, studio, tailwindcss(), react()],
  // Of the framework components use one function, which the rest of it would bring the server's code for.
  resolve: { alias: { '@tanstack/react-start': '@tanstack/start-fn-stubs' } },
  // Where libraries are looked for before the first test: one that is found later reloads its page.
  optimizeDeps: {
    entries: ['src/**/*.browser.test.tsx', 'fixtures/browser/*'],
    include: [
      'axe-core',
      'vitest-browser-react',
      'react',
      'react-dom',
      'react/jsx-dev-runtime',
      '@tanstack/react-router',
    ],
  },
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['fixtures/browser/set-up.ts', 'scripts/fail-on-console.ts'],
    passWithNoTests: false,
    // Files share a page: what one has put in the place of the browser's own goes with its test.
    restoreMocks: true,
    // As in the tests of pages: what is waited for has this long to come.
    testTimeout: 45_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As in the tests of pages: a name is found by a part of it.
      locators: { exact: false },
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          executablePath: findHeadlessShell(),
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
        contextOptions: { locale: 'ru-RU', timezoneId: 'Europe/Moscow', reducedMotion: 'reduce' },
      }),
      instances: [together('site'), together('studio'), { browser: 'chromium', name: 'alone', include: aloneTests }],
    },
  },
});
