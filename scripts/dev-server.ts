import { existsSync, watch } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { errorReport } from '../src/content/load/faults.ts';
import { envWarnings, readEnv } from '../src/env/env.ts';
import { warningInEnglish } from '../src/env/env-warnings.ts';
import { log, setLogLevel } from '../src/http/log.ts';
import { compose } from '../src/server/compose.ts';
import type { Site } from '../src/server/pages/pages.ts';
import { createFaults } from './dev-faults.ts';
import type { TypeFault } from './watch-types.ts';

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
/** Asked for at each use: Vite has others after a change of its configuration. */
const { client } = vite.environments;
/** Over the page, where they cannot be missed; in the terminal they stand already. */
const faults = createFaults((payload) => client?.hot.send(payload));
for (const event of ['vite:client:connect', 'page:updated']) client?.hot.on(event, faults.showAgain);

const { listener, ready, republish } = await compose(env, {
  load: async () => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development build has no server side');
    const entry = (await ssr.runner.import('/src/site/server-entry.ts')) as { default: Site };
    return entry.default;
  },
  // Vite serves `public/` itself.
  assetFolders: [],
  isDevelopment: true,
  // Live reload speaks through a socket, waits for the server in a worker and brings styles as elements.
  moreSources: { 'connect-src': ['ws:'], 'child-src': ['blob:'], 'style-src-elem': ["'unsafe-inline'"] },
});

await ready;
http.on('request', (request, response) =>
  vite.middlewares(request, response, (error?: Error) => {
    if (!error) return void listener(request, response);
    // What Vite could not compile: it has said so in the terminal.
    vite.ssrFixStacktrace(error);
    faults.show('page', { message: error.message, stack: '' });
    response.writeHead(500).end();
  }),
);
// Vite bundles libraries when the first page asks for them, and a page that came too early is left without its scripts.
await client?.warmupRequest('/src/site/start-site.tsx');
await client?.waitForRequestsIdle();
http.listen(env.port, env.host, () => {
  console.log(`development: open http://localhost:${env.port} — components: http://localhost:${env.port}/__gallery`);
  process.send?.('listening');
});

let pending: NodeJS.Timeout | undefined;
watch(env.contentDir, { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(publishAgain, 50);
});

async function publishAgain(): Promise<void> {
  const started = performance.now();
  try {
    const { faults: found } = await republish();
    const firstError = found.find(({ level }) => level === 'error');
    if (firstError) faults.show('content', located(errorReport(found), firstError));
    else {
      faults.mend('content', 'page');
      client?.hot.send({ type: 'custom', event: 'content:published' });
    }
    console.log(`development: content read again in ${Math.round(performance.now() - started)} ms`);
  } catch (error) {
    console.error(error);
    faults.show('content', { message: error instanceof Error ? error.message : String(error), stack: '' });
  }
}

process.on('message', ({ errors }: { errors: TypeFault[] }) => {
  const [first] = errors;
  if (first) faults.show('types', located(errors.map(({ text }) => text).join('\n'), first));
  else faults.mend('types');
});
// Without its parent nobody would end it.
process.on('disconnect', () => process.exit());

/** What a page threw, with the places of the source instead of those of what Vite made of it. */
client?.hot.on('page:error', ({ message, stack }: { message: string; stack: string }) => {
  const mapped = stack.replace(/https?:\/\/[^/\s]+(\/src\/[^\s:]+):(\d+):(\d+)/g, (whole, url, line, column) => {
    const map = client.moduleGraph.urlToModuleMap.get(url.replace(/[?&]t=\d+/, ''))?.transformResult?.map;
    if (!map || !('sources' in map)) return whole;
    const entry = new SourceMap(map as unknown as SourceMapPayload).findEntry(line - 1, column - 1);
    if (!('originalLine' in entry)) return whole;
    return `${url.slice(1).replace(/\?.*$/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
  faults.show('page', { message, stack: mapped });
});

function located(message: string, { file, line }: { file: string; line: number }) {
  return { message, stack: '', id: file, loc: { file, line, column: 1 } };
}
