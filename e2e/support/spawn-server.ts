import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

// A first start publishes everything and draws the sharing pictures: minutes on a busy machine.
const readyWithinMs = 300_000;

/** Starts one server of the built site on a free port and waits until it is ready, or does at least answer. */
export async function spawnServer(
  name: string,
  env: Record<string, string>,
  until: '/readyz' | '/healthz' = '/readyz',
): Promise<{ process: ChildProcess; origin: string }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'e2e/support/serve.ts'], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), SITE_ORIGIN: origin, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(name, child, origin + until);
  return { process: child, origin };
}

async function untilReady(name: string, child: ChildProcess, url: string): Promise<void> {
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const giveUpAt = Date.now() + readyWithinMs;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`the ${name} server did not start:\n${output}`);
}

export function stopProcess(child: ChildProcess): Promise<void> {
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
