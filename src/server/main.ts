import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { createReadApi, remoteApi } from './api-connection.ts';
import { createContentState } from './content-version.ts';
import { createServer } from './create-server.ts';
import { readEnv } from './env.ts';
import { openLocalApi } from './local-api.ts';
import { errorFields, log } from './log.ts';
import { createPageRenderer, type Site } from './pages.ts';

const versionPollMs = 5_000;
const stopWithinMs = 10_000;

export async function main(distDir: string): Promise<void> {
  const env = readEnv(process.env);
  const local = env.apiBaseUrl ? null : await openLocalApi(env);
  const fetchApi = local?.fetchApi ?? remoteApi(env.apiBaseUrl as string);

  const content = createContentState(fetchApi);
  await content.refresh();
  await local?.onPublished(() => void content.refresh());
  // A missed notification, or an API in another process, is caught up with here.
  const poll = setInterval(() => void content.refresh(), versionPollMs);

  const { default: site } = (await import(pathToFileURL(join(distDir, 'server/server-entry.js')).href)) as {
    default: Site;
  };
  const readApi = createReadApi(fetchApi, resolve(env.mediaDir, '../last-published.json'));
  let stopping = false;
  const app = createServer({
    content,
    pages: createPageRenderer(async () => site, readApi, env.settings),
    fetchApi,
    origin: env.settings.origin,
    assetFolders: [join(distDir, 'client'), join(distDir, 'previous')],
    mediaDir: resolve(env.mediaDir),
    pageCacheBytes: env.pageCacheBytes,
    isStopping: () => stopping,
  });

  const server = serve({ fetch: app.fetch, port: env.port, hostname: env.host }, (address) => {
    log('info', `listening on http://localhost:${address.port}`, {
      origin: env.settings.origin,
      database: local?.kind ?? 'none',
    });
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `PORT ${env.port} is taken: set PORT to a free one` : error.message;
    log('error', reason);
    process.exit(1);
  });

  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log('info', 'stopping', { signal });
    clearInterval(poll);
    const tooLate = setTimeout(() => process.exit(1), stopWithinMs);
    tooLate.unref();
    await new Promise((done) => server.close(done));
    await local?.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on(
    'SIGHUP',
    () => void local?.republish().catch((error: unknown) => log('error', 'publishing failed', errorFields(error))),
  );
}
