import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageNames, themeSlugs } from '../contract/paths.ts';
import { hasEdgeWhitespace } from '../contract/slug.ts';
import type { Fault, Path } from './faults.ts';
import {
  isPicture,
  type Kind,
  type KindData,
  kindTitles,
  type Place,
  placeOf,
  schemaOf,
  singleFiles,
} from './kinds.ts';
import { type PictureRead, readPictures } from './pictures.ts';
import { shapeFaults, valueAt } from './shape.ts';
import { readSourceFile } from './source-file.ts';

export interface Entry<K extends Kind = Kind> {
  kind: K;
  slug: string;
  /** Path inside the content folder. */
  path: string;
  /** Path as faults print it. */
  file: string;
  data: KindData[K];
  body: string;
  bodyLine: number;
  lineOf(path: Path): number;
  blockLine(path: Path): number | null;
}

export class Content {
  readonly entries = new Map<Kind, Map<string, Entry>>();
  /** Names that exist, whether or not their entries are well-formed: one fault must not cause ten others. */
  readonly names = new Map<Kind, Set<string>>();
  readonly texts = new Map<string, string>();
  pictures = new Map<string, PictureRead>();
  readonly faults: Fault[] = [];
  /** False when an entry could not be read: then nobody knows what it would have mentioned. */
  complete = true;

  all<K extends Kind>(kind: K): Entry<K>[] {
    return [...(this.entries.get(kind)?.values() ?? [])] as unknown as Entry<K>[];
  }

  find<K extends Kind>(kind: K, slug: string): Entry<K> | undefined {
    return this.entries.get(kind)?.get(slug) as unknown as Entry<K> | undefined;
  }

  get<K extends Kind>(kind: K, slug: string): Entry<K> {
    const entry = this.find(kind, slug);
    if (!entry) throw new Error(`content has no ${kind} ${slug}`);
    return entry;
  }

  single<K extends (typeof singleFiles)[number]>(kind: K): Entry<K> | undefined {
    return this.find(kind, kind);
  }

  has(kind: Kind, name: string): boolean {
    return this.names.get(kind)?.has(name) ?? false;
  }

  namesOf(kind: Kind): ReadonlySet<string> {
    return this.names.get(kind) ?? new Set();
  }

  *everyEntry(): Generator<Entry> {
    for (const kind of Object.keys(kindTitles) as Kind[]) yield* this.all(kind);
  }
}

const contentName = (path: string) => `content/${path}`;

export async function loadContent(dir: string): Promise<Content> {
  const content = new Content();
  for (const kind of Object.keys(kindTitles) as Kind[]) {
    content.entries.set(kind, new Map());
    content.names.set(kind, new Set());
  }
  const files = await listFiles(dir);
  for (const path of files) nameFaults(path, content.faults);
  for (const path of files.filter((file) => !isPicture(file))) await loadFile(dir, path, content);
  requiredFiles(content);
  content.complete = content.faults.length === 0;
  content.pictures = await readPictures(dir, files.filter(isPicture));
  return content;
}

/** Sorted by code unit, so that nothing downstream depends on the file system's order. */
async function listFiles(dir: string): Promise<string[]> {
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

async function loadFile(dir: string, path: string, content: Content): Promise<void> {
  const file = contentName(path);
  const text = decode(await readFile(join(dir, path)));
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
  content.faults.push(...source.faults);
  if (source.faults.length > 0) return;
  const schema = schemaOf(place);
  if (!schema) {
    content.faults.push({
      file,
      line: 1,
      field: '',
      message: `страницы «${place.slug}» на сайте нет`,
      remedy: `в папке pages бывают: ${pageNames.join(', ')}`,
      level: 'error',
    });
    return;
  }
  if (path.endsWith('.md') && source.body.trim() === '') {
    content.faults.push({
      file,
      line: source.bodyLine,
      field: 'body',
      message: 'нет текста после полей',
      remedy: 'напишите текст в Markdown под второй строкой «---»',
      level: 'error',
    });
  }
  const parsed = schema.safeParse(source.data ?? undefined);
  if (!parsed.success) {
    content.faults.push(...shapeFaults(schema, source.data, parsed.error.issues, file, source.lineOf));
    return;
  }
  const { body, bodyLine, lineOf, blockLine } = source;
  const entry = { ...place, path, file, data: parsed.data as never, body, bodyLine, lineOf, blockLine } as Entry;
  content.entries.get(place.kind)?.set(place.slug, entry);
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function rememberNames(content: Content, place: Place, data: unknown): void {
  const names = content.names.get(place.kind);
  const items =
    place.kind === 'faq' ? valueAt(data, ['items']) : place.kind === 'reviews' || place.kind === 'shops' ? data : null;
  if (!Array.isArray(items)) {
    names?.add(place.slug);
    return;
  }
  for (const item of items) {
    const id = valueAt(item, ['id']);
    if (typeof id === 'string') names?.add(id);
  }
}

function requiredFiles(content: Content): void {
  const missing = [
    ...singleFiles.map((kind) => `${kind}.yml`),
    ...pageNames.map((name) => `pages/${name}.yml`),
    ...themeSlugs.map((slug) => `themes/${slug}.yml`),
    ...[...new Set([...content.namesOf('product')].map((ref) => ref.split('/')[0]))].map(
      (series) => `series/${series}/index.md`,
    ),
  ].filter((path) => !content.texts.has(path));
  for (const path of missing) {
    content.faults.push({
      file: contentName(path),
      line: 1,
      field: '',
      message: 'нет обязательного файла',
      remedy: 'создайте его по образцу из docs/content-guide.md',
      level: 'error',
    });
  }
}
