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
  /** What is true of every entry of its kind. */
  record: KindRecord;
  /** What its data went through: it knows what every field is. */
  schema: z.ZodType;
  data: KindData[K];
  body: string;
  bodyLine: number;
  /** Where a value of `data` stands in the file: drafts that are not well-formed are no items of its lists. */
  inFile(path: Path): Path;
  lineOf(path: Path): number;
  blockLine(path: Path): number | null;
}

type Entries = { [K in Kind]: Map<string, Entry<K>> };

/** Something of its own for every kind. */
function forEachKind<T>(make: () => T): Record<Kind, T> {
  return Object.fromEntries(kindNames.map((kind) => [kind, make()])) as Record<Kind, T>;
}

export class Content {
  readonly #entries: Entries = forEachKind(() => new Map());
  /** Names that exist, whether or not their entries are well-formed: one fault must not cause ten others. */
  readonly #names: Record<Kind, Set<string>> = forEachKind(() => new Set());
  readonly texts = new Map<string, string>();
  pictures = new Map<string, PictureRead>();
  readonly faults: Fault[] = [];
  /** Drafts that are not well-formed: nobody is kept from publishing the others. */
  readonly brokenDrafts: Place[] = [];
  /** False when an entry could not be read: then nobody knows what it would have mentioned. */
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

  /** The entry of a kind that is one file. */
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
