import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { endOf, startChild } from '../../process/start-child.ts';
import type { KnownRows } from '../../store/known-rows.ts';
import { addPart, type Part } from '../../store/parts.ts';
import type { PreparedPages, PreparedPublication } from '../../store/prepare-publication.ts';
import type { Publication } from '../../store/publication.ts';
import type { Fault } from '../load/faults.ts';

/** What can be made of a content folder. */
export interface Made {
  /** All that is written to the store. */
  rows: PreparedPublication;
  /** What the pages show, for whoever looks at them or compares: nothing is drawn and nothing packed for it. */
  pages: PreparedPages;
  /** The files alone, once they are found to be without errors. */
  files: Pick<Publication, 'sources' | 'media'>;
}

interface FolderRequest {
  contentDir: string;
  /** Refuses sample data. */
  production?: boolean;
  /** Shows drafts and what is still to come. */
  drafts?: boolean;
  /** Compiles for another moment than this one. */
  at?: number;
  /** Somebody is answered meanwhile, and comes first. */
  givesWay?: boolean;
  /** Somebody is at work and will most likely want something again: the compiler stays for a while. */
  comesAgain?: boolean;
}

interface RowsRequest {
  wants?: 'rows';
  shareDir: string;
  /** The version that is published: the same again is not handed over. */
  published: string | null;
  /** Pictures that need not be handed over. */
  knownMedia: string[];
  /** The same of rows. */
  knownRows?: KnownRows;
}

export type CompileRequest<W extends keyof Made = 'rows'> = FolderRequest &
  (W extends 'rows' ? RowsRequest : { wants: W });

export interface Compiled<W extends keyof Made = 'rows'> {
  /** Of what rows are made from; null for anything else. */
  fingerprint: string | null;
  faults: Fault[];
  /** Of the rows; null when there are errors: what is wrong is never published. */
  version: string | null;
  /** When the same files give another publication. */
  nextChange: number | null;
  /** Null when there is nothing to be had: errors, or what is published already. */
  made: Made[W] | null;
}

export type FromCompiler =
  | { kind: 'part'; part: Part }
  | { kind: 'done'; fingerprint: string | null; faults: Fault[]; version: string | null; nextChange: number | null }
  | { kind: 'failed'; message: string; stack?: string };

export type Compiler = ReturnType<typeof createCompiler>;

const script = join(import.meta.dirname, 'compile-worker.ts');

/** How long somebody looks at what would change before he publishes it. */
const staysMs = 60_000;

/**
 * Checks and compiles content in a process of its own, so that nobody waits meanwhile and its memory is given back. It
 * ends after each compilation, unless it `stays`, for good or because somebody `comesAgain`: the next one takes a fifth
 * of the time, as most of what it needs is known.
 */
export function createCompiler({ stays = false, worker = script, idleMs = staysMs } = {}) {
  let child: ChildProcess | undefined;
  let staysUntil = 0;
  let ending: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(ending);
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const endSoon = () => {
    if (stays) return;
    const left = staysUntil - Date.now();
    if (left > 0) ending = setTimeout(end, left).unref();
    else end();
  };

  return {
    end,
    /** One at a time. */
    compile: async <W extends keyof Made = 'rows'>(request: CompileRequest<W>): Promise<Compiled<W>> => {
      clearTimeout(ending);
      // One that was ended from outside while nobody wanted anything of it.
      if (child && !child.connected) child = undefined;
      child ??= startChild(worker);
      try {
        return await compileIn(child, request);
      } catch (error) {
        child.kill('SIGKILL');
        child = undefined;
        throw error;
      } finally {
        if (request.comesAgain) staysUntil = Date.now() + idleMs;
        endSoon();
      }
    },
  };
}

function compileIn<W extends keyof Made>(child: ChildProcess, request: CompileRequest<W>): Promise<Compiled<W>> {
  const made: Partial<Made[W]> = {};
  let stopListening = () => {};
  return new Promise<Compiled<W>>((resolve, reject) => {
    const hear = (message: FromCompiler) => {
      if (message.kind === 'part') addPart(made, message.part);
      else if (message.kind === 'failed')
        reject(Object.assign(new Error(`the compiler failed: ${message.message}`), { stack: message.stack }));
      else if (message.kind === 'done') {
        const { fingerprint, faults, version, nextChange } = message;
        const isHandedOver = Object.keys(made).length > 0;
        resolve({ fingerprint, faults, version, nextChange, made: isHandedOver ? (made as Made[W]) : null });
      }
    };
    const lose = (code: number | null, signal: NodeJS.Signals | null) =>
      reject(new Error(`the compiler ${endOf(code, signal)} before it was done`));
    child.on('message', hear).on('error', reject).on('exit', lose);
    stopListening = () => child.off('message', hear).off('error', reject).off('exit', lose);
    child.send(request, (error) => {
      if (error) reject(error);
    });
  }).finally(() => stopListening());
}
