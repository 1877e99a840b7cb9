import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Store } from '../../store/store.ts';
import { EditorError } from './failure.ts';

/** Writes the published files back, byte for byte, and says how many. Refuses a folder that holds something already. */
export async function exportSources(store: Pick<Store, 'current' | 'publication' | 'picture'>, dir: string) {
  const current = await store.current();
  const publication = current && (await store.publication(current.id));
  if (!publication) throw new EditorError('в хранилище ничего не опубликовано: сначала опубликуйте');
  const root = resolve(dir);
  await mkdir(root, { recursive: true });
  if ((await readdir(root)).length > 0)
    throw new EditorError(`папка ${dir} не пуста: выберите новую, чтобы ничего не перезаписать`);
  for (const { path, text, picture } of publication.sources) {
    const target = resolve(root, path);
    if (!target.startsWith(root + sep)) throw new EditorError(`путь ${path} выходит за пределы папки: файл не записан`);
    const data = text ?? (await store.picture(picture ?? ''))?.bytes;
    if (data === undefined) throw new Error(`the store has lost the picture ${path}`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, data);
  }
  return publication.sources.length;
}
