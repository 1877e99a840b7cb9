import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

/** Runs a script of ours beside this process, with a channel for messages. Its memory goes when it ends. */
export function startChild(script: string): ChildProcess {
  // Under `node --watch` a child would report its imports over the same channel.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  return fork(script, [], {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Every thread would keep a heap of its own.
    env: { MALLOC_ARENA_MAX: '2', ...env },
  });
}

const lowPriority = 10;

/** For a script that was started so: it ends with its parent. */
export function beChild(): void {
  process.on('disconnect', () => process.exit());
  // Ctrl-C and whoever stops a service tell every process of the group; the parent decides when its child ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}

/** From now on this process gives way to whoever answers requests. */
export const giveWay = () => setPriority(lowPriority);

/** Resolves when the message is on its way: whoever sends much waits for it. */
export function sendToParent(message: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) throw new Error('this script is started by another one');
    process.send(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}

/** How a child ended that should not have, in words. */
export function endOf(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `was ended by ${signal}` : `ended with code ${code}`;
}
