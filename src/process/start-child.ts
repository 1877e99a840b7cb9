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
    env,
  });
}

/** For a script that was started so: it ends with its parent. */
export function beChild(): void {
  process.on('disconnect', () => process.exit());
  // Ctrl-C and service managers signal every process of the group; the parent decides when its child ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}

const lowPriority = 10;

/** From now on the processor is left to the process that answers requests. */
export const giveWay = () => setPriority(lowPriority);

/** Resolves when the message has been sent, so that a large one can be sent in parts. */
export function sendToParent(message: unknown): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send) throw new Error('this script is started by another one');
    // Nobody is left to hear it: the channel has closed, and its event is on the way.
    process.send(message, (error: Error | null) => (error ? process.exit() : resolve()));
  });
}

/** How a child ended that should not have, in words. */
export function endOf(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `was ended by ${signal}` : `ended with code ${code}`;
}
