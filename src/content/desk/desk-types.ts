import type { PageChange } from '../changes/affected-pages.ts';
import type { Change, EntryChange } from '../changes/compare-files.ts';
import type { Fault } from '../load/faults.ts';
import type { ExportedSource } from '../publish/export.ts';
import type { PublishOutcome, PublishProgress } from '../publish/publish-content.ts';

/** A refusal in words for an editor. */
export class DeskError extends Error {
  override name = 'DeskError';
}

export type OnProgress = (progress: PublishProgress) => void;

/** What would become different by publishing a folder. */
export interface Changes {
  entries: EntryChange[];
  pictures: { change: Change; path: string }[];
  /** Empty while there are errors: nobody knows then. */
  pages: PageChange[];
  faults: Fault[];
}

export interface Past {
  id: number;
  /** Whether the site shows it now. */
  isCurrent: boolean;
  version: string;
  /** ISO, with the zone. */
  publishedAt: string;
  occasion: 'publish' | 'schedule' | 'restore';
  restored: number | null;
  changes: { added: number; changed: number; removed: number };
}

type PreviewOutcome = { id: string; until: number; faults: Fault[] } | { id: null; faults: Fault[] };

/**
 * Everything that editors do with what is published, wherever the store is: opened here, or by a site that runs
 * (`open-desk.ts`). Each is done wholly or not at all.
 */
export interface Desk {
  publish(contentDir: string, production: boolean, onProgress?: OnProgress): Promise<PublishOutcome>;
  /** What publishing this folder would change. */
  changes(contentDir: string): Promise<Changes>;
  /** The last publications, newest first. */
  history(): Promise<Past[]>;
  /** Brings a publication back; `latest` is the one before the last change. */
  restore(which: number | 'latest', onProgress?: OnProgress): Promise<PublishOutcome & { id: number }>;
  /** Keeps this folder with all its drafts for a link until then; nothing of it is published. */
  keepPreview(contentDir: string, until: number): Promise<PreviewOutcome>;
  /** The published files; none before the first publication. */
  sources(): Promise<ExportedSource[]>;
}
