import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { endOf, startChild } from '../../process/start-child.ts';
import { EditorError } from './failure.ts';
import type { OnProgress, Publishing, PublishProgress } from './publishing.ts';
import type { PublishingSettings } from './with-publishing.ts';

type Command = keyof Publishing;

export interface ToWorker {
  settings: PublishingSettings;
  lowPriority: boolean;
  command: Command;
  options: unknown;
}

export type FromWorker =
  | { kind: 'progress'; progress: PublishProgress }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; message: string; stack?: string; forEditors: string | null };

interface ChildOptions {
  /** The process serves visitors meanwhile, and they come first. */
  lowPriority?: boolean;
  /** How long the child stays after a command: the next compilation takes it a fifth of the time. */
  keepAliveMs?: number;
  worker?: string;
}

export interface PublishingInChild extends Publishing {
  /** Ends the child, whatever it is doing: the store is left as it was. */
  end(): void;
}

/**
 * Publishing in a child process: compiling takes seconds of the processor and much memory. The child opens the store by
 * itself, so only small values cross. One command at a time.
 */
export function publishingInChild(
  { store, shareDir, mediaDir, pictures }: PublishingSettings,
  { lowPriority = false, keepAliveMs = 0, worker = join(import.meta.dirname, 'worker.ts') }: ChildOptions = {},
): PublishingInChild {
  // Whatever else the given object has stays here.
  const settings = { store, shareDir, mediaDir, pictures };
  const oneAtATime = pLimit(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const call =
    <C extends Command>(command: C) =>
    (options: Parameters<Publishing[C]>[0], onProgress?: OnProgress) =>
      oneAtATime(() => run({ settings, lowPriority, command, options }, onProgress)) as ReturnType<Publishing[C]>;

  return {
    publish: call('publish'),
    restore: call('restore'),
    publishDue: call('publishDue'),
    savePreview: call('savePreview'),
    changes: call('changes'),
    end,
  };

  async function run(request: ToWorker, onProgress?: OnProgress): Promise<unknown> {
    clearTimeout(idle);
    // One that was ended from outside while it had nothing to do.
    if (!child?.connected) child = startChild(worker).on('error', () => {});
    try {
      return await ask(child, request, onProgress);
    } finally {
      if (keepAliveMs === 0) end();
      else if (keepAliveMs !== Number.POSITIVE_INFINITY) idle = setTimeout(end, keepAliveMs).unref();
    }
  }

  function end(): void {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
  }
}

async function ask(child: ChildProcess, request: ToWorker, onProgress?: OnProgress): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const hear = (message: FromWorker) => {
    if (message.kind === 'progress') onProgress?.(message.progress);
    else if (message.kind === 'done') resolve(message.result);
    else reject(failureOf(message));
  };
  const lose = (code: number | null, signal: NodeJS.Signals | null) => {
    const forEditors = 'сборка оборвалась: не хватило памяти или её остановили. Освободите память и попробуйте снова';
    reject(new EditorError(forEditors, `publishing ${endOf(code, signal)} before it was done`));
  };
  child.on('message', hear).once('error', reject).once('exit', lose);
  try {
    child.send(request, (error) => error && reject(error));
    return await promise;
  } finally {
    child.off('message', hear).off('error', reject).off('exit', lose);
  }
}

function failureOf({ message, stack, forEditors }: Extract<FromWorker, { kind: 'failed' }>): Error {
  const error = forEditors === null ? new Error(message) : new EditorError(forEditors, message);
  return Object.assign(error, { stack });
}
