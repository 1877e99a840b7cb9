import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Sorted by code unit, so that nothing downstream depends on the file system's order. */
export async function listFiles(dir: string): Promise<string[]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile())
    .map((item) =>
      join(item.parentPath, item.name)
        .slice(dir.replace(/\/+$/, '').length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .sort();
}
