import type { Store } from '../store/open-store.ts';
import type { PreparedPublication } from '../store/prepare-publication.ts';
import type { Compiler } from './compiler.ts';
import { type Fault, hasErrors } from './faults.ts';
import { fingerprintOf } from './fingerprint.ts';

export interface PublishOptions {
  contentDir: string;
  shareDir: string;
  production?: boolean;
  /** Compiles although nothing has changed: whoever wants to see the faults. */
  always?: boolean;
  givesWay?: boolean;
  /** Done before the new publication can be seen. */
  before?: (publication: PreparedPublication) => Promise<unknown>;
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

/** Publishes a content folder, if what is published was made from something else. */
export async function publishContent(
  store: Store,
  compiler: Pick<Compiler, 'compile'>,
  { contentDir, shareDir, production, givesWay, always = false, before }: PublishOptions,
): Promise<PublishOutcome> {
  // What another version of the code wrote is not looked at: publishing brings it up to date.
  const isReadable = await store.isMigrated();
  const published = isReadable ? await store.version() : null;
  const madeFrom = isReadable ? await store.fingerprint() : null;
  if (!always && madeFrom && madeFrom === (await fingerprintOf(contentDir)))
    return { status: 'unchanged', faults: [], version: published };

  // Nobody else writes to an embedded database; in a shared one pictures may be gone by the time this is written.
  const knownMedia = store.kind === 'embedded' ? await store.mediaHashes() : [];
  const compiled = await compiler.compile({ contentDir, shareDir, production, givesWay, published, knownMedia });
  const { publication, faults, fingerprint } = compiled;
  if (hasErrors(faults)) return { status: 'faulty', faults, version: published };
  if (!publication) {
    if (madeFrom !== fingerprint) await store.setFingerprint(fingerprint);
    return { status: 'unchanged', faults, version: published };
  }
  await before?.(publication);
  await store.publishPrepared(publication);
  return { status: 'published', faults, version: publication.version };
}
