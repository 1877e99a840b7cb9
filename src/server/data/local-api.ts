import { createApi } from '../../api/create-api.ts';
import { createDesk, type DeskParts } from '../../content/desk/desk.ts';
import type { Desk } from '../../content/desk/desk-types.ts';
import { createQueue } from '../../content/desk/queue.ts';
import { formatFault } from '../../content/load/faults.ts';
import { type Compiler, createCompiler } from '../../content/publish/compiler.ts';
import {
  type PublishOptions,
  type PublishOutcome,
  prepareAhead,
  publishContent,
  publishKept,
  publishPreparedRows,
} from '../../content/publish/publish-content.ts';
import { inTemporaryFolder } from '../../content/publish/temporary-folder.ts';
import type { ServerEnv } from '../../env/env.ts';
import { errorFields, log, reasonOf } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import type { PreparedPages, PreparedPublication } from '../../store/prepare-publication.ts';
import type { FetchApi } from './fetch-api.ts';
import type { ScheduleOptions } from './keep-schedule.ts';
import type { PreviewSource } from './preview-source.ts';

/** The API in this process, over its own database. */
export interface LocalApi {
  kind: Store['kind'];
  fetchApi: FetchApi;
  onPublished: Store['onPublished'];
  /** Why the database is not the right one any more; null when it is, an error when it does not answer. */
  trouble(): Promise<string | null>;
  /** Publishes the content folder again if it has changed (embedded database only). */
  republish(): Promise<PublishOutcome>;
  /** What editors ask a running site for. */
  desk: Desk;
  schedule: Pick<ScheduleOptions, 'nextChange' | 'claim' | 'publish' | 'prepare'>;
  previews: PreviewSource;
  close(): Promise<void>;
}

export interface LocalApiOptions {
  compiler?: Compiler;
  /** Done before a running site shows a new publication. */
  beforeVisible?: DeskParts['makePictures'];
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
  const inTurn = createQueue();
  const before = beforeVisible && ((publication: PreparedPublication) => beforeVisible(publication, () => {}));
  const republish = oneAtATime(() => inTurn(() => publish({ before, givesWay: true })));
  const { shareDir } = env;
  const desk = createDesk({ store, compiler, shareDir, makePictures: beforeVisible, givesWay: true, inTurn });
  const how = { ...env, before, givesWay: true };
  const publishDue = async (now: Date): Promise<PublishOutcome> => {
    const [current] = await store.history();
    const ready = (id: number) => publishPreparedRows(store, id, 'schedule', how, now);
    const outcome =
      current &&
      // What is ready waits for nobody who has the compiler at work, and may be what it was at work on.
      ((await ready(current.id)) ??
        (await inTurn(
          async () =>
            (await ready(current.id)) ??
            publishKept(store, compiler, current.id, 'schedule', { ...how, at: now.getTime() }),
        )));
    return outcome ?? { status: 'unchanged', faults: [], version: await store.version() };
  };
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
    desk,
    schedule: {
      nextChange: store.nextChange,
      claim: store.claimChange,
      publish: publishDue,
      prepare: (due) => inTurn(() => prepareAhead(store, compiler, due, how)),
    },
    previews: {
      compile: (id) => inTurn(() => compilePreview(store, compiler, id)),
      apiOf: (pages) => {
        const own = createApi(createMemoryStore(pages, store), {
          logError: (message, error) => logSeldom(message, 'error', message, errorFields(error)),
        });
        return async (path, init) => own.request(path, init);
      },
    },
    close: async () => {
      compiler.end();
      await store.close();
    },
  };
}

async function compilePreview(store: Store, compiler: Compiler, id: string): Promise<PreparedPages | null> {
  const files = await store.previewFiles(id);
  if (!files) return null;
  const { made } = await inTemporaryFolder(files, (contentDir) =>
    compiler.compile({ contentDir, wants: 'pages', drafts: true, givesWay: true, comesAgain: true }),
  );
  return made;
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
