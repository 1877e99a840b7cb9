import { kindRecord } from '../kinds/kinds.ts';
import type { Path } from '../load/faults.ts';
import { listedIn } from '../load/fields.ts';
import { Content, type Entry } from '../load/loaded-content.ts';
import { type Kind, kindNames } from '../schema/kind-names.ts';
import type { FieldMetadata, ReferenceTarget } from '../schema/metadata.ts';
import { gone, redact } from './redact.ts';
import { type Hidden, hiddenAs, momentsOf, type View } from './shown.ts';
import { unlink } from './unlink.ts';

/** A place that names something which is not on the site. */
interface LeftOut {
  entry: Entry;
  path: Path;
  /** As it is written there: the name of an entry, or an address. */
  name: string;
  because: Hidden;
  /** The entry cannot do without it. */
  isNeeded: boolean;
}

export interface Visible {
  content: Content;
  leftOut: LeftOut[];
  /** Lists that have become shorter than they should be. */
  short: { entry: Entry; path: Path; left: number; least: number }[];
}

const keyOf = (kind: Kind, name: string) => `${kind} ${name}`;

/**
 * The content as a visitor finds it at a moment: without drafts, without what is still to come or already gone, and without
 * whatever names those. Everything that is computed from content is computed from this.
 */
export function visibleContent(content: Content, view: View): Visible {
  const hidden = hiddenEntries(content, view);
  // What goes with something else may be named in turn: until nothing more goes.
  for (;;) {
    const known = hidden.size;
    const visible = withoutHidden(content, view, hidden);
    if (hidden.size === known) return visible;
  }
}

/** Entries that say so of themselves, and products whose series is not there. */
function hiddenEntries(content: Content, view: View): Map<string, Hidden> {
  const hidden = new Map<string, Hidden>();
  for (const { kind, slug } of content.brokenDrafts) hidden.set(keyOf(kind, slug), 'draft');
  for (const entry of content.everyEntry()) {
    const because = isAlwaysThere(entry) ? null : hiddenAs(entry.data, view);
    if (because) hidden.set(keyOf(entry.kind, entry.slug), because);
  }
  for (const ref of content.namesOf('product')) {
    const because = hidden.get(keyOf('series', ref.split('/')[0] ?? ''));
    if (because && !hidden.has(keyOf('product', ref))) hidden.set(keyOf('product', ref), because);
  }
  return hidden;
}

/** The site has a route for it, or cannot be without it. */
export const isAlwaysThere = ({ kind, slug }: Pick<Entry, 'kind' | 'slug'>): boolean =>
  kindRecord(kind).required?.includes(slug) ?? false;

function withoutHidden(content: Content, view: View, hidden: Map<string, Hidden>): Visible {
  const visible = new Content();
  visible.pictures = content.pictures;
  visible.complete = content.complete;
  for (const [path, text] of content.texts) visible.texts.set(path, text);
  const addresses = hiddenAddresses(hidden);
  const leftOut: LeftOut[] = [];
  const short: Visible['short'] = [];
  for (const entry of content.everyEntry()) {
    if (hidden.has(keyOf(entry.kind, entry.slug))) continue;
    const left = redact(entry.schema, entry.data, {
      isHidden(value, metadata, path) {
        // An item of a list file: it goes by itself, and takes its name along.
        if (metadata.type === 'group' && typeof path.at(-1) === 'number') {
          const own = hiddenAs(value, view);
          if (own) forget(entry.kind, value, own);
          return own !== null;
        }
        const because = named(entry, value, metadata, path);
        if (because) leftOut.push({ entry, path, name: String(value), because, isNeeded: false });
        return because !== null;
      },
      unlink: (markdown) => (addresses.size === 0 ? markdown : unlink(markdown, (url) => addresses.has(pathOf(url)))),
      onShort: (path, count, least) => short.push({ entry, path, left: count, least }),
    });
    if (left === gone) {
      // The last one to be found is what the entry could not do without.
      const last = leftOut.at(-1);
      if (last?.entry !== entry) continue;
      if (last.path[0] === entry.record.goesWith) hidden.set(keyOf(entry.kind, entry.slug), last.because);
      else last.isNeeded = true;
      continue;
    }
    const body = addresses.size === 0 ? entry.body : unlink(entry.body, (url) => addresses.has(pathOf(url)));
    visible.add({ ...entry, data: left, body } as Entry);
    rememberGone(entry, left);
  }
  for (const kind of kindNames)
    visible.addNames(
      kind,
      [...content.namesOf(kind)].filter((name) => !hidden.has(keyOf(kind, name))),
    );
  return { content: visible, leftOut, short };

  function named({ kind }: Entry, value: unknown, metadata: FieldMetadata, path: Path): Hidden | null {
    if (metadata.to !== undefined) return hiddenTarget(hidden, metadata.to, String(value));
    const isAddress = metadata.type === 'address' || (kind === 'redirects' && path.at(-1) === 'to');
    return (isAddress && addresses.get(pathOf(String(value)))) || null;
  }

  function forget(kind: Kind, item: unknown, because: Hidden): void {
    for (const name of kindRecord(kind).namesIn?.(asList(kind, item)) ?? []) hidden.set(keyOf(kind, name), because);
  }

  /** Items that went because of what they name: a review goes with its product. */
  function rememberGone(entry: Entry, left: unknown): void {
    const { namesIn } = entry.record;
    if (!namesIn) return;
    const stay = new Set(namesIn(left));
    const because = leftOut.findLast((one) => one.entry === entry)?.because;
    if (!because) return;
    for (const name of namesIn(entry.data) ?? [])
      if (!stay.has(name) && !hidden.has(keyOf(entry.kind, name))) hidden.set(keyOf(entry.kind, name), because);
  }
}

/** A list with this one item, as its file would have it. */
const asList = (kind: Kind, item: unknown) =>
  kind === 'faq' ? { items: [item] } : kind === 'medicines' ? { groups: [item] } : [item];

function hiddenTarget(hidden: ReadonlyMap<string, Hidden>, target: ReferenceTarget, name: string): Hidden | null {
  switch (target) {
    case 'norm':
    case 'faqGroup':
    case 'combinationSource':
    case 'combinationPartner':
    case 'medicineSource':
      return null;
    case 'person':
      return hidden.get(keyOf('expert', name)) ?? hidden.get(keyOf('specialist', name)) ?? null;
    default:
      return hidden.get(keyOf(target, name)) ?? null;
  }
}

function hiddenAddresses(hidden: ReadonlyMap<string, Hidden>): Map<string, Hidden> {
  const addresses = new Map<string, Hidden>();
  for (const [key, because] of hidden) {
    const cut = key.indexOf(' ');
    const address = kindRecord(key.slice(0, cut) as Kind).address?.(key.slice(cut + 1));
    if (address) addresses.set(address, because);
  }
  return addresses;
}

const pathOf = (url: string) => url.replace(/[?#].*$/, '');

/** When the content changes by itself next, if it does. */
export function nextChange(content: Content, after: number): number | null {
  const coming = changesOf(content).filter((moment) => moment > after);
  return coming[0] ?? null;
}

/** All moments at which something comes or goes, in their order. */
export function changesOf(content: Content): number[] {
  const moments = new Set<number>();
  for (const entry of content.everyEntry()) {
    const values = [entry.data, ...listedIn(entry).map(({ value }) => value)];
    for (const moment of values.flatMap(momentsOf)) moments.add(moment);
  }
  return [...moments].sort((a, b) => a - b);
}
