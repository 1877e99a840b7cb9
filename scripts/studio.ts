import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { EditorError, failureInRussian, warningInRussian } from '../src/content/publishing/failure.ts';
import { publishingInChild } from '../src/content/publishing/publishing-in-child.ts';
import { withStore } from '../src/content/publishing/with-publishing.ts';
import { envWarnings, readStudioEnv } from '../src/env/env.ts';
import { setLogLevel } from '../src/http/log.ts';
import type { Site } from '../src/server/pages/pages.ts';
import { studioRoot } from '../src/studio/protocol.ts';
import { createStudio } from '../src/studio/server/create-studio.ts';
import { createPublishing } from '../src/studio/server/publishing.ts';
import { openWorkspace } from '../src/studio/server/workspace.ts';
import { readArguments } from './arguments.ts';
import { ensureBuilt } from './build-site.ts';
import { studioApp } from './build-studio.ts';

const usage = `npm run studio

Студия: правит файлы папки content в браузере, проверяет их и показывает страницу рядом. Работает на этом компьютере,
на порту STUDIO_PORT (3100); входа в неё нет. Остановить: Ctrl-C.

Настройки — переменные окружения или .env: смотрите .env.example.`;

const queriesShown = 100;

/** How long an editor looks at what would change before publishing it. */
const keepAliveMs = 60_000;

readArguments(usage, {});
process.env.NODE_ENV ??= 'production';
if (existsSync('.env')) process.loadEnvFile('.env');
for (const warning of envWarnings(process.env)) console.error(`студия: ${warningInRussian(warning)}`);
await start().catch((error: unknown) => {
  console.error(`студия не запустилась: ${failureInRussian(error)}`);
  process.exit(1);
});

async function start(): Promise<void> {
  const env = readStudioEnv(process.env);
  setLogLevel('error');
  ensureBuilt();
  console.log('студия: читает содержание …');
  const [appFolder, workspace] = [
    await studioApp(),
    await openWorkspace(env.contentDir, join(env.store.dataDir, 'studio')),
  ];
  const server = await listen(env.port, env.host);
  // Beside it, so that whoever forwards ports knows both.
  const previewServer = await listen(env.port === 0 ? 0 : env.port + 1, env.host);
  const port = portOf(server);
  const { studio, preview } = createStudio({
    workspace,
    token: randomBytes(24).toString('base64url'),
    hosts: ['localhost', '127.0.0.1', '[::1]'],
    port,
    previewPort: portOf(previewServer),
    appFolder,
    siteAssets: resolve('dist/client'),
    loadSite,
    publishing: createPublishing({
      workspace,
      publishing: publishingInChild(env, { keepAliveMs }),
      withStore: (work) => withStore(env.store, work),
      preview: env.previewSecret ? { origin: env.origin, secret: env.previewSecret } : null,
    }),
    zeroResultQueries: () => withStore(env.store, (store) => store.zeroResultQueries(queriesShown)),
  });
  server.on('request', getRequestListener(studio.fetch));
  previewServer.on('request', getRequestListener(preview.fetch));
  console.log(`студия: откройте http://localhost:${port}${studioRoot}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
}

async function listen(port: number, host: string): Promise<Server> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new EditorError(`порт ${port} занят: задайте другой в STUDIO_PORT, студии нужны он и следующий`);
  }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function loadSite(): Promise<Site> {
  const entry = pathToFileURL(join(resolve('dist'), 'server/server-entry.js')).href;
  return ((await import(entry)) as { default: Site }).default;
}
