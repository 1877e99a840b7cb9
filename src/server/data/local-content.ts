import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { errorReport } from '../../content/load/faults.ts';
import { hasThisContract, type Publishing, type PublishOutcome } from '../../content/publishing/publishing.ts';
import { contractHash } from '../../contract/contract-hash.ts';
import { errorFields, log, reasonOf } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import type { Publication } from '../../store/publication.ts';
import type { PublicationRecord, Store } from '../../store/store.ts';
import { clockWarning, type Warn } from '../operations/warnings.ts';
import { DataUnavailable } from './api-connection.ts';
import type { ContentSnapshot } from './content-state.ts';
import { type FollowedContent, followContent, withTimeout } from './follow-content.ts';
import { snapshotOf } from './snapshot.ts';
import { countZeroResults } from './zero-results.ts';

export interface LocalContent extends FollowedContent {
  /** What a signed link shows; null when it is not kept, or was made for another version of the code. */
  preview(id: string): Promise<ContentSnapshot | null>;
  picture: Store['picture'];
  /** Publishes the content folder again if it has changed (SQLite only). */
  republish(): Promise<PublishOutcome>;
  close(): Promise<void>;
}

interface LocalContentParts {
  store: Store;
  publishing: Pick<Publishing, 'publish' | 'publishDue'>;
  contentDir: string;
  warn: Warn;
}

const storeTimeoutMs = 5_000;
const payloadTimeoutMs = 120_000;

/** Of several nodes most find, after a wait of their own, that another one has published what was due. */
const dueDelayMs = 2_000;
const retryMs = 30_000;

/** The content of this node's own store: all of the current publication in memory. */
export function openLocalContent({ store, publishing, contentDir, warn }: LocalContentParts): LocalContent {
  const isShared = store.kind === 'postgresql';
  const zeroResults = countZeroResults((queries) => withTimeout(store.countZeroResults(queries), storeTimeoutMs));
  let isTrying = false;
  let isClosed = false;
  let seen = '';
  const content = followContent(isShared ? 'the database' : 'the store', read, warn);
  // Rejects when there never will be anything to serve without an editor.
  const ready = isShared ? content.ready : Promise.race([content.ready, publishAtStart()]).then(() => content.ready);
  ready.catch(() => {});

  return {
    ...content,
    ready,
    async preview(id) {
      const publication = hasThisContract(id) ? await withTimeout(store.preview(id), payloadTimeoutMs) : null;
      return publication && snapshotOf(createCatalogue(publication), { picture });
    },
    picture,
    async republish() {
      if (!isShared) return publish();
      log('warn', 'nodes with a DATABASE_URL do not publish when told to: npm run content -- publish does');
      return { status: 'unchanged', faults: [], version: null };
    },
    async close() {
      isClosed = true;
      content.stop();
      await zeroResults.close();
      await store.close();
    },
  };

  async function picture(hash: string): ReturnType<Store['picture']> {
    try {
      return await withTimeout(store.picture(hash), storeTimeoutMs);
    } catch (error) {
      throw new DataUnavailable('the store does not answer', { cause: error });
    }
  }

  async function read(served: ContentSnapshot | null): Promise<ContentSnapshot | string> {
    const record = await withTimeout(store.current(), storeTimeoutMs);
    const now = await withTimeout(store.now(), storeTimeoutMs);
    // A file has no clock of its own, but nothing in it can have been published later than now.
    const isAhead = !isShared && record && record.publishedAt > now;
    warn(
      'clock',
      isAhead ? clockWarning(record.publishedAt, 'the last publication') : clockWarning(now, 'the database'),
    );
    if (record?.nextChange && record.nextChange <= now)
      void attempt('what is due cannot be published from here', publishDue);
    // The file was damaged and set aside, or removed.
    if (!record && served && !isShared) void attempt('the store is empty', publish);
    const confirmed = `${record?.id} ${record?.fingerprint}`;
    if (confirmed !== seen) warn('publish', null);
    seen = confirmed;
    if (record?.contract !== contractHash()) return whyNot(record);
    if (record.version === served?.version) return served;
    const publication = await withTimeout(store.publication(record.id), payloadTimeoutMs);
    if (!publication) throw new Error(`the publication ${record.id} has just been removed`);
    warn('samples', samplesWarning(publication));
    return snapshotOf(createCatalogue(publication), { picture, onZeroResults: zeroResults.count });
  }

  /** What is served stays: nodes of two versions of the code share a store while one replaces the other. */
  function whyNot(record: PublicationRecord | null): string {
    const reason = record
      ? `the publication ${record.id} was made for another version of the code`
      : 'nothing has been published yet';
    return isShared
      ? `${reason}; publish with this version: npm run content -- publish`
      : `${reason}; the content folder is being published, which takes a while`;
  }

  async function publishAtStart(): Promise<void> {
    await content.look();
    try {
      const { status, faults } = await publish();
      if (status === 'faulty' && !content.current())
        throw new Error(`the content has faults and there is nothing else to serve:\n${errorReport(faults)}`);
    } catch (error) {
      if (!content.current()) throw error;
      if (!isClosed) log('error', 'publishing failed: the site stays as it was published before', errorFields(error));
    }
  }

  async function publish(): Promise<PublishOutcome> {
    const outcome = await orWarn(publishing.publish({ contentDir }));
    const { status, version, faults } = outcome;
    if (status === 'published') log('info', 'published', { version });
    if (status === 'faulty' && content.current())
      log('error', 'the content has faults: the site stays as it was published before', {
        report: errorReport(faults),
      });
    await content.look();
    return outcome;
  }

  async function publishDue(): Promise<void> {
    if (isShared) await sleep(Math.random() * dueDelayMs);
    if (isClosed) return;
    const { status, version } = await orWarn(publishing.publishDue({}));
    if (status === 'faulty') throw new Error("the published files have faults by today's rules");
    if (status === 'published') log('info', 'published what was due', { version });
    await content.look();
  }

  /** Until something is published again. */
  async function orWarn(work: Promise<PublishOutcome>): Promise<PublishOutcome> {
    try {
      const outcome = await work;
      const [first] = outcome.faults.filter(({ level }) => level === 'error');
      warn('publish', first ? `the last publish failed: ${first.file}:${first.line} ${first.message}` : null);
      return outcome;
    } catch (error) {
      if (!isClosed) warn('publish', `the last publish failed: ${reasonOf(error)}`);
      throw error;
    }
  }

  /** One at a time; after a failure not again for a while. */
  async function attempt(failure: string, work: () => Promise<unknown>): Promise<void> {
    if (isTrying) return;
    isTrying = true;
    try {
      await work();
    } catch (error) {
      if (!isClosed) logSeldom(failure, 'warn', failure, errorFields(error));
      await sleep(retryMs);
    } finally {
      isTrying = false;
    }
  }
}

function samplesWarning({ sources }: Publication): string | null {
  const files = sources.filter(({ text }) => text && /^[\s-]*sample: true\b/m.test(text)).length;
  return files > 0
    ? `${files} published files hold sample data: npm run content -- check --production names every place`
    : null;
}

/** Keeps no process alive. */
const sleep = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms).unref());
