import { createApi } from '../api/create-api.ts';
import { buildPublication } from '../content/build-publication.ts';
import { type Fault, formatFault } from '../content/faults.ts';
import type { ServerEnv } from '../env/env.ts';
import { errorFields, log, reasonOf } from '../http/log.ts';
import { openStore, type Store } from '../store/open-store.ts';
import type { FetchApi } from './api-connection.ts';

export interface PublishOutcome {
  /** Errors mean that nothing was published. */
  faults: Fault[];
}

/** The API in this process, over its own database. */
export interface LocalApi {
  kind: Store['kind'];
  fetchApi: FetchApi;
  onPublished: Store['onPublished'];
  /** Why the database is of no use now; null when it answers. */
  trouble(): Promise<string | null>;
  /** Publishes the content folder again if it has changed (embedded database only). */
  republish(): Promise<PublishOutcome>;
  close(): Promise<void>;
}

export async function openLocalApi(env: ServerEnv): Promise<LocalApi> {
  const store = await openStore(env.store);
  try {
    if (store.kind === 'embedded') {
      await store.migrate();
      await publishIfChanged(store, env);
    } else {
      await requirePublished(store);
    }
  } catch (error) {
    await store.close();
    throw error;
  }
  const api = createApi(store, { logError: (message, error) => log('error', message, errorFields(error)) });
  return {
    kind: store.kind,
    fetchApi: async (path, init) => api.request(path, init),
    onPublished: store.onPublished,
    trouble: () => databaseTrouble(store),
    republish: async () => (store.kind === 'embedded' ? publishIfChanged(store, env) : { faults: [] }),
    close: store.close,
  };
}

/** Broken content does not take a running site down: what was published before stays. */
async function publishIfChanged(store: Store, { contentDir, shareDir }: ServerEnv): Promise<PublishOutcome> {
  const published = await store.version();
  if (!published) log('info', 'publishing the content for the first time: this takes a while');
  const { publication, faults, sharePictures } = await buildPublication(contentDir);
  if (!publication) {
    const report = faults
      .filter((fault) => fault.level === 'error')
      .map(formatFault)
      .join('\n');
    if (!published) throw new Error(`the content has faults and nothing was published before:\n${report}`);
    log('error', 'the content has faults: the site stays as it was published before', { report });
    return { faults };
  }
  if (publication.version === published) return { faults };
  const { withSharePictures } = await import('../content/share/make-share-pictures.ts');
  await store.publish(await withSharePictures(publication, sharePictures, shareDir));
  log('info', 'published', { version: publication.version });
  return { faults };
}

/** On a shared database publishing is a job of its own: a site node never writes. */
async function requirePublished(store: Store): Promise<void> {
  const trouble = await store.trouble();
  if (trouble) throw new Error(trouble);
}

/** An embedded database is in this process: it cannot go away by itself. */
async function databaseTrouble(store: Store): Promise<string | null> {
  if (store.kind === 'embedded') return null;
  return store.trouble().catch((error: unknown) => `the database at DATABASE_URL does not answer: ${reasonOf(error)}`);
}
