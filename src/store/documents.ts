import { eq, sql } from 'drizzle-orm';
import { type Orm, type ReadDocument, schema } from './database.ts';

/** Most pages are made from one of these: the question is put into words once. */
export function createReadDocument(orm: Orm): ReadDocument {
  const { body, hash, path: column } = schema.documents;
  const statement = orm
    .select({ body, hash })
    .from(schema.documents)
    .where(eq(column, sql.placeholder('path')))
    // Without a name: a pooler before the database need not know it.
    .prepare('');
  return async (path) => {
    const [row] = await statement.execute({ path });
    return row ?? null;
  };
}
