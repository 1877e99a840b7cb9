import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { counterIds } from './counter-ids.ts';
import { previousAsset } from './previous-asset.ts';

// A first start publishes everything and draws the sharing pictures: minutes on a busy machine.
const readyWithinMs = 300_000;

/**
 * Starts the built site once for all tests: plain, with counters, and with counters that need consent. The
 * second and third read the first one's API, so there is one store, in a folder of its own.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  if (!existsSync('dist/server')) throw new Error('there is no dist/: build the site first (npm run build)');
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-e2e-'));
  const dist = prepareDist(folder);
  const running: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(running.map(stopProcess));
    rmSync(folder, { recursive: true, force: true });
  };

  const start = async (name: string, env: Record<string, string>) => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const child = spawn(process.execPath, ['e2e/support/serve.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        E2E_DIST: dist,
        HOST: '127.0.0.1',
        PORT: String(port),
        SITE_ORIGIN: origin,
        MEDIA_DIR: join(folder, 'media'),
        DATA_DIR: join(folder, 'store'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    await untilReady(name, child, origin);
    return origin;
  };

  try {
    const plain = await start('plain', {});
    const shared = { ...counterIds, API_BASE_URL: plain };
    const [counters, consent] = await Promise.all([
      start('counters', { ...shared, MEDIA_DIR: join(folder, 'media-counters') }),
      start('consent', { ...shared, CONSENT: 'required', MEDIA_DIR: join(folder, 'media-consent') }),
    ]);
    process.env.E2E_ORIGIN = plain;
    process.env.E2E_COUNTERS_ORIGIN = counters;
    process.env.E2E_CONSENT_ORIGIN = consent;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The build, with a file that only the build before it had. */
function prepareDist(folder: string): string {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'previous/assets'), { recursive: true });
  for (const part of ['client', 'server']) symlinkSync(resolve('dist', part), join(dist, part));
  writeFileSync(join(dist, 'previous', previousAsset.path), previousAsset.code);
  return dist;
}

async function untilReady(name: string, child: ChildProcess, origin: string): Promise<void> {
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const giveUpAt = Date.now() + readyWithinMs;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`the ${name} server did not start:\n${output}`);
}

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no port'))));
    });
  });
}
