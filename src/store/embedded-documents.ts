import type { PGlite } from '@electric-sql/pglite';
import type { ReadDocument, StoredDocument } from './database.ts';
import { othersFirst } from './steps.ts';

const statement = 'prepare document_at (text) as select body, hash from documents where path = $1';

/** Needs no quoting; every address of a page is one of these. */
const plainPath = /^[\w/-]+$/;

/**
 * The same from PGlite, which passes six messages for a statement with a value in it, and one for a statement that it
 * knows by name: half of the time that reading a page's document takes.
 */
export function createReadEmbedded(pglite: PGlite, otherwise: ReadDocument): ReadDocument {
  let known: Promise<unknown> | undefined;
  return async (path) => {
    if (!plainPath.test(path)) return otherwise(path);
    known ??= pglite.exec(statement);
    try {
      await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
    const [found] = await pglite.exec(`execute document_at ('${path}')`);
    await othersFirst();
    return (found?.rows[0] as StoredDocument | undefined) ?? null;
  };
}
