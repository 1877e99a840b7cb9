import type { Store } from '../../store/open-store.ts';
import type { PreparedPublication } from '../../store/prepare-publication.ts';
import type { Occasion } from '../../store/publish.ts';
import { type Fault, hasErrors } from '../load/faults.ts';
import type { Compiler } from './compiler.ts';
import { compilerFingerprint, fingerprintOf } from './fingerprint.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** How far a publication is; pictures are counted. */
export type PublishProgress = { step: 'compile' } | { step: 'pictures'; made: number; of: number } | { step: 'write' };

interface HowToPublish {
  shareDir: string;
  production?: boolean;
  givesWay?: boolean;
  /** For another moment than this one. */
  at?: number;
  /** Done before the new publication can be seen. */
  before?: (publication: PreparedPublication) => Promise<unknown>;
  onProgress?: (progress: PublishProgress) => void;
}

export interface PublishOptions extends HowToPublish {
  contentDir: string;
  /** Compiles although nothing has changed: whoever wants to see the faults. */
  always?: boolean;
}

export interface PublishOutcome {
  status: 'unchanged' | 'published' | 'faulty' | 'failed';
  /** Errors mean that nothing was published; none are looked for where nothing has changed. */
  faults: Fault[];
  /** What is published now. */
  version: string | null;
  /** Why publishing failed, where no editor is to blame. */
  failure?: string;
}

type Compile = Pick<Compiler, 'compile'>;

/** Publishes a content folder, if what is published was made from something else. */
export async function publishContent(
  store: Store,
  compiler: Compile,
  { contentDir, always = false, ...how }: PublishOptions,
): Promise<PublishOutcome> {
  // What another version of the code wrote is not looked at: publishing brings it up to date.
  const isReadable = await store.isMigrated();
  const madeFrom = isReadable ? await store.fingerprint() : null;
  if (!always && madeFrom && madeFrom === (await fingerprintOf(contentDir)))
    return { status: 'unchanged', faults: [], version: await store.version() };
  return compileAndPublish(store, compiler, contentDir, how, { occasion: 'publish' });
}

type Kept = 'restore' | 'schedule';

/**
 * Publishes files that were published before: another publication is brought back, or a moment has come at which the same
 * files show something else. Null when that publication is not kept any more.
 */
export async function publishKept(
  store: Store,
  compiler: Compile,
  id: number,
  occasion: Kept,
  how: HowToPublish,
): Promise<PublishOutcome | null> {
  const files = await store.publicationFiles(id);
  if (!files) return null;
  return inTemporaryFolder(files, (dir) => compileAndPublish(store, compiler, dir, how, occasionOf(id, occasion)));
}

/** The same from rows that are kept, within seconds; null when there are none and it has to be compiled. */
export async function publishPreparedRows(
  store: Store,
  id: number,
  occasion: Kept,
  { onProgress }: HowToPublish,
  now = new Date(),
): Promise<PublishOutcome | null> {
  const publication = await store.preparedFor(id, now, await compilerFingerprint());
  if (!publication) return null;
  const published = await store.version();
  const outcome = (status: PublishOutcome['status'], version: string | null) => ({ status, faults: [], version });
  if (publication.version === published) {
    if (occasion === 'schedule') await store.setNextChange(dateOf(publication.nextChange));
    return outcome('unchanged', published);
  }
  onProgress?.({ step: 'write' });
  const isWritten = await store.publishPrepared(publication, occasionOf(id, occasion));
  return isWritten ? outcome('published', publication.version) : outcome('unchanged', await store.version());
}

const occasionOf = (id: number, occasion: Kept): Occasion =>
  occasion === 'restore' ? { occasion, restored: id } : { occasion, after: id };

const dateOf = (moment: number | null) => (moment === null ? null : new Date(moment));

/** Compiles what the published files show at a later moment, so that only rows are written when it comes. */
export async function prepareAhead(
  store: Store,
  compiler: Compile,
  due: Date,
  { shareDir, givesWay }: HowToPublish,
): Promise<boolean> {
  const [current] = await store.history();
  const own = await compilerFingerprint();
  if (!current || !(await store.claimRows(current.id, due, own, new Date(), claimMs))) return false;
  const files = await store.publicationFiles(current.id);
  if (!files) return false;
  const knownMedia = store.kind === 'embedded' ? await store.mediaHashes() : [];
  const request = { shareDir, givesWay, at: due.getTime(), published: null, knownMedia };
  const { made, faults } = await inTemporaryFolder(files, (contentDir) => compiler.compile({ contentDir, ...request }));
  if (!made || hasErrors(faults)) return false;
  await store.keepRowsAhead(made, due);
  return true;
}

/** Longer than compiling takes; after that another node tries. */
const claimMs = 5 * 60_000;

async function compileAndPublish(
  store: Store,
  compiler: Compile,
  contentDir: string,
  { shareDir, production, givesWay, at, before, onProgress }: HowToPublish,
  occasion: Occasion,
): Promise<PublishOutcome> {
  const isReadable = await store.isMigrated();
  const published = isReadable ? await store.version() : null;
  onProgress?.({ step: 'compile' });
  // Nobody else writes to an embedded database; in a shared one they may be gone by the time this is written.
  const isOwn = store.kind === 'embedded' && isReadable;
  const known = isOwn
    ? { knownMedia: await store.mediaHashes(), knownRows: await store.knownRows() }
    : { knownMedia: [] };
  const compiled = await compiler.compile({ contentDir, shareDir, production, givesWay, at, published, ...known });
  const { made: publication, faults, fingerprint, nextChange } = compiled;
  if (hasErrors(faults)) return { status: 'faulty', faults, version: published };
  if (!publication) {
    if (occasion.occasion === 'publish' && fingerprint && (await store.fingerprint()) !== fingerprint)
      await store.setFingerprint(fingerprint);
    if (occasion.occasion === 'schedule') await store.setNextChange(dateOf(nextChange));
    return { status: 'unchanged', faults, version: published };
  }
  await before?.(publication);
  onProgress?.({ step: 'write' });
  const isWritten = await store.publishPrepared(publication, occasion);
  if (!isWritten) return { status: 'unchanged', faults, version: await store.version() };
  return { status: 'published', faults, version: publication.version };
}
