import { setTimeout as sleep } from 'node:timers/promises';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { errorReport } from '../../content/load/faults.ts';
import { hasThisContract, type Publishing, type PublishOutcome } from '../../content/publishing/publishing.ts';
import { contractHash } from '../../contract/contract-hash.ts';
import { errorFields, log } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import type { PublicationRecord, Store } from '../../store/store.ts';
import { DataUnavailable } from './api-connection.ts';
import type { ContentSnapshot, ContentState } from './content-state.ts';
import { notify, startPoll, withTimeout } from './poll.ts';
import { snapshotOf } from './snapshot.ts';
import { countZeroResults } from './zero-results.ts';

export interface LocalContent extends ContentState {
  /** What a signed link shows; null when it is not kept, or was made for another version of the code. */
  preview(id: string): Promise<ContentSnapshot | null>;
  picture: Store['picture'];
  /** Publishes the content folder again if it has changed (SQLite only). */
  republish(): Promise<PublishOutcome>;
  /** Resolves when there is something to serve; rejects when there never will be without an editor. */
  ready: Promise<void>;
  close(): Promise<void>;
}

interface LocalContentParts {
  store: Store;
  publishing: Pick<Publishing, 'publish' | 'publishDue'>;
  contentDir: string;
  pollMs?: number;
}

const currentTimeoutMs = 5_000;
const payloadTimeoutMs = 120_000;

/** Of several nodes most find, after a wait of their own, that another one has published what was due. */
const dueDelayMs = 2_000;
const retryMs = 30_000;

/** The content of this node's own store: all of the current publication in memory, read again when another is current. */
export function openLocalContent({ store, publishing, contentDir, pollMs }: LocalContentParts): LocalContent {
  const ready = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();
  const zeroResults = countZeroResults((queries) => withTimeout(store.countZeroResults(queries), currentTimeoutMs));
  let served: ContentSnapshot | null = null;
  let waitingFor: string | null = null;
  let isTrying = false;
  let isClosed = false;
  const poll = startPoll(
    `the ${store.kind === 'sqlite' ? 'store in DATA_DIR' : 'database at DATABASE_URL'}`,
    look,
    pollMs,
  );
  const stopListening = store.onPublished(() => void poll.look());
  if (store.kind === 'sqlite') void publishAtStart();

  return {
    current: () => served,
    away: poll.away,
    notReady: () => (served ? null : (poll.away()?.reason ?? waitingFor ?? 'the content has not been read yet')),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async preview(id) {
      const publication = hasThisContract(id) ? await withTimeout(store.preview(id), payloadTimeoutMs) : null;
      return publication && snapshotOf(createCatalogue(publication), { picture });
    },
    picture,
    republish: () => (store.kind === 'sqlite' ? publish() : Promise.resolve(nothingPublished)),
    ready: ready.promise,
    async close() {
      isClosed = true;
      poll.stop();
      stopListening();
      await zeroResults.close();
      await store.close();
    },
  };

  async function picture(hash: string): ReturnType<Store['picture']> {
    try {
      return await withTimeout(store.picture(hash), currentTimeoutMs);
    } catch (error) {
      throw new DataUnavailable('the store does not answer', { cause: error });
    }
  }

  async function look(): Promise<void> {
    const record = await withTimeout(store.current(), currentTimeoutMs);
    if (record?.contract === contractHash()) await serve(record);
    else wait(record);
    if (record?.nextChange && record.nextChange <= (await withTimeout(store.now(), currentTimeoutMs)))
      void attempt('what is due cannot be published from here', publishDue);
    // The file was damaged and set aside, or removed.
    else if (!record && served && store.kind === 'sqlite') void attempt('the store is empty', publish);
  }

  async function serve({ id, version }: PublicationRecord): Promise<void> {
    if (version === served?.version) return;
    const publication = await withTimeout(store.publication(id), payloadTimeoutMs);
    // Another one is current by now: the next look finds it.
    if (!publication) return;
    served = snapshotOf(createCatalogue(publication), { picture, onZeroResults: zeroResults.count });
    log('info', 'content version', { version });
    ready.resolve();
    notify(listeners);
  }

  /** What is served stays: nodes of two versions of the code share a store while one replaces the other. */
  function wait(record: PublicationRecord | null): void {
    const publish = 'publish with this version of the code: npm run content -- publish';
    const reason = record
      ? `the publication ${record.id} was made for another version of the code; ${publish}`
      : `nothing has been published yet; ${publish}`;
    if (reason === waitingFor) return;
    waitingFor = reason;
    if (store.kind === 'postgresql' || record) log('warn', reason);
  }

  async function publishAtStart(): Promise<void> {
    try {
      if (!(await store.current())) log('info', 'publishing the content for the first time: this takes a while');
      const { status, faults } = await publish();
      if (!served && status === 'faulty')
        throw new Error(`the content has faults and there is nothing else to serve:\n${errorReport(faults)}`);
    } catch (error) {
      if (isClosed) return;
      if (served) log('error', 'publishing failed: the site stays as it was published before', errorFields(error));
      else ready.reject(error);
    }
  }

  async function publish(): Promise<PublishOutcome> {
    const outcome = await publishing.publish({ contentDir });
    const { status, version, faults } = outcome;
    if (status === 'published') log('info', 'published', { version });
    if (status === 'faulty' && served)
      log('error', 'the content has faults: the site stays as it was published before', {
        report: errorReport(faults),
      });
    await poll.look();
    return outcome;
  }

  async function publishDue(): Promise<void> {
    if (store.kind === 'postgresql') await sleep(Math.random() * dueDelayMs, undefined, { ref: false });
    if (isClosed) return;
    const { status, version } = await publishing.publishDue({});
    if (status === 'faulty') throw new Error("the published files have faults by today's rules");
    if (status === 'published') log('info', 'published what was due', { version });
    await poll.look();
  }

  /** One at a time; after a failure not again for a while. */
  async function attempt(failure: string, work: () => Promise<unknown>): Promise<void> {
    if (isTrying) return;
    isTrying = true;
    try {
      await work();
    } catch (error) {
      if (!isClosed) logSeldom(failure, 'warn', failure, errorFields(error));
      await sleep(retryMs, undefined, { ref: false });
    } finally {
      isTrying = false;
    }
  }
}

const nothingPublished: PublishOutcome = { status: 'unchanged', faults: [], version: null };
