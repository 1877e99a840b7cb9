import { createApi } from '../api/create-api.ts';
import { type Compiler, createCompiler } from '../content/compiler.ts';
import { formatFault } from '../content/faults.ts';
import { type PublishOptions, type PublishOutcome, publishContent } from '../content/publish-content.ts';
import type { ServerEnv } from '../env/env.ts';
import { errorFields, log, reasonOf } from '../http/log.ts';
import { logSeldom } from '../http/log-seldom.ts';
import { openStore, type Store } from '../store/open-store.ts';
import type { FetchApi } from './api-connection.ts';

/** The API in this process, over its own database. */
export interface LocalApi {
  kind: Store['kind'];
  fetchApi: FetchApi;
  onPublished: Store['onPublished'];
  /** Why the database is not the right one any more; null when it is, an error when it does not answer. */
  trouble(): Promise<string | null>;
  /** Publishes the content folder again if it has changed (embedded database only). */
  republish(): Promise<PublishOutcome>;
  close(): Promise<void>;
}

export interface LocalApiOptions {
  compiler?: Compiler;
  /** Done before a running site shows a new publication. */
  beforeVisible?: PublishOptions['before'];
}

export async function openLocalApi(
  env: ServerEnv,
  { compiler = createCompiler(), beforeVisible }: LocalApiOptions = {},
): Promise<LocalApi> {
  const store = await openStore(env.store);
  const publish = (options: Partial<PublishOptions> = {}) => publishAndTell(store, compiler, { ...env, ...options });
  try {
    if (store.kind === 'embedded') {
      await store.migrate();
      await publish();
    } else {
      await requirePublished(store);
    }
  } catch (error) {
    compiler.end();
    await store.close();
    throw error;
  }
  let isKnownAway = false;
  const api = createApi(store, {
    // One line stands for the whole outage (`data-watch.ts`).
    logError: (message, error) =>
      isKnownAway
        ? log('debug', message, errorFields(error))
        : logSeldom(message, 'error', message, errorFields(error)),
  });
  const republish = oneAtATime(() => publish({ before: beforeVisible, givesWay: true }));
  return {
    kind: store.kind,
    fetchApi: async (path, init) => api.request(path, init),
    onPublished: store.onPublished,
    trouble: async () => {
      try {
        const trouble = await databaseTrouble(store);
        isKnownAway = false;
        return trouble;
      } catch (error) {
        isKnownAway = true;
        throw error;
      }
    },
    republish: async () =>
      store.kind === 'embedded' ? republish() : { status: 'unchanged', faults: [], version: await store.version() },
    close: async () => {
      compiler.end();
      await store.close();
    },
  };
}

/** Broken content, or a compiler that fails, does not take a running site down: what was published before stays. */
async function publishAndTell(store: Store, compiler: Compiler, options: PublishOptions): Promise<PublishOutcome> {
  const published = await store.version();
  if (!published) log('info', 'publishing the content for the first time: this takes a while');
  const outcome = await publishContent(store, compiler, options).catch((error: unknown): PublishOutcome => {
    if (!published) throw error;
    log('error', 'publishing failed: the site stays as it was published before', errorFields(error));
    return { status: 'failed', faults: [], version: published, failure: String(error) };
  });
  if (outcome.status === 'published') log('info', 'published', { version: outcome.version });
  if (outcome.status === 'faulty') {
    const report = outcome.faults
      .filter((fault) => fault.level === 'error')
      .map(formatFault)
      .join('\n');
    if (!published) throw new Error(`the content has faults and nothing was published before:\n${report}`);
    log('error', 'the content has faults: the site stays as it was published before', { report });
  }
  return outcome;
}

/** Whoever asks while one is under way gets the next: it sees what changed meanwhile. */
function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      const current = work();
      next = undefined;
      running = current.catch(() => {});
      return current;
    });
    return next;
  };
}

/** On a shared database publishing is a job of its own: a site node never writes. */
async function requirePublished(store: Store): Promise<void> {
  const trouble = await store.trouble();
  if (trouble) throw new Error(trouble);
}

/** An embedded database is in this process: it cannot go away by itself. */
async function databaseTrouble(store: Store): Promise<string | null> {
  if (store.kind === 'embedded') return null;
  return store.trouble().catch((error: unknown) => {
    throw new Error(`the database at DATABASE_URL does not answer: ${reasonOf(error)}`, { cause: error });
  });
}
