import { resolve } from 'node:path';

export interface StoreSettings {
  /** A PostgreSQL connection string; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string;
  /** Folder of the embedded database; `memory://` keeps it in memory. */
  dataDir: string;
}

export function storeSettings(env: Record<string, string | undefined>): StoreSettings {
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must start with postgres:// or postgresql://, or be empty for the embedded database');
  }
  return { databaseUrl, dataDir: resolve(env.DATA_DIR || '.data/store') };
}
