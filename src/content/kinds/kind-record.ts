import { posix } from 'node:path';
import type { z } from 'zod';
import type { PublishedAddress, SearchEntry } from '../../store/publication.ts';
import type { Library } from '../answers/library.ts';
import type { Voice } from '../claims/find-claims.ts';
import { asSentences } from '../html.ts';
import type { Kind } from '../kinds.ts';
import type { Entry } from '../loaded-content.ts';
import type { ShareColours, ShareSpec } from '../share/share-book.ts';

/** Everything there is to say about one kind of content. `kinds.ts` lists them all. */
export interface KindRecord<K extends Kind = Kind, S extends z.ZodType = z.ZodType> extends Files {
  /** «Статьи»: in the table of counts, in the field list and over a list of entries. */
  title: string;
  /** «статьи»: how a message names one that is not there. */
  missing: string;
  /** Kinds without a voice of their own speak to machines or of the law: nobody asks what they promise. */
  voice: Voice | null;
  schema: S;
  /** Where the entries of a kind differ in their fields: a schema for each name. */
  variants?: Readonly<Record<string, z.ZodType>>;
  /** The field that names what an entry belongs to: where that is hidden, so is the entry. */
  goesWith?: string;
  /** Names that must be there. */
  required?: readonly string[];
  /** Lists in one file: the names of their items, whatever else may be wrong with them; null for what is no list. */
  namesIn?(data: unknown): string[] | null;
  /** How many there are, where that is not the number of names. */
  count?(entry: Entry<K>): number;
  /** What the API answers with; kinds without it are only part of other answers. */
  document?: DocumentRecord<K>;
  /** The page of an entry; kinds without it have none of their own. */
  page?: PageRecord<K>;
  /** What the search knows besides pages. */
  search?(library: Library): SearchEntry[];
}

interface DocumentRecord<K extends Kind> {
  /** Path of the answer after `/api/v1/`. */
  path(slug: string): string;
  /** The schema an answer must pass before it may be published. */
  answer(slug: string): z.ZodType;
  /** In the order in which lists show them. */
  entries(library: Library): readonly Entry<K>[];
  compile(library: Library, entry: Entry<K>): object;
}

interface PageRecord<K extends Kind> {
  /** Null for a page that is shown at no address of its own. */
  address(slug: string): string | null;
  kind(slug: string): PublishedAddress['kind'];
  /** ISO date of the last change, where the entry knows it. */
  updated?(library: Library, entry: Entry<K>, newest: string): string;
  search?(library: Library, entry: Entry<K>): SearchEntry | null;
  share(library: Library, entry: Entry<K>): ShareSurroundings;
}

/** What surrounds the title on the sharing picture. */
export interface ShareSurroundings {
  kicker: string;
  colours?: ShareColours;
  /** It shows products: the warning of the law must be on it. */
  promotes?: boolean;
  focus?: ShareSpec['focus'];
}

interface Files {
  /** Where editors find it: `content/articles`. */
  folder: string;
  /** The entry that a file of the content folder is, or null for a file of another kind. */
  slugOf(path: string): string | null;
  fileOf(slug: string): string;
  /** Markdown under the fields. */
  hasBody: boolean;
}

/** `articles/gigiena-sna.md` is the entry `gigiena-sna`. */
export function filesIn(folder: string, extension: '.md' | '.yml'): Files {
  return {
    folder: `content/${folder}`,
    slugOf: (path) =>
      posix.dirname(path) === folder && path.endsWith(extension) ? posix.basename(path, extension) : null,
    fileOf: (slug) => `${folder}/${slug}${extension}`,
    hasBody: extension === '.md',
  };
}

/** `faq.yml` is the one entry of its kind. */
export function singleFile(kind: Kind): Files {
  const file = `${kind}.yml`;
  return {
    folder: `content/${file}`,
    slugOf: (path) => (path === file ? kind : null),
    fileOf: () => file,
    hasBody: false,
  };
}

/** For a list in one file, as a whole or under a key. */
export function idsOf(items: unknown): string[] | null {
  if (!Array.isArray(items)) return null;
  return items.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : [],
  );
}

/** The words of a search entry, without what is empty. */
/** Texts of an entry in one line, each told from the next. */
export const sentences = (...parts: (string | string[])[]) => asSentences(parts.flat());
export const words = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join(' ');
