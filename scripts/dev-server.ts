import { existsSync, watch } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { errorReport } from '../src/content/load/faults.ts';
import { envWarnings, readEnv } from '../src/env/env.ts';
import { warningInEnglish } from '../src/env/env-warnings.ts';
import { log, setLogLevel } from '../src/http/log.ts';
import { compose } from '../src/server/compose.ts';
import type { Site } from '../src/server/pages/pages.ts';
import { watchTypes } from './watch-types.ts';

/** The same server, with pages rendered from source and content published on every change. Started by `dev.ts`. */
if (existsSync('.env')) process.loadEnvFile('.env');
const env = readEnv({
  DATA_DIR: '.data/dev-store',
  PICTURES: 'on-demand',
  ...process.env,
});

setLogLevel(env.logLevel);
for (const warning of envWarnings(process.env)) log('warn', warningInEnglish(warning));
console.log('development: reading and publishing the content …');
const http = createHttpServer();
const vite = await createVite({
  // One port for pages and live reload: a second copy of the site does not get in the way.
  server: {
    middlewareMode: true,
    hmr: { server: http },
    forwardConsole: { unhandledErrors: true, logLevels: ['error', 'warn'] },
  },
  appType: 'custom',
});
const { ssr, client } = vite.environments;

const { listener, ready, republish } = await compose(env, {
  load: async () => {
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development build has no server side');
    const entry = (await ssr.runner.import('/src/site/server-entry.ts')) as { default: Site };
    return entry.default;
  },
  // Vite serves `public/` itself.
  assetFolders: [],
  isDevelopment: true,
  // Live reload speaks through a socket and brings styles as elements.
  moreSources: { 'connect-src': ['ws:'], 'style-src-elem': ["'unsafe-inline'"] },
});

await ready;
http.on('request', (request, response) =>
  vite.middlewares(request, response, (error?: Error) => {
    if (!error) return void listener(request, response);
    // What Vite could not compile: it has said so in the terminal.
    vite.ssrFixStacktrace(error);
    showOverPage(error.message);
    response.writeHead(500).end();
  }),
);
// Vite bundles libraries when the first page asks for them, and a page that came too early is left without its scripts.
await client?.warmupRequest('/src/site/start-site.tsx');
await client?.waitForRequestsIdle();
http.listen(env.port, env.host, () => {
  console.log(`development: open http://localhost:${env.port} — components: http://localhost:${env.port}/__gallery`);
});

/** Over the page, where it cannot be missed; in the terminal it stands already. */
const showOverPage = (message: string, place?: { file: string; line: number }) =>
  client?.hot.send({
    type: 'error',
    err: { message, stack: '', ...(place && { id: place.file, loc: { ...place, column: 1 } }) },
  });

let pending: NodeJS.Timeout | undefined;
watch(env.contentDir, { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(publishAgain, 50);
});

async function publishAgain(): Promise<void> {
  const started = performance.now();
  try {
    const { faults } = await republish();
    const firstError = faults.find(({ level }) => level === 'error');
    if (firstError) showOverPage(errorReport(faults), firstError);
    else client?.hot.send({ type: 'custom', event: 'content:published' });
    console.log(`development: content read again in ${Math.round(performance.now() - started)} ms`);
  } catch (error) {
    console.error(error);
    showOverPage(error instanceof Error ? error.message : String(error));
  }
}

// Who only looks at pages, as the tests do, has no use for a compiler that takes both cores for half a minute.
if (!process.argv.includes('--no-types'))
  watchTypes((errors) => {
    console.error(errors.map(({ text }) => text).join('\n'));
    showOverPage(errors.map(({ text }) => text).join('\n'), errors[0]);
  });
