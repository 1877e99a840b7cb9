import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPicture, kindRecord, placeOf } from '../kinds/kinds.ts';
import { kindNames } from '../schema/kind-names.ts';
import { contentName, missingFile, nameFaults, requiredFiles } from './file-names.ts';
import { listFiles } from './files.ts';
import { loadText } from './load-text.ts';
import { Content } from './loaded-content.ts';
import { readPictures } from './pictures.ts';

export async function loadContent(dir: string): Promise<Content> {
  return loadFiles(await listFiles(dir), folderReader(dir));
}

export const folderReader = (dir: string): FileReader => ({
  // Hundreds of small files: handing each to another thread takes longer than reading it.
  text: (path) => decode(readFileSync(join(dir, path))),
  picture: (path) => readFile(join(dir, path)),
});

export interface FileReader {
  /** Null when it is not UTF-8. */
  text: (path: string) => string | null;
  picture: (path: string) => Promise<Uint8Array>;
}

/** The same from files that lie somewhere else than in a folder. */
export async function loadFiles(files: readonly string[], read: FileReader): Promise<Content> {
  const content = new Content();
  for (const path of files) nameFaults(path, content.faults);
  for (const path of files.filter((file) => !isPicture(file))) loadText(path, read.text(path), content);
  requiredFiles(content);
  content.complete = content.faults.length === 0;
  content.pictures = await readPictures(files.filter(isPicture), read.picture);
  return content;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The same content with one file saying something else, or gone: everything but that file is taken over, not read
 * again. For whoever wants to know what a text would do before it is saved.
 */
export function withDraft(base: Content, path: string, text: string | null): Content {
  const file = contentName(path);
  const place = placeOf(path);
  const content = new Content();
  content.pictures = base.pictures;
  content.faults.push(...base.faults.filter((fault) => fault.file !== file && fault.message !== missingFile));
  content.brokenDrafts.push(
    ...base.brokenDrafts.filter(
      ({ kind, slug }) => kind !== place?.kind || (slug !== place.slug && kindRecord(kind).namesIn === undefined),
    ),
  );
  for (const [name, known] of base.texts) if (name !== path) content.texts.set(name, known);
  for (const entry of base.everyEntry()) if (entry.path !== path) content.add(entry);
  for (const kind of kindNames) {
    const isList = kindRecord(kind).namesIn !== undefined;
    const names = [...base.namesOf(kind)].filter((name) => place?.kind !== kind || (!isList && name !== place.slug));
    content.addNames(kind, names);
  }
  if (text !== null) {
    nameFaults(path, content.faults);
    loadText(path, text, content);
  }
  requiredFiles(content);
  content.complete = content.faults.length === 0;
  return content;
}
