import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import type { StoredFile } from '../../store/history.ts';

/** Writes files that the store keeps where the compiler can read them, for as long as the work lasts. */
export async function inTemporaryFolder<T>(
  files: AsyncIterable<StoredFile>,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'vitimepro-kept-'));
  try {
    for await (const { path, data } of files) {
      const target = resolve(dir, path);
      if (!target.startsWith(dir + sep)) throw new Error(`путь ${path} выходит за пределы папки`);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, data);
    }
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
