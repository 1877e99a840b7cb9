import { randomBytes } from 'node:crypto';
import { contractHash } from '../../contract/contract-hash.ts';
import type { PageChange } from '../changes/affected-pages.ts';
import type { Change, EntryChange } from '../changes/compare-files.ts';
import type { Fault } from '../load/faults.ts';

/** How far a publication is; pictures are counted. */
export type PublishProgress = { step: 'compile' } | { step: 'pictures'; made: number; of: number } | { step: 'write' };
export type OnProgress = (progress: PublishProgress) => void;

export interface PublishOutcome {
  status: 'unchanged' | 'published' | 'faulty';
  /** Errors mean that nothing was published; none are looked for where nothing has changed. */
  faults: Fault[];
  /** What is published now. */
  version: string | null;
}

/** What publishing a folder would change. */
export interface Changes {
  entries: EntryChange[];
  pictures: { change: Change; path: string }[];
  /** Empty while there are errors: they are not known then. */
  pages: PageChange[];
  faults: Fault[];
}

interface FolderOptions {
  contentDir: string;
}

interface PublishOptions extends FolderOptions {
  /** Refuses sample data. */
  production?: boolean;
  /** Compiles although nothing has changed, to find the faults. */
  always?: boolean;
  /** Only these files are taken from the folder; all others stay as they are on the site. */
  only?: readonly string[];
  /** Published only while this is the current publication: whoever was faster is not overwritten. */
  after?: number;
  /** For the history: who publishes, and why. */
  who?: string;
  message?: string;
}

interface RestoreOptions {
  /** `latest` is the one before the last change. */
  which: number | 'latest';
  who?: string;
}

/**
 * Everything that writes publications, in this process (`createPublishing`) or in a child (`publishingInChild`). Each is
 * done wholly or not at all.
 */
export interface Publishing {
  publish(options: PublishOptions, onProgress?: OnProgress): Promise<PublishOutcome>;
  /** Brings a publication back. */
  restore(options: RestoreOptions, onProgress?: OnProgress): Promise<PublishOutcome & { id: number }>;
  /** Publishes the same files again when an entry in them is due or ends. */
  publishDue(options: Record<string, never>, onProgress?: OnProgress): Promise<PublishOutcome>;
  /** Keeps a folder with all its drafts for a signed link, until then; null when it has errors. */
  savePreview(options: FolderOptions & { until: Date }): Promise<{ id: string | null; faults: Fault[] }>;
  changes(options: FolderOptions): Promise<Changes>;
}

const contractMark = () => contractHash().slice(0, 8);

/** Names the contract, too: a node with another one cannot show what was compiled for it. */
export const newPreviewId = () => contractMark() + randomBytes(8).toString('hex');
export const hasThisContract = (previewId: string) => previewId.startsWith(contractMark());
