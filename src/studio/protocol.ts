import type { FieldNode } from '../content/kinds/field-tree.ts';

/** What the studio's server and its page tell each other. Types only: the page is built without the content code. */

/** A file cannot be named so by a series, and the preview of the site has all other addresses. */
export const studioRoot = '/__studio';
export const tokenHeader = 'X-Studio-Token';

export type { FieldNode };

type Data = unknown;

export interface StudioFault {
  path: string;
  /** `composition.rows[0].unit`; empty for the entry as a whole. */
  field: string;
  line: number;
  message: string;
  remedy: string;
  level: 'error' | 'warning';
  /** What the field would say if the remedy were taken. */
  mend?: string;
  /** No field has this name: the one that was meant, or null where it can only be taken out. */
  unknown?: { meant: string | null };
}

export interface EntryLine {
  path: string;
  slug: string;
  title: string;
  /** A picture of the content folder. */
  picture: string | null;
  note: string | null;
  state: 'draft' | 'scheduled' | 'expired' | null;
  errors: number;
  warnings: number;
}

export interface KindLine {
  kind: string;
  title: string;
  /** One file, whose items are edited together. */
  isSingle: boolean;
  canCreate: boolean;
  entries: EntryLine[];
}

export interface PictureFacts {
  width: number;
  height: number;
  bytes: number;
  /** Too small for the place it stands in on a screen of double density. */
  isSmall: boolean;
  hash: string;
}

export interface EntryView {
  path: string;
  kind: string;
  kindTitle: string;
  slug: string;
  title: string;
  /** Where the page is in the preview. */
  address: string | null;
  tree: FieldNode;
  hasBody: boolean;
  /** Undefined where the file cannot be read: then its text is edited. */
  data: Data;
  body: string;
  text: string;
  hash: string;
  canRename: boolean;
  canRemove: boolean;
  /** Width and height that pictures of this kind are made in. */
  frame: [number, number];
}

export interface Checked {
  faults: StudioFault[];
  /** Errors that other entries have, as long as this one is as it is. */
  elsewhere: StudioFault[];
  /** What follows from what was typed, by field: shares of the norm. */
  computed: Record<string, string>;
  pictures: Record<string, PictureFacts>;
  /** Whether the preview shows what was typed. */
  canPreview: boolean;
}

export interface EntryChange {
  path: string;
  data?: Data;
  body?: string;
  /** The whole file, where its fields cannot be read. */
  text?: string;
}

export interface Choice {
  value: string;
  title: string;
  note: string | null;
  picture: string | null;
}

export interface HealthItem {
  group: string;
  text: string;
  path: string | null;
  field: string | null;
}

export interface HealthReport {
  groups: { title: string; help: string; items: HealthItem[] }[];
}

export interface LinkResult {
  url: string;
  path: string;
  field: string;
  /** «404», «нет связи». */
  outcome: string;
  isFine: boolean;
}

export interface Failure {
  message: string;
  /** The file as it is now, where somebody else was faster. */
  conflict?: { hash: string };
}

export interface ChangesView {
  entries: {
    change: 'added' | 'changed' | 'removed';
    kindTitle: string;
    title: string;
    path: string;
    fields: { field: string; label: string; before: string | null; after: string | null }[];
  }[];
  pictures: { change: 'added' | 'changed' | 'removed'; path: string }[];
  pages: { change: 'added' | 'changed' | 'removed'; address: string; title: string }[];
  errors: StudioFault[];
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
}

/** What comes while something is published, a line each; the last one says how it ended. */
export type PublishLine =
  | { kind: 'progress'; text: string }
  | { kind: 'done'; text: string; isPublished: boolean }
  | { kind: 'failed'; text: string };
