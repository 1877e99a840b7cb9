import { posix } from 'node:path';
import type { z } from 'zod';
import type { Voice } from '../claims/find-claims.ts';
import type { Kind } from '../schema/kind-names.ts';

/** What one kind of content is: its files, its fields, its addresses. `kinds.ts` lists them all. */
export interface KindRecord<S extends z.ZodType = z.ZodType> extends Files {
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
  count?(data: z.infer<S>): number;
  /** Of an entry's page; null for one that is shown at no address of its own. Kinds without it have no pages. */
  address?(slug: string): string | null;
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
