import { StoreError } from './store-error.ts';

/** Of the tables in both databases. */
export const schemaVersion = 1;

export function checkSchemaVersion(version: number, remedy: string): void {
  if (version > schemaVersion)
    throw new StoreError(
      'newer-store',
      `the store was written by a newer version of the site: run that version, or ${remedy}`,
    );
}
