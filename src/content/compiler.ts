import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { endOf, startChild } from '../process/start-child.ts';
import { addPart, type Part } from '../store/parts.ts';
import type { PreparedPublication } from '../store/prepare-publication.ts';
import type { Fault } from './faults.ts';

export interface CompileRequest {
  contentDir: string;
  shareDir: string;
  /** Refuses sample data. */
  production?: boolean;
  /** Shows drafts and what is still to come. */
  drafts?: boolean;
  /** Compiles for another moment than this one. */
  at?: number;
  /** Somebody is answered meanwhile, and comes first. */
  givesWay?: boolean;
  /** The version that is published: the same again is not handed over. */
  published: string | null;
  /** Pictures that need not be handed over. */
  knownMedia: string[];
}

export interface Compiled {
  fingerprint: string;
  faults: Fault[];
  /** Null when there are errors: what is wrong is never published. */
  version: string | null;
  /** When the same files give another publication. */
  nextChange: number | null;
  /** Null when there is nothing to publish: errors, or what is published already. */
  publication: PreparedPublication | null;
}

export type FromCompiler =
  | { kind: 'part'; part: Part }
  | { kind: 'done'; fingerprint: string; faults: Fault[]; version: string | null; nextChange: number | null }
  | { kind: 'failed'; message: string; stack?: string };

export type Compiler = ReturnType<typeof createCompiler>;

const script = join(import.meta.dirname, 'compile-worker.ts');

/**
 * Checks and compiles content in a process of its own, so that nobody waits meanwhile and its memory is given back. It
 * ends after each compilation, unless it `stays` for the next one, which is then quicker.
 */
export function createCompiler({ stays = false, worker = script } = {}) {
  let child: ChildProcess | undefined;
  const end = () => {
    if (child?.connected) child.disconnect();
    child = undefined;
  };

  return {
    end,
    /** One at a time. */
    compile: async (request: CompileRequest): Promise<Compiled> => {
      child ??= startChild(worker);
      try {
        return await compileIn(child, request);
      } catch (error) {
        child.kill('SIGKILL');
        child = undefined;
        throw error;
      } finally {
        if (!stays) end();
      }
    },
  };
}

function compileIn(child: ChildProcess, request: CompileRequest): Promise<Compiled> {
  const publication: Record<string, unknown> = {};
  let stopListening = () => {};
  return new Promise<Compiled>((resolve, reject) => {
    const hear = (message: FromCompiler) => {
      if (message.kind === 'part') addPart(publication, message.part);
      else if (message.kind === 'failed')
        reject(Object.assign(new Error(`the compiler failed: ${message.message}`), { stack: message.stack }));
      else if (message.kind === 'done') {
        const { fingerprint, faults, version, nextChange } = message;
        const isHandedOver = 'documents' in publication;
        resolve({
          fingerprint,
          faults,
          version,
          nextChange,
          publication: isHandedOver ? (publication as unknown as PreparedPublication) : null,
        });
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
