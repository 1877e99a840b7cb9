import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { isPicture } from '../kinds/kinds.ts';

/** Sorted by code unit, independent of the file system. */
export async function listFiles(dir: string): Promise<string[]> {
  const root = resolve(dir);
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`CONTENT_DIR is "${dir}", which is no folder that can be read: name another`, { cause });
  });
  return found
    .filter((item) => item.isFile())
    .map((item) => relative(root, join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .sort();
}

/** Texts by content, pictures by hash. */
export async function folderFiles(dir: string): Promise<{ texts: Map<string, string>; pictures: Map<string, string> }> {
  const [texts, pictures] = [new Map<string, string>(), new Map<string, string>()];
  for (const path of await listFiles(dir)) {
    const bytes = await readFile(join(dir, path));
    if (isPicture(path)) pictures.set(path, createHash('sha256').update(bytes).digest('hex').slice(0, 20));
    else texts.set(path, bytes.toString('utf8'));
  }
  return { texts, pictures };
}
