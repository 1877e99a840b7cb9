import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPicture, kindRecord, placeOf } from '../kinds/kinds.ts';
import { kindNames } from '../schema/kind-names.ts';
import { contentName, missingFile, nameFaults, requiredFiles } from './file-names.ts';
import { listFiles } from './files.ts';
import { loadText } from './load-text.ts';
import { Content } from './loaded-content.ts';
import { readPictures } from './pictures.ts';

export async function loadContent(dir: string): Promise<Content> {
  const content = new Content();
  const files = await listFiles(dir);
  for (const path of files) nameFaults(path, content.faults);
  // Read synchronously: for hundreds of small files that is faster than a thread pool.
  for (const path of files.filter((file) => !isPicture(file)))
    loadText(path, decode(readFileSync(join(dir, path))), content);
  requiredFiles(content);
  content.complete = content.faults.length === 0;
  content.pictures = await readPictures(dir, files.filter(isPicture));
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
 * The same content with one file changed or removed; only that file is read. For checking a text before it is saved.
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
