import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

// A first start publishes everything and draws the sharing pictures: minutes on a busy machine.
const readyWithinMs = 300_000;
const stopWithinMs = 5_000;

export interface SiteOptions {
  /** Everything it writes goes below this folder. */
  folder: string;
  /** A build to serve as it is; otherwise that of the project, made anew if it is old. */
  dist?: string;
  env?: Record<string, string>;
  /** Ready, or at least answering, or the first page that is there. */
  until?: '/readyz' | '/healthz' | '/';
}

export interface SiteProcess {
  process: ChildProcess;
  origin: string;
  stop(): Promise<void>;
}

/** Starts the site in a process of its own, on a free port, and waits for it. */
export async function startSite({ folder, dist, env, until = '/readyz' }: SiteOptions): Promise<SiteProcess> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const flags = ['--max-semi-space-size=16', '--disable-warning=ExperimentalWarning'];
  const script = [...flags, join(import.meta.dirname, 'start.ts')];
  const child = spawn(process.execPath, dist ? [...script, dist] : script, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_ORIGIN: origin,
      DATA_DIR: join(folder, 'store'),
      MEDIA_DIR: join(folder, 'media'),
      PICTURES: 'on-demand',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const site = { process: child, origin, stop: () => stop(child) };
  try {
    await untilAnswered(child, origin + until);
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}

/** `npm run content -- publish` in a process of its own; `failure` is what it says when it ends badly. */
export function startPublishing(content: string, env: NodeJS.ProcessEnv) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../src/content/cli.ts'), 'publish', '--dir', content],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PICTURES: 'on-demand', ...env },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const failure = new Promise<string | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? null : `${content} could not be published:\n${output}`));
  });
  return { process: child, failure };
}

async function untilAnswered(child: ChildProcess, url: string): Promise<void> {
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
  throw new Error(`the site did not start:\n${output}`);
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}
