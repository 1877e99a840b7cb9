import type { z } from 'zod';
import type { KindRecord } from '../kinds/kind-record.ts';
import type { KindData, Place } from '../kinds/kinds.ts';
import { type Kind, kindNames } from '../schema/kind-names.ts';
import type { Fault, Path } from './faults.ts';
import type { PictureRead } from './pictures.ts';

export interface Entry<K extends Kind = Kind> extends Place<K> {
  /** Path inside the content folder. */
  path: string;
  /** Path as faults print it. */
  file: string;
  /** The record of its kind. */
  record: KindRecord;
  /** The schema of the data, with the metadata of every field. */
  schema: z.ZodType;
  data: KindData[K];
  body: string;
  bodyLine: number;
  /** The line of a value in the file: list items that are malformed drafts are not in `data`. */
  inFile(path: Path): Path;
  lineOf(path: Path): number;
  blockLine(path: Path): number | null;
}

type Entries = { [K in Kind]: Map<string, Entry<K>> };

function forEachKind<T>(make: () => T): Record<Kind, T> {
  return Object.fromEntries(kindNames.map((kind) => [kind, make()])) as Record<Kind, T>;
}

export class Content {
  readonly #entries: Entries = forEachKind(() => new Map());
  /** Existing names, also of malformed entries, so that one fault does not cause others. */
  readonly #names: Record<Kind, Set<string>> = forEachKind(() => new Set());
  readonly texts = new Map<string, string>();
  pictures = new Map<string, PictureRead>();
  readonly faults: Fault[] = [];
  /** Malformed drafts: they do not prevent publishing. */
  readonly brokenDrafts: Place[] = [];
  /** False when an entry could not be read: its references are unknown then. */
  complete = true;

  add<K extends Kind>(entry: Entry<K>): void {
    this.#entries[entry.kind].set(entry.slug, entry);
  }

  addNames(kind: Kind, names: Iterable<string>): void {
    for (const name of names) this.#names[kind].add(name);
  }

  all<K extends Kind>(kind: K): Entry<K>[] {
    return [...this.#entries[kind].values()];
  }

  find<K extends Kind>(kind: K, slug: string): Entry<K> | undefined {
    return this.#entries[kind].get(slug);
  }

  get<K extends Kind>(kind: K, slug: string): Entry<K> {
    const entry = this.find(kind, slug);
    if (!entry) throw new Error(`content has no ${kind} ${slug}`);
    return entry;
  }

  /** The entry of a kind with a single file. */
  single<K extends Kind>(kind: K): Entry<K> | undefined {
    return this.find(kind, kind);
  }

  has(kind: Kind, name: string): boolean {
    return this.#names[kind].has(name);
  }

  namesOf(kind: Kind): ReadonlySet<string> {
    return this.#names[kind];
  }

  *everyEntry(): Generator<Entry> {
    for (const kind of kindNames) yield* this.all(kind);
  }
}
