import { posix } from 'node:path';
import type { z } from 'zod';
import type { Tone } from '../claims/find-claims.ts';
import type { Kind } from '../schema/kind-names.ts';

/** A kind of content: its files, fields and addresses. `kinds.ts` lists them all. */
export interface KindRecord<S extends z.ZodType = z.ZodType> extends Files {
  /** «Статьи», as a heading. */
  title: string;
  /** «статьи», for a message about a missing one. */
  missing: string;
  /** Null for kinds without texts to check for claims. */
  tone: Tone | null;
  schema: S;
  /** A schema per entry, where the fields differ. */
  variants?: Readonly<Record<string, z.ZodType>>;
  /** The field with the parent: a hidden parent hides the entry. */
  goesWith?: string;
  /** For lists in one file: the names of the items, also of malformed ones; null if it is not a list. */
  namesIn?(data: unknown): string[] | null;
  /** The number of items, where it is not the number of names. */
  count?(data: z.infer<S>): number;
  /** The address of an entry; null for one without a page. Kinds without it have no pages. */
  address?(slug: string): string | null;
}

interface Files {
  /** The folder for editors: `content/articles`. */
  folder: string;
  /** The entry of a file, or null for a file of another kind. */
  slugOf(path: string): string | null;
  fileOf(slug: string): string;
  hasBody: boolean;
  /** Required entries. */
  required?: readonly string[];
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
    required: [kind],
  };
}

/** For a list in one file, as a whole or under a key. */
export function idsOf(items: unknown): string[] | null {
  if (!Array.isArray(items)) return null;
  return items.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : [],
  );
}
