import { pagePaths } from '../../contract/paths.ts';
import type { PreparedPages } from '../../store/prepare-publication.ts';
import { answerRecord } from '../answers/answers.ts';
import { kindRecord, placeOf } from '../kinds/kinds.ts';
import type { Kind } from '../schema/kind-names.ts';
import type { Change } from './compare-files.ts';

export interface PageChange {
  change: Change;
  address: string;
  title: string;
}

/** What is published, as far as pages show it. */
export interface PublishedPages {
  /** Hash of each document by its path. */
  documents: ReadonlyMap<string, string>;
  /** Hash of each table. */
  tables: Readonly<Record<string, string>>;
  addresses: readonly { path: string; title: string }[];
  sources: readonly { path: string }[];
}

/** Pages whose items the API adds: they change with the table that these come from. */
const listed = {
  articles: pagePaths.articles,
  events: pagePaths.events,
  reviews: pagePaths.reviews,
  products: pagePaths['products-filters'],
} as const;

/** The pages that a visitor would find different, new or gone. */
export function affectedPages(before: PublishedPages, after: PreparedPages): PageChange[] {
  const [was, is] = [before.addresses, after.tables.addresses].map(
    (addresses) => new Map(addresses.map(({ path, title }) => [path, title])),
  ) as [Map<string, string>, Map<string, string>];
  const documentOf = documentsByAddress([...before.sources, ...after.tables.sources]);
  const hashes = new Map(after.documents.map(({ path, hash }) => [path, hash]));
  const lists = new Set<string>(
    Object.entries(listed).flatMap(([table, address]) => (before.tables[table] === after.hashes[table] ? [] : address)),
  );
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((address): PageChange[] => {
    const title = is.get(address) ?? was.get(address) ?? address;
    if (!was.has(address)) return [{ change: 'added', address, title }];
    if (!is.has(address)) return [{ change: 'removed', address, title }];
    const document = documentOf.get(address) ?? '';
    const isSame = before.documents.get(document) === hashes.get(document) && !lists.has(address);
    return isSame ? [] : [{ change: 'changed', address, title }];
  });
}

function documentsByAddress(sources: readonly { path: string }[]): Map<string, string> {
  const found = new Map<string, string>();
  const add = (kind: Kind, slug: string) => {
    const { document } = answerRecord(kind);
    const address = kindRecord(kind).address?.(slug);
    if (address && document) found.set(address, document.path(slug));
  };
  for (const { path } of sources) {
    const place = placeOf(path);
    if (place) add(place.kind, place.slug);
  }
  return found;
}
