import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPicture } from '../kinds/kinds.ts';
import { listFiles } from './list-files.ts';

/** A content folder as it lies there: texts whole, pictures by the name that the store gives them. */
export async function folderFiles(dir: string): Promise<{ texts: Map<string, string>; pictures: Map<string, string> }> {
  const [texts, pictures] = [new Map<string, string>(), new Map<string, string>()];
  for (const path of await listFiles(dir)) {
    const bytes = await readFile(join(dir, path));
    if (isPicture(path)) pictures.set(path, createHash('sha256').update(bytes).digest('hex').slice(0, 20));
    else texts.set(path, bytes.toString('utf8'));
  }
  return { texts, pictures };
}
