import { posix } from 'node:path';
import { type FieldNode, fieldTree } from '../../content/kinds/field-tree.ts';
import { kindRecord, placeOf, schemaOf } from '../../content/kinds/kinds.ts';
import type { Content, Entry } from '../../content/load/loaded-content.ts';
import { readSourceFile } from '../../content/load/source-file.ts';
import { hiddenAs, shownOf } from '../../content/schedule/shown.ts';
import { type Kind, kindNames } from '../../content/schema/kind-names.ts';
import { pagePaths } from '../../contract/paths.ts';
import { themeTools } from '../../contract/theme.ts';
import type { EntryLine, EntryView, KindLine, StudioFault } from '../protocol.ts';
import { isFields } from '../values.ts';
import { hashOfText } from './files.ts';
import { StudioError } from './studio-error.ts';

/** Where an entry without a page of its own can be seen. */
const seenAt: Partial<Record<Kind, string>> = {
  site: '/',
  reviews: pagePaths.reviews,
  faq: pagePaths.faq,
  shops: pagePaths['where-to-buy'],
  combinations: pagePaths.combinations,
  medicines: pagePaths.medicines,
};

/** In points: what pictures of a kind are made in, and cropped to. */
export const frames: Partial<Record<Kind, [number, number]>> = {
  product: [1400, 1750],
  series: [2400, 1800],
  theme: [2400, 1800],
  component: [1200, 1200],
  article: [1600, 1000],
  event: [1600, 1000],
  expert: [900, 1125],
  specialist: [900, 1125],
  page: [2400, 1500],
};
export const usualFrame: [number, number] = [1600, 1000];

export function titleOf(data: unknown, fallback: string): string {
  const title = isFields(data) ? data.title : undefined;
  return typeof title === 'string' && title !== '' ? title.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') : fallback;
}

/** The first picture that an entry names, as a path of the content folder. */
export function pictureOf(path: string, data: unknown): string | null {
  if (!isFields(data)) return null;
  const first = Array.isArray(data.images)
    ? data.images[0]
    : (data.image ?? (isFields(data.hero) ? data.hero.image : null));
  const file = isFields(first) ? first.file : null;
  return typeof file === 'string' ? posix.join(posix.dirname(path), file) : null;
}

function addressOf(kind: Kind, slug: string): string | null {
  return kindRecord(kind).address?.(slug) ?? seenAt[kind] ?? null;
}

const isListKind = (kind: Kind) => kindRecord(kind).fileOf('a') === kindRecord(kind).fileOf('b');

export function listKinds(content: Content, faults: readonly StudioFault[]): KindLine[] {
  const byFile = Map.groupBy(faults, ({ path }) => path);
  return kindNames.map((kind) => {
    const { title, required } = kindRecord(kind);
    // Whatever was written last stands where it always stood.
    const paths = [...content.texts.keys()].filter((path) => placeOf(path)?.kind === kind).sort();
    return {
      kind,
      title,
      isSingle: isListKind(kind),
      canCreate: !required,
      entries: paths.map((path) => lineOf(path, content, byFile.get(path) ?? [])),
    };
  });
}

function lineOf(path: string, content: Content, faults: readonly StudioFault[]): EntryLine {
  const place = placeOf(path);
  if (!place) throw new StudioError(404, 'Такой записи нет.');
  const entry = content.find(place.kind, place.slug);
  const data: unknown = entry?.data ?? readSourceFile(path, content.texts.get(path) ?? '').data;
  return {
    path,
    slug: place.slug,
    title: isListKind(place.kind) ? kindRecord(place.kind).title : titleOf(data, place.slug),
    picture: pictureOf(path, data),
    note: noteOf(entry, content),
    author: authorOf(data, content),
    state: hiddenAs(data, { at: Date.now() }),
    due: shownOf(data).publishAt ?? null,
    errors: faults.filter(({ level }) => level === 'error').length,
    warnings: faults.filter(({ level }) => level === 'warning').length,
  };
}

function authorOf(data: unknown, content: Content): string | null {
  const author = isFields(data) && typeof data.author === 'string' ? data.author : null;
  return author && titleOf(content.find('expert', author)?.data, author);
}

function noteOf(entry: Entry | undefined, content: Content): string | null {
  // Its title is made for search engines: nobody looks for it by that.
  if (entry?.kind === 'page' && entry.slug === 'home') return 'Главная';
  if (entry?.kind !== 'product') return null;
  const series = entry.slug.split('/')[0] ?? '';
  return titleOf(content.find('series', series)?.data, series);
}

export function viewOf(path: string, text: string): EntryView {
  const place = placeOf(path);
  const schema = place && schemaOf(place);
  if (!place || !schema) throw new StudioError(404, 'Такой записи нет.');
  const { kind, slug } = place;
  const record = kindRecord(kind);
  const { data, body } = readSourceFile(path, text);
  return {
    path,
    kind,
    kindTitle: record.title,
    slug,
    title: isListKind(kind) ? record.title : titleOf(data, slug),
    address: addressOf(kind, slug),
    tree: kind === 'theme' ? withOwnTools(treeOfSchema(schema), slug, data) : treeOfSchema(schema),
    hasBody: record.hasBody,
    data,
    body: body.replaceAll('\r\n', '\n'),
    text,
    hash: hashOfText(text),
    canRename: !record.required,
    canRemove: !record.required,
    frame: frames[kind] ?? usualFrame,
  };
}

/** A landing is offered the tools that are made for it, and keeps those that it has. */
function withOwnTools(tree: FieldNode, slug: string, data: unknown): FieldNode {
  const others = Object.entries(themeTools).flatMap(([theme, tools]): readonly string[] =>
    theme === slug ? [] : tools,
  );
  const there = JSON.stringify(data) ?? '';
  const isOffered = ({ name }: FieldNode) => !others.includes(name) || there.includes(`"type":"${name}"`);
  const fields = tree.fields?.map((field) =>
    field.item?.variants
      ? { ...field, item: { ...field.item, variants: field.item.variants.filter(isOffered) } }
      : field,
  );
  return { ...tree, ...(fields && { fields }) };
}

const trees = new WeakMap<object, FieldNode>();

export function treeOfSchema(schema: Parameters<typeof fieldTree>[0]): FieldNode {
  const known = trees.get(schema) ?? fieldTree(schema);
  trees.set(schema, known);
  return known;
}

/** The keys of every group in the order of the schema: new fields find their place by it. */
export function inSchemaOrder(tree: FieldNode, data: unknown): unknown {
  if (Array.isArray(data)) {
    const { item } = tree;
    return item ? data.map((one) => inSchemaOrder(item, one)) : data;
  }
  if (!isFields(data)) return data;
  const fields = tree.variants?.find(({ name }) => name === data.type)?.fields ?? tree.fields;
  if (!fields) return data;
  const position = (key: string) => {
    const at = fields.findIndex(({ name }) => name === key);
    return at < 0 ? fields.length : at;
  };
  return Object.fromEntries(
    Object.entries(data)
      .toSorted(([a], [b]) => position(a) - position(b))
      .map(([key, value]) => {
        const field = fields.find(({ name }) => name === key);
        return [key, field ? inSchemaOrder(field, value) : value];
      }),
  );
}
