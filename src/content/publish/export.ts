import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Publication } from '../../store/publication.ts';

/** A content file as it was: text for entries, bytes for pictures. */
export interface ExportedSource {
  path: string;
  text: string | null;
  bytes: Uint8Array | null;
}

export function sourcesOf({ sources, media }: Pick<Publication, 'sources' | 'media'>): ExportedSource[] {
  const bytes = new Map(media.map((picture) => [picture.hash, picture.bytes]));
  return sources.map(({ path, text, media: hash }) => ({
    path,
    text,
    bytes: hash === null ? null : (bytes.get(hash) ?? null),
  }));
}

/** Writes the published files back, byte for byte. Refuses a folder that holds something already. */
export async function exportSources(sources: readonly ExportedSource[], dir: string): Promise<void> {
  const root = resolve(dir);
  await mkdir(root, { recursive: true });
  if ((await readdir(root)).length > 0)
    throw new Error(`папка ${dir} не пуста: выберите новую, чтобы ничего не перезаписать`);
  for (const { path, text, bytes } of sources) {
    const target = resolve(root, path);
    if (!target.startsWith(root + sep)) throw new Error(`путь ${path} выходит за пределы папки`);
    const data = text ?? bytes;
    if (data === null) throw new Error(`у файла ${path} нет содержимого`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, data);
  }
}
