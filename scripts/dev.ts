import { existsSync, watch } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { readEnv } from '../src/env/env.ts';
import { errorFields, log } from '../src/http/log.ts';
import { compose } from '../src/server/compose.ts';
import type { Site } from '../src/server/pages.ts';
import { countChanges } from './count-changes.ts';

/** `npm run dev`: the same server, with pages rendered from source and content published on every change. */
if (existsSync('.env')) process.loadEnvFile('.env');
const env = readEnv({
  DATA_DIR: '.data/dev-store',
  FALLBACK_FILE: '.data/dev-last-published.json',
  ...process.env,
});

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const { ssr } = vite.environments;
const { app, republish } = await compose(env, {
  load: async () => {
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development build has no server side');
    const entry = (await ssr.runner.import('/src/site/server-entry.ts')) as { default: Site };
    return entry.default;
  },
  // Vite serves `public/` itself.
  assetFolders: [],
  revision: countChanges(vite.watcher),
});
const listener = getRequestListener(app.fetch);
createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
).listen(env.port, env.host, () => log('info', `developing on http://localhost:${env.port}`));

let pending: NodeJS.Timeout | undefined;
watch(env.contentDir, { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(() => {
    republish().catch((error: unknown) => log('error', 'publishing failed', errorFields(error)));
  }, 200);
});
