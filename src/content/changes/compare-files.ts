import { kindRecord, placeOf, schemaOf } from '../kinds/kinds.ts';
import { readSourceFile } from '../load/source-file.ts';
import type { Kind } from '../schema/kind-names.ts';
import { type FlatField, flatten } from './flatten.ts';

export type Change = 'added' | 'changed' | 'removed';

interface FieldChange {
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
        fields: was && is ? compareFields(flatten(schema, was.data), flatten(schema, is.data), was.body, is.body) : [],
      },
    ];
  });
}

export function comparePictures(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
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

function compareFields(
  was: Map<string, FlatField>,
  is: Map<string, FlatField>,
  oldBody: string,
  newBody: string,
): FieldChange[] {
  const changes = [...new Set([...was.keys(), ...is.keys()])].flatMap((field): FieldChange[] => {
    const [old, now] = [was.get(field), is.get(field)];
    if (old?.value === now?.value) return [];
    const label = (now ?? old)?.label ?? field;
    return [{ field, label, before: old?.value ?? null, after: now?.value ?? null }];
  });
  return [...changes, ...compareTexts(oldBody, newBody)];
}

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
