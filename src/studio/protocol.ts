import type { FieldChange } from '../content/changes/compare-files.ts';
import type { FieldNode } from '../content/kinds/field-tree.ts';
import type { ReferenceTarget } from '../content/schema/metadata.ts';
import type { SearchHit } from '../contract/search.ts';
import type { MarkedPlace } from './preview-protocol.ts';

/** What the studio's server and its page tell each other. Types only: the page is built without the content code. */

/** A file cannot be named so by a series, and the preview of the site has all other addresses. */
export const studioRoot = '/__studio';
export const tokenHeader = 'X-Studio-Token';
/** Every window has a name that it makes for itself: what is being written is kept apart by it. */
export const windowHeader = 'X-Studio-Window';
/** The same in the address of the first page of a preview. */
export const windowKey = 'studio-window';

export type { FieldChange, FieldNode };

type Data = unknown;

export interface StudioFault {
  path: string;
  /** Of the entry. */
  title: string;
  /** `composition.rows[0].unit`; empty for the entry as a whole. */
  field: string;
  line: number;
  message: string;
  remedy: string;
  level: 'error' | 'warning';
  /** Of a draft: nothing is wrong, it is not there yet. */
  isEmpty?: boolean;
  /** What the field would say if the remedy were taken. */
  mend?: string;
  /** The same, or the name of the field that was meant, as an editor knows it. */
  mendWords?: string;
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
  /** Who is named as its author. */
  author: string | null;
  state: 'draft' | 'scheduled' | 'expired' | null;
  /** When one that is scheduled will be on the site. */
  due: string | null;
  errors: number;
  warnings: number;
}

/** A text that has the words that were looked for. */
export interface FoundText {
  path: string;
  field: string;
  title: string;
  kindTitle: string;
  text: SearchHit['text'];
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
  /** The fields that are still empty or wrong, for which the preview shows a sign. */
  gaps: readonly string[];
  /** The line of the file that the text begins with; null where it cannot be read. */
  bodyLine: number | null;
}

export interface EntryChange {
  path: string;
  data?: Data;
  body?: string;
  /** The whole file, where its fields cannot be read. */
  text?: string;
}

/** A place that names an entry. */
export interface ReferenceLine {
  path: string;
  title: string;
  kindTitle: string;
  field: string;
  label: string;
  by: 'reference' | 'address' | 'text';
  /** What may be named there instead. */
  target: ReferenceTarget;
  /** What goes, where nothing is named instead. */
  goes: 'field' | 'row' | 'link' | 'nothing';
}

export interface RemoveRequest {
  path: string;
  base: string;
  /** The name that stands in each place instead; null takes the mention out. A place that is not here stays as it is. */
  references: { path: string; field: string; instead: string | null }[];
  /** Where the address of its page leads from now on. */
  redirectTo?: string | null;
}

export interface Choice {
  value: string;
  title: string;
  note: string | null;
  picture: string | null;
}

export interface HealthItem {
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

/** What was typed on top of `base`, the hash of the text that was opened. */
export interface SaveRequest extends EntryChange {
  base: string;
  /** The opened text itself, where the browser has kept it: the studio may have been started anew since. */
  baseText?: string;
}

export interface SaveReply {
  /** The entry as it is in the folder now: with what others wrote in its other fields meanwhile. */
  view: EntryView;
  checked: Checked;
  /** Labels of the fields that were taken over from others. */
  taken: string[];
}

/** A field that two people have changed, each in another way. */
export interface Clash {
  /** `hero.title`; `body`. */
  field: string;
  label: string;
  base: Data;
  mine: Data;
  theirs: Data;
}

/** The file is not what a change was made from. */
export interface Conflict {
  /** Of the file as it is now; empty when it is gone. */
  hash: string;
  text: string | null;
  /** What was opened, where it is known. */
  base: string | null;
  /** Both versions in one, with `mine` in the clashing fields: to be saved with `hash` as its base. */
  merged: { data: Data; body: string } | null;
  clashes: Clash[];
}

export interface Failure {
  message: string;
  conflict?: Conflict;
}

/** For noticing what others write: asked for whenever the window is looked at again. */
export interface FolderState {
  /** Grows with every change of any file, whoever makes it. */
  revision: number;
}

/** A picture of the content with all that it stands in. */
export interface LibraryPicture {
  path: string;
  width: number;
  height: number;
  bytes: number;
  hash: string;
  alt: string;
  usedBy: MarkedPlace[];
}

/** An earlier text of an entry: as it was before something was done to it, or as git has it. */
export interface PastText {
  id: string;
  /** ISO, with the zone. */
  at: string;
  /** Empty where nobody knows: it was not done in the studio. */
  who: string;
  occasion: 'save' | 'create' | 'rename' | 'remove' | 'restore' | 'outside' | 'merge' | 'commit';
  /** What git was told of it. */
  message: string | null;
}

export interface PastTextView {
  /** From the text that is there now to that one. */
  fields: FieldChange[];
}

/** An entry that was deleted. */
export interface BinLine {
  id: string;
  path: string;
  title: string;
  kindTitle: string;
  at: string;
  who: string;
}
