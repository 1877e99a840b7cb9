import { pagePaths } from '../../contract/paths.ts';
import { keysOf } from '../../contract/vocabulary.ts';
import type { Publication } from '../../store/publication.ts';
import { stableJson } from '../compile/compile.ts';
import { outputOf } from '../documents/outputs.ts';
import { kindRecord, placeOf } from '../kinds/kinds.ts';
import type { Change } from './compare-files.ts';

export interface PageChange {
  change: Change;
  address: string;
  title: string;
}

/** Pages whose items the API adds: they change with the table that these come from. */
const listed = {
  articles: pagePaths.articles,
  events: pagePaths.events,
  reviews: pagePaths.reviews,
  products: pagePaths['products-filters'],
} as const;

/** The pages that a visitor would find different, new or gone. */
export function affectedPages(before: Publication | null, after: Publication): PageChange[] {
  const [was, is] = [titlesOf(before), titlesOf(after)];
  const [oldTexts, newTexts] = [documentTexts(before), documentTexts(after)];
  const documentOf = documentsByAddress([...(before?.sources ?? []), ...after.sources]);
  const lists = new Set<string>(
    keysOf(listed).flatMap((list) => (stableJson(before?.[list]) === stableJson(after[list]) ? [] : listed[list])),
  );
  // The menus, the footer and the warnings stand on every page.
  const isFrameSame = oldTexts.get('site') === newTexts.get('site');
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((address): PageChange[] => {
    const title = is.get(address) ?? was.get(address) ?? address;
    if (!was.has(address)) return [{ change: 'added', address, title }];
    if (!is.has(address)) return [{ change: 'removed', address, title }];
    const document = documentOf.get(address) ?? '';
    const isSame = isFrameSame && oldTexts.get(document) === newTexts.get(document) && !lists.has(address);
    return isSame ? [] : [{ change: 'changed', address, title }];
  });
}

const titlesOf = (publication: Publication | null) =>
  new Map(publication?.addresses.map(({ path, title }) => [path, title]));

const documentTexts = (publication: Publication | null) =>
  new Map(publication?.documents.map(({ path, body }) => [path, stableJson(body)]));

function documentsByAddress(sources: readonly { path: string }[]): Map<string, string> {
  const found = sources.flatMap(({ path }): [string, string][] => {
    const place = placeOf(path);
    const address = place && kindRecord(place.kind).address?.(place.slug);
    const document = place && outputOf(place.kind).document;
    return address && document ? [[address, document.path(place.slug)]] : [];
  });
  return new Map(found);
}
