import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { envWarnings, readEnv } from '../env/env.ts';
import { warningInEnglish } from '../env/env-warnings.ts';
import { errorFields, log, setLogLevel } from '../http/log.ts';
import { compose } from './compose.ts';
import { limitConnections } from './connection/connection-limit.ts';
import { drainable } from './connection/drain.ts';
import { refuseUnreadable } from './connection/listener.ts';
import { isOwnNetwork } from './connection/rate-limit.ts';
import { limits, serverOptions } from './operations/limits.ts';
import type { Site } from './pages/pages.ts';
import { transportHeaders } from './responses/security-headers.ts';

/** Serves the built site until it is told to stop. */
export async function main(distDir: string): Promise<void> {
  const env = readEnv(process.env);
  setLogLevel(env.logLevel);
  for (const warning of envWarnings(process.env)) log('warn', warningInEnglish(warning));
  const { default: site } = (await import(pathToFileURL(join(distDir, 'server/server-entry.js')).href)) as {
    default: Site;
  };
  const composition = await compose(env, {
    load: async () => site,
    assetFolders: [join(distDir, 'client'), join(distDir, 'previous')],
  });

  const server = createServer(serverOptions, composition.listener);
  limitConnections(server, env.maxConnections, (address) => isOwnNetwork(address) || env.trustProxy(address, 0));
  refuseUnreadable(server, transportHeaders(env.settings.origin));
  const drain = drainable(server);
  server.listen(env.port, env.host, () => {
    log('info', `listening on http://localhost:${(server.address() as AddressInfo).port}`, {
      origin: env.settings.origin,
      database: composition.database,
    });
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `PORT ${env.port} is taken: set PORT to a free one` : error.message;
    log('error', reason);
    process.exit(1);
  });

  let stopping = false;
  composition.ready.catch((error: unknown) => {
    if (stopping) return;
    log('error', error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
  const stop = async (signal: string, drainMs: number) => {
    if (stopping) return;
    stopping = true;
    composition.drain();
    log('info', 'stopping', { signal });
    setTimeout(() => process.exit(1), drainMs + limits.stopMs).unref();
    await drain.stop(drainMs);
    await composition.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM', env.drainMs));
  // Someone at a terminal is waiting.
  process.on('SIGINT', () => void stop('SIGINT', 0));
  process.on(
    'SIGHUP',
    () => void composition.republish().catch((error: unknown) => log('error', 'publishing failed', errorFields(error))),
  );
}
