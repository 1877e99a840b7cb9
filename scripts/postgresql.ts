import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Postgresql = {
  /** Without a database name: append one. */
  url: string;
  stop(): Promise<void>;
};

/**
 * A real PostgreSQL for the length of one run, empty and alone on its port. It lives under a keeper process that ends
 * it when this process ends, in whatever way: nothing of it runs here, so nothing of it can change our exit code.
 */
export function startPostgresql(): Promise<Postgresql> {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'postgresql-keeper.ts')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // A session of its own: Ctrl-C and a killed process group must leave the keeper time to clear up.
    detached: true,
    windowsHide: true,
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  keeper.stdin.on('error', () => {});
  let complaint = '';
  keeper.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  return new Promise((resolve, reject) => {
    keeper.once('error', reject);
    void ended.then(() => reject(new Error(`PostgreSQL did not start: ${complaint.trim()}`)));
    keeper.stdout.setEncoding('utf8').once('data', (url: string) =>
      resolve({
        url: url.trim(),
        stop() {
          keeper.stdin.end();
          return ended;
        },
      }),
    );
  });
}
