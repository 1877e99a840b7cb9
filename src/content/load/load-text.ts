import { type KindData, kindRecord, type Place, placeOf, schemaOf } from '../kinds/kinds.ts';
import type { Kind } from '../schema/kind-names.ts';
import { errorIn, type Fault, ofDraft } from './faults.ts';
import { contentName } from './file-names.ts';
import type { Content } from './loaded-content.ts';
import { parseEntry } from './parse-entry.ts';
import { readUnchanging } from './source-file.ts';

/** Adds the content of a file, and its faults. `null`: not a text. */
export function loadText(path: string, text: string | null, content: Content): void {
  const file = contentName(path);
  if (text === null) {
    content.faults.push(errorIn(file, 'файл записан не в UTF-8', 'сохраните его в кодировке UTF-8'));
    return;
  }
  content.texts.set(path, text);
  const place = placeOf(path);
  if (!place) return;
  const source = readUnchanging(file, text);
  rememberNames(content, place, source.data);
  const isDraft = saysDraft(source.data, text) && !kindRecord(place.kind).required?.includes(place.slug);
  const refuse = (...faults: Fault[]) => {
    content.faults.push(...(isDraft ? faults.map(ofDraft) : faults));
    if (isDraft) content.brokenDrafts.push(place);
  };
  if (source.faults.length > 0) {
    refuse(...source.faults);
    return;
  }
  const schema = schemaOf(place);
  if (!schema) {
    const remedy = `в папке pages бывают: ${kindRecord(place.kind).required?.join(', ')}`;
    content.faults.push(errorIn(file, `страницы «${place.slug}» на сайте нет`, remedy));
    return;
  }
  if (path.endsWith('.md') && source.body.trim() === '') {
    const remedy = 'напишите текст в Markdown под второй строкой «---»';
    const fault = errorIn(file, 'нет текста после полей', remedy, source.bodyLine, 'body');
    content.faults.push(isDraft ? ofDraft(fault) : fault);
  }
  const { parsed, faults, broken, placeOf: inFile } = parseEntry(schema, source, file);
  content.faults.push(...broken.faults);
  for (const name of broken.names(kindRecord(place.kind).namesIn))
    content.brokenDrafts.push({ kind: place.kind, slug: name });
  if (!parsed.success) {
    refuse(...faults);
    return;
  }
  const { body, bodyLine, lineOf, blockLine } = source;
  const data = parsed.data as KindData[Kind];
  content.add({
    ...place,
    path,
    file,
    record: kindRecord(place.kind),
    schema,
    data,
    body,
    bodyLine,
    inFile,
    lineOf: (at) => lineOf(inFile(at)),
    blockLine: (at) => blockLine(inFile(at)),
  });
}

/** An unreadable file is reported with the error message. */
function saysDraft(data: unknown, text: string): boolean {
  if (data === undefined) return /^draft:[ \t]*true[ \t]*$/m.test(text);
  return typeof data === 'object' && data !== null && 'draft' in data && data.draft === true;
}

/** A list that is not well-formed counts under the name of its file. */
function rememberNames(content: Content, { kind, slug }: Place, data: unknown): void {
  const names = kindRecord(kind).namesIn?.(data) ?? null;
  content.addNames(kind, names ?? [slug]);
}
