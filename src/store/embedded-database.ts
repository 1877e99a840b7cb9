import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, type Orm, schema } from './database.ts';
import { lockFolder } from './embedded-lock.ts';

const inMemory = 'memory://';

/**
 * PGlite in a folder. The store can always be rebuilt from `content/`, so a folder whose first set-up
 * was cut short, or that no longer opens, is thrown away rather than repaired.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  if (dataDir.startsWith(inMemory)) return asDatabase(await createPglite(dataDir), () => {});

  const lock = lockFolder(dataDir);
  try {
    return asDatabase(await openOrRecreate(dataDir), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openOrRecreate(dataDir: string): Promise<PGlite> {
  const readyMark = join(dataDir, '.ready');
  if (existsSync(readyMark)) {
    try {
      return await createPglite(dataDir);
    } catch (error) {
      console.error(
        JSON.stringify({
          level: 'warn',
          message: 'embedded database does not open, rebuilding it',
          error: String(error),
        }),
      );
    }
  }
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const pglite = await createPglite(dataDir);
  writeFileSync(readyMark, '');
  return pglite;
}

async function createPglite(dataDir: string): Promise<PGlite> {
  const pglite = await PGlite.create({
    dataDir,
    extensions: { pg_trgm },
    // It never checkpoints by itself: without a limit the write-ahead log only grows.
    startParams: [...PGlite.defaultStartParams, '-c', 'max_wal_size=64MB'],
  });
  await pglite.query('select 1');
  return pglite;
}

function asDatabase(pglite: PGlite, release: () => void): Database {
  return {
    kind: 'embedded',
    orm: drizzle(pglite, { schema }) as unknown as Orm,
    async listen(channel, onMessage) {
      await pglite.listen(channel, onMessage);
    },
    async close() {
      await pglite.close();
      release();
    },
  };
}
