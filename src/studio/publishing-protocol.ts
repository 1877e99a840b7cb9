import type { Change, EntryChange } from '../content/changes/compare-files.ts';
import type { StudioFault } from './protocol.ts';

/** What the board of publications and its server tell each other. */

export type { PageChange } from '../content/changes/affected-pages.ts';

/** Of a file, against the site: whether that has it, and the same. */
export type SiteState = 'same' | 'changed' | 'new';

export interface Undoing {
  /** The site has a newer text; an older one was brought back there; it was removed there. */
  why: 'newer' | 'restored' | 'removed';
  at: string;
  who: string | null;
  message: string | null;
}

export interface PublishRequest {
  /** Only these files. */
  paths: string[];
  after: number;
  /** What was done, for the history. */
  message: string;
  commits: boolean;
}

export interface ChangesView {
  entries: Pick<EntryChange, 'change' | 'kindTitle' | 'title' | 'path' | 'fields'>[];
  pictures: { change: Change; path: string }[];
  errors: StudioFault[];
  /** Files that still have sample data. */
  samples: string[];
  /** Files that others have published or taken back meanwhile: publishing them from here would undo that. */
  undoing: Record<string, Undoing>;
  /** The publication that this is the difference from. */
  after: number;
  /** Whether there is a repository to save the publication in. */
  canCommit: boolean;
}

export interface PastView {
  id: number;
  isCurrent: boolean;
  /** ISO, with the zone. */
  publishedAt: string;
  occasion: 'publish' | 'schedule' | 'restore';
  restored: number | null;
  changes: { added: number; changed: number; removed: number };
  who: string | null;
  message: string | null;
  /** Against the one before; empty of the oldest that is kept. */
  files: { path: string; title: string; change: Change }[];
}

/** What comes while something is published, a line each; the last one says how it ended. */
export type PublishLine =
  | { kind: 'progress'; text: string }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; text: string; errors: StudioFault[] };
