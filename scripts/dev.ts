import { existsSync, watch } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { createReadApi } from '../src/server/api-connection.ts';
import { createContentState } from '../src/server/content-version.ts';
import { createServer } from '../src/server/create-server.ts';
import { readEnv } from '../src/server/env.ts';
import { openLocalApi } from '../src/server/local-api.ts';
import { errorFields, log } from '../src/server/log.ts';
import { createPageRenderer, type Site } from '../src/server/pages.ts';

/** `npm run dev`: the same server, with pages rendered from source and content published on every change. */
if (existsSync('.env')) process.loadEnvFile('.env');
const env = readEnv({ DATA_DIR: '.data/dev-store', ...process.env });
const local = await openLocalApi(env);
const content = createContentState(local.fetchApi);
await content.refresh();
await local.onPublished(() => void content.refresh());

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const ssr = vite.environments.ssr;
const site = async () => {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development build has no server side');
  const entry = (await ssr.runner.import('/src/site/server-entry.ts')) as { default: Site };
  return entry.default;
};

let changes = 0;
const app = createServer({
  // Every change of the source or the content makes a new version, so nothing old is ever served.
  content: { ...content, version: () => `${content.version()}-${changes++}` },
  pages: createPageRenderer(
    site,
    createReadApi(local.fetchApi, resolve('.data/dev-last-published.json')),
    env.settings,
  ),
  fetchApi: local.fetchApi,
  origin: env.settings.origin,
  assetFolders: ['public'],
  mediaDir: resolve(env.mediaDir),
  pageCacheBytes: 1,
});
const listener = getRequestListener(app.fetch);
createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
).listen(env.port, env.host, () => log('info', `developing on http://localhost:${env.port}`));

let pending: NodeJS.Timeout | undefined;
watch(env.contentDir, { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(() => {
    local.republish().catch((error: unknown) => log('error', 'publishing failed', errorFields(error)));
  }, 200);
});
