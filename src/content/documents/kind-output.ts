import type { z } from 'zod';
import type { PublishedAddress, SearchEntry } from '../../store/publication.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { Kind } from '../schema/kind-names.ts';
import { asSentences } from '../text/html.ts';
import type { Library } from './library.ts';

/** What the site says of one kind of content. `outputs.ts` lists them all. */
export interface KindOutput<K extends Kind = Kind> {
  /** What the API responds with; kinds without it are only part of other documents. */
  document?: DocumentRecord<K>;
  /** The page of an entry, for kinds that have an address. */
  page?: PageRecord<K>;
  /** What the search knows besides pages. */
  search?(library: Library): SearchEntry[];
}

interface DocumentRecord<K extends Kind> {
  /** Path of the document after `/api/v1/`. */
  path(slug: string): string;
  /** The schema a document must pass before it may be published. */
  schema(slug: string): z.ZodType;
  /** In the order in which lists show them. */
  entries(library: Library): readonly Entry<K>[];
  compile(library: Library, entry: Entry<K>): object;
}

interface PageRecord<K extends Kind> {
  kind(slug: string): PublishedAddress['kind'];
  /** ISO date of the last change, where the entry knows it. */
  updated?(library: Library, entry: Entry<K>, newest: string): string;
  search?(library: Library, entry: Entry<K>): SearchEntry | null;
}

/** What the search knows of a page, beside what its card shows. */
export const searchEntry = (
  kind: SearchEntry['kind'],
  { url, title, image = null }: Pick<SearchEntry, 'url' | 'title'> & Partial<Pick<SearchEntry, 'image'>>,
  { note = null, ...own }: Pick<SearchEntry, 'keywords' | 'text'> & { note?: string | null },
): SearchEntry => ({ kind, url, title, image, note, ...own });

/** Texts of an entry in one line, each told from the next. */
export const sentences = (...parts: (string | string[])[]) => asSentences(parts.flat());

/** The words of a search entry, without what is empty. */
export const words = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join(' ');
