import type { FieldNode } from '../../content/kinds/field-tree.ts';
import { kindRecord, type Place } from '../../content/kinds/kinds.ts';
import { fieldName, type Path } from '../../content/load/faults.ts';
import { fieldsOf } from '../../content/load/fields.ts';
import type { Content, Entry } from '../../content/load/loaded-content.ts';
import { readSourceFile } from '../../content/load/source-file.ts';
import type { ReferenceTarget } from '../../content/schema/metadata.ts';
import { editSource } from './edit-source.ts';
import { treeOfSchema } from './entry-views.ts';

/** A place of the content that names an entry: a field made for it, an address, or links in a text. */
export interface Mention {
  entry: Entry;
  /** In the file; `body` is the text under the fields. */
  path: Path;
  by: 'reference' | 'address' | 'text';
  target: ReferenceTarget;
}

/** The name that stands there instead; null takes the mention out. */
export type Answer = { slug: string | null };

export const addressOf = ({ kind, slug }: Place) => kindRecord(kind).address?.(slug) ?? null;

const leadsTo = (url: string, page: string) => url === page || url.startsWith(`${page}#`) || url.startsWith(`${page}?`);
const hasLink = (markdown: string, page: string) =>
  [...markdown.matchAll(/\]\(([^)\s]+)/g)].some(([, url = '']) => leadsTo(url, page));

export function* mentionsOf(content: Content, place: Place): Generator<Mention> {
  const address = addressOf(place);
  const targets = new Set<string>([
    place.kind,
    ...(place.kind === 'expert' || place.kind === 'specialist' ? ['person'] : []),
  ]);
  for (const entry of content.everyEntry()) {
    // Redirects to it follow the page; the entry goes with what it says of itself.
    if (entry.kind === 'redirects' || (entry.kind === place.kind && entry.slug === place.slug)) continue;
    for (const { path, value, metadata } of fieldsOf(entry)) {
      const at = { entry, path: entry.inFile(path), target: metadata.to ?? place.kind };
      if (metadata.to !== undefined && targets.has(metadata.to) && value === place.slug)
        yield { ...at, by: 'reference' };
      else if (address && metadata.type === 'address' && leadsTo(String(value), address))
        yield { ...at, by: 'address' };
      else if (address && metadata.type === 'markdown' && hasLink(String(value), address)) yield { ...at, by: 'text' };
    }
    if (address && hasLink(entry.body, address)) yield { entry, path: ['body'], by: 'text', target: place.kind };
  }
}

/** The files with every mention answered. */
export function answerMentions(
  content: Content,
  place: Place,
  mentions: Iterable<Mention>,
  answerOf: (mention: Mention) => Answer | undefined,
): Map<string, string> {
  const address = addressOf(place);
  const edited = new Map<string, string>();
  for (const [entry, own] of Map.groupBy(mentions, (mention) => mention.entry)) {
    const text = content.texts.get(entry.path) ?? '';
    const source = readSourceFile(entry.path, text);
    let body = source.body;
    for (const mention of own) {
      const answer = answerOf(mention);
      if (!answer) continue;
      const to = answer.slug === null ? null : addressOf({ ...place, slug: answer.slug });
      if (mention.path[0] === 'body' && mention.by === 'text') {
        body = relinked(body, address ?? '', to);
        continue;
      }
      const { owner, key } = placeIn(source.data, mention.path);
      if (!owner) continue;
      const now = String(owner[key]);
      if (mention.by === 'text') owner[key] = relinked(now, address ?? '', to);
      else if (answer.slug === null) takeOut(source.data, mention);
      else owner[key] = mention.by === 'reference' ? answer.slug : to + now.slice(address?.length);
    }
    const data = withoutGone(source.data);
    edited.set(entry.path, editSource(entry.path, text, { data, body: entry.path.endsWith('.md') ? body : null }));
  }
  return edited;
}

/** A link that leads nowhere leaves its words. */
function relinked(markdown: string, from: string, to: string | null): string {
  return markdown.replace(/\[([^\]]*)\]\(([^)\s]+)([^)]*)\)/g, (whole, words: string, url: string, rest: string) =>
    leadsTo(url, from) ? (to === null ? words : `[${words}](${to}${url.slice(from.length)}${rest})`) : whole,
  );
}

type Owner = Record<string | number, unknown>;

function placeIn(data: unknown, path: Path): { owner: Owner | null; key: string | number } {
  const owner = path.slice(0, -1).reduce<unknown>((at, part) => (at as Owner | undefined)?.[part], data);
  return { owner: typeof owner === 'object' ? (owner as Owner | null) : null, key: path.at(-1) ?? '' };
}

const gone = Symbol('gone');

/** What has to go for the mention to go: itself, where it may be missing, or the row of a list that it stands in. */
export function goingWith(tree: FieldNode, path: Path): Path | null {
  if (typeof path.at(-1) === 'number' || !nodesTo(tree, path).at(-1)?.required) return path;
  return typeof path.at(-2) === 'number' ? path.slice(0, -1) : null;
}

function takeOut(data: unknown, { entry, path }: Mention): void {
  const going = goingWith(treeOf(entry), path);
  if (!going) return;
  const { owner, key } = placeIn(data, going);
  if (owner) owner[key] = gone;
}

function withoutGone(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((item) => item !== gone).map(withoutGone);
  if (typeof data !== 'object' || data === null) return data;
  const kept = Object.entries(data).filter(
    ([, value]) => value !== gone && !(Array.isArray(value) && value.length > 0 && value.every((one) => one === gone)),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutGone(value)]));
}

/** «Состав → Действующие вещества → 2 → Компонент». */
export function labelAt(entry: Entry, path: Path): string {
  if (path[0] === 'body' && path.length === 1) return 'Текст';
  const names = nodesTo(treeOf(entry), path).map((node, index) => {
    const part = path[index] ?? '';
    return typeof part === 'number' ? String(part + 1) : node?.label || String(part);
  });
  return names.join(' → ') || fieldName(path);
}

const treeOf = ({ schema }: Entry) => treeOfSchema(schema);

/** The fields on the way to a place, as far as the form knows them. */
export function nodesTo(tree: FieldNode, path: Path): (FieldNode | undefined)[] {
  let node: FieldNode | undefined = tree;
  return path.map((part) => {
    node =
      typeof part === 'number'
        ? node?.item
        : (node?.fields ?? node?.variants?.flatMap(({ fields }) => fields ?? []))?.find(({ name }) => name === part);
    return node;
  });
}
