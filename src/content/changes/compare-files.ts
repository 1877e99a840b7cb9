import type { z } from 'zod';
import type { PublishedSource } from '../../store/publication.ts';
import { kindRecord, placeOf, schemaOf } from '../kinds/kinds.ts';
import { fieldName, type Path } from '../load/faults.ts';
import { readSourceFile } from '../load/source-file.ts';
import type { Kind } from '../schema/kind-names.ts';
import { flatten } from './flatten.ts';

export type Change = 'added' | 'changed' | 'removed';

export interface FieldChange {
  /** As messages name it: `composition.rows[1].amount`. */
  field: string;
  /** As editors know it: «Состав → Действующие вещества → 2 → Количество». */
  label: string;
  before: string | null;
  after: string | null;
}

export interface EntryChange {
  change: Change;
  kind: Kind;
  /** «Статьи». */
  kindTitle: string;
  slug: string;
  title: string;
  /** Path inside the content folder. */
  path: string;
  /** Empty for what is new or gone as a whole. */
  fields: FieldChange[];
}

type Texts = ReadonlyMap<string, string>;

export interface Files {
  texts: Texts;
  /** Hashes, by path. */
  pictures: ReadonlyMap<string, string>;
}

/** What a folder has that a publication has not, or otherwise. */
export function compareWithPublished(sources: readonly PublishedSource[], files: Files) {
  const texts = sources.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const]));
  const pictures = sources.flatMap(({ path, picture }) => (picture === null ? [] : [[path, picture] as const]));
  return {
    entries: compareFiles(new Map(texts), files.texts),
    pictures: compareHashes(new Map(pictures), files.pictures),
  };
}

/** What an editor did between two states of the content folder, entry by entry. */
export function compareFiles(before: Texts, after: Texts): EntryChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path): EntryChange[] => {
    const [old, now] = [before.get(path), after.get(path)];
    const place = placeOf(path);
    if (old === now || !place) return [];
    const { title } = kindRecord(place.kind);
    const schema = schemaOf(place);
    const [was, is] = [old, now].map((text) => (text === undefined ? null : read(path, text)));
    const change = was ? (is ? 'changed' : 'removed') : 'added';
    return [
      {
        change,
        ...place,
        kindTitle: title,
        title: (is ?? was)?.title ?? place.slug,
        path,
        fields: was && is ? [...compareData(schema, was.data, is.data), ...compareTexts(was.body, is.body)] : [],
      },
    ];
  });
}

/** What cannot be looked into, or need not be. */
export function compareHashes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path): { change: Change; path: string }[] => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now) return [];
    return [{ change: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed', path }];
  });
}

function read(path: string, text: string): { data: unknown; body: string; title: string | null } {
  const { data, body } = readSourceFile(`content/${path}`, text);
  const title = typeof data === 'object' && data !== null && 'title' in data ? data.title : null;
  return { data, body, title: typeof title === 'string' ? title : null };
}

function compareData(schema: z.ZodType | null, oldData: unknown, newData: unknown): FieldChange[] {
  const moved: Moved[] = [];
  const was = flatten(schema, oldData);
  const is = flatten(schema, inOldPlaces(oldData, newData, [], moved));
  const changes = [...new Set([...was.keys(), ...is.keys()])].flatMap((field): FieldChange[] => {
    const [old, now] = [was.get(field), is.get(field)];
    if (old?.value === now?.value) return [];
    const label = (now ?? old)?.label ?? field;
    return [{ field, label, before: old?.value ?? null, after: now?.value ?? null }];
  });
  const orders = moved.map(({ path, before, after }): FieldChange => {
    const field = fieldName(path);
    const [, one] = [...was].find(([name]) => name.startsWith(field === '' ? '[' : `${field}[`)) ?? [];
    const list = one?.label.split(' → ').slice(0, path.length).join(' → ') ?? '';
    return { field, label: list === '' ? 'Порядок' : `${list} → порядок`, before, after };
  });
  return [...changes, ...orders];
}

interface Moved {
  path: Path;
  before: string;
  after: string;
}

/** Items of lists stand where they stood before, so that one that was moved is no change of all those between. */
function inOldPlaces(was: unknown, is: unknown, path: Path, moved: Moved[]): unknown {
  if (Array.isArray(was) && Array.isArray(is) && is.some(isGroup)) {
    const old = was.map((item) => JSON.stringify(item));
    const free = new Set(old.keys());
    const places = is.map((item) => {
      const known = [...free].find((at) => old[at] === JSON.stringify(item));
      if (known !== undefined) free.delete(known);
      return known;
    });
    const kept = places.filter((place) => place !== undefined);
    if (kept.some((place, index) => place < (kept[index - 1] ?? 0)))
      moved.push({ path, before: namesOf(was), after: namesOf(is) });
    const left = [...free];
    const result: unknown[] = [...was].fill(undefined);
    for (const [index, item] of is.entries()) {
      const place = places[index] ?? left.shift() ?? result.length;
      result[place] = inOldPlaces(was[place], item, [...path, place], moved);
    }
    return result;
  }
  if (!isGroup(was) || !isGroup(is)) return is;
  return Object.fromEntries(
    Object.entries(is).map(([key, value]) => [key, inOldPlaces(was[key], value, [...path, key], moved)]),
  );
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesOf = (items: unknown[]) =>
  items
    .map((item, index) => {
      const { title, label, question, name } = isGroup(item) ? item : {};
      return [title, label, question, name].find((one) => typeof one === 'string') ?? String(index + 1);
    })
    .join(', ');

/** The lines between what begins and what ends alike. */
function compareTexts(old: string, now: string): FieldChange[] {
  const [was, is] = [old, now].map((text) => text.trimEnd().split('\n')) as [string[], string[]];
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start++;
  let end = 0;
  while (end < was.length - start && end < is.length - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const [before, after] = [was, is].map((lines) => lines.slice(start, lines.length - end).join('\n')) as [
    string,
    string,
  ];
  if (before === '' && after === '' && was.length === is.length) return [];
  return [{ field: 'body', label: 'Текст', before: before || null, after: after || null }];
}
