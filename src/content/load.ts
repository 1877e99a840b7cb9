import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { hasEdgeWhitespace } from '../contract/slug.ts';
import { type Fault, ofDraft, type Path } from './faults.ts';
import type { KindRecord } from './kinds/kind-record.ts';
import {
  isPicture,
  type Kind,
  type KindData,
  kindNames,
  kindRecord,
  kinds,
  type Place,
  placeOf,
  schemaOf,
} from './kinds.ts';
import { parseEntry } from './parse-entry.ts';
import { type PictureRead, readPictures } from './pictures.ts';
import { readSourceFile } from './source-file.ts';

export interface Entry<K extends Kind = Kind> extends Place<K> {
  /** Path inside the content folder. */
  path: string;
  /** Path as faults print it. */
  file: string;
  /** What is true of every entry of its kind. */
  record: KindRecord<K>;
  /** What its data went through: it knows what every field is. */
  schema: z.ZodType;
  data: KindData[K];
  body: string;
  bodyLine: number;
  /** Where a value of `data` stands in the file: drafts that are not well-formed are no items of its lists. */
  inFile(path: Path): Path;
  lineOf(path: Path): number;
  blockLine(path: Path): number | null;
}

type Entries = { [K in Kind]: Map<string, Entry<K>> };

/** Something of its own for every kind. */
function forEachKind<T>(make: () => T): Record<Kind, T> {
  return Object.fromEntries(kindNames.map((kind) => [kind, make()])) as Record<Kind, T>;
}

export class Content {
  readonly #entries: Entries = forEachKind(() => new Map());
  /** Names that exist, whether or not their entries are well-formed: one fault must not cause ten others. */
  readonly #names: Record<Kind, Set<string>> = forEachKind(() => new Set());
  readonly texts = new Map<string, string>();
  pictures = new Map<string, PictureRead>();
  readonly faults: Fault[] = [];
  /** Drafts that are not well-formed: nobody is kept from publishing the others. */
  readonly brokenDrafts: Place[] = [];
  /** False when an entry could not be read: then nobody knows what it would have mentioned. */
  complete = true;

  add<K extends Kind>(entry: Entry<K>): void {
    this.#entries[entry.kind].set(entry.slug, entry);
  }

  addNames(kind: Kind, names: Iterable<string>): void {
    for (const name of names) this.#names[kind].add(name);
  }

  all<K extends Kind>(kind: K): Entry<K>[] {
    return [...this.#entries[kind].values()];
  }

  find<K extends Kind>(kind: K, slug: string): Entry<K> | undefined {
    return this.#entries[kind].get(slug);
  }

  get<K extends Kind>(kind: K, slug: string): Entry<K> {
    const entry = this.find(kind, slug);
    if (!entry) throw new Error(`content has no ${kind} ${slug}`);
    return entry;
  }

  /** The entry of a kind that is one file. */
  single<K extends Kind>(kind: K): Entry<K> | undefined {
    return this.find(kind, kind);
  }

  has(kind: Kind, name: string): boolean {
    return this.#names[kind].has(name);
  }

  namesOf(kind: Kind): ReadonlySet<string> {
    return this.#names[kind];
  }

  *everyEntry(): Generator<Entry> {
    for (const kind of kindNames) yield* this.all(kind);
  }
}

const contentName = (path: string) => `content/${path}`;

export async function loadContent(dir: string): Promise<Content> {
  const content = new Content();
  const files = await listFiles(dir);
  for (const path of files) nameFaults(path, content.faults);
  for (const path of files.filter((file) => !isPicture(file))) await loadFile(dir, path, content);
  requiredFiles(content);
  content.complete = content.faults.length === 0;
  content.pictures = await readPictures(dir, files.filter(isPicture));
  return content;
}

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

function nameFaults(path: string, faults: Fault[]): void {
  const report = (message: string, remedy: string) =>
    faults.push({ file: contentName(path), line: 1, field: '', message, remedy, level: 'error' });
  const parts = path.split('/');
  if (parts.some((part) => hasEdgeWhitespace(part) || hasEdgeWhitespace(part.replace(/\.[a-z]+$/, '')))) {
    report('в имени файла или папки пробел по краю', 'переименуйте: пробелов в имени быть не должно');
    return;
  }
  const file = parts.at(-1) ?? '';
  if (!/\.(md|yml|webp|png|jpe?g)$/i.test(file)) {
    const ending = /\.[^.]+$/.exec(file)?.[0];
    report(
      ending ? `файлов ${ending} на сайте не бывает` : 'у файла нет расширения',
      'картинки сохраняют как .webp, .png или .jpg, записи — как .md или .yml; лишнее уберите из content',
    );
    return;
  }
  const stems = [
    ...parts.slice(0, -1),
    isPicture(path) ? file.replace(/\.\w+$/, '').replaceAll('.', '-') : file.replace(/\.(md|yml)$/, ''),
  ];
  if (stems.some((stem) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem))) {
    report(
      'имя файла или папки не годится для адреса',
      'латинские строчные буквы, цифры и дефисы, например vitamin-d3.md',
    );
  } else if (!isPicture(path) && !placeOf(path)) {
    report(
      'неизвестный файл',
      'перенесите его в папку своего вида или уберите из content; виды перечислены в docs/content-guide.md',
    );
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

async function loadFile(dir: string, path: string, content: Content): Promise<void> {
  loadText(path, decode(await readFile(join(dir, path))), content);
}

function loadText(path: string, text: string | null, content: Content): void {
  const file = contentName(path);
  if (text === null) {
    content.faults.push({
      file,
      line: 1,
      field: '',
      message: 'файл записан не в UTF-8',
      remedy: 'сохраните его в кодировке UTF-8',
      level: 'error',
    });
    return;
  }
  content.texts.set(path, text);
  const place = placeOf(path);
  if (!place) return;
  const source = readSourceFile(file, text);
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
    content.faults.push({
      file,
      line: 1,
      field: '',
      message: `страницы «${place.slug}» на сайте нет`,
      remedy: `в папке pages бывают: ${kindRecord(place.kind).required?.join(', ')}`,
      level: 'error',
    });
    return;
  }
  if (path.endsWith('.md') && source.body.trim() === '') {
    const fault: Fault = {
      file,
      line: source.bodyLine,
      field: 'body',
      message: 'нет текста после полей',
      remedy: 'напишите текст в Markdown под второй строкой «---»',
      level: 'error',
    };
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

/** A file that cannot be read says so by its words. */
function saysDraft(data: unknown, text: string): boolean {
  if (data === undefined) return /^draft:[ \t]*true[ \t]*$/m.test(text);
  return typeof data === 'object' && data !== null && 'draft' in data && data.draft === true;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A list that is not well-formed counts under the name of its file. */
function rememberNames(content: Content, { kind, slug }: Place, data: unknown): void {
  const names = kindRecord(kind).namesIn?.(data) ?? null;
  content.addNames(kind, names ?? [slug]);
}

const missingFile = 'нет обязательного файла';

function requiredFiles(content: Content): void {
  const missing = [
    ...kindNames.flatMap((kind) => {
      const { required = [], fileOf } = kindRecord(kind);
      return required.map(fileOf);
    }),
    // A folder with products is a series.
    ...[...new Set([...content.namesOf('product')].map((ref) => ref.split('/')[0] ?? ''))].map(kinds.series.fileOf),
  ].filter((path) => !content.texts.has(path));
  for (const path of missing) {
    content.faults.push({
      file: contentName(path),
      line: 1,
      field: '',
      message: missingFile,
      remedy: 'создайте его по образцу из docs/content-guide.md',
      level: 'error',
    });
  }
}
