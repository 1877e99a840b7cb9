import { runAtOnce, type Steps } from '../steps.ts';
import type { TermGroup } from './group-terms.ts';
import type { TextHit } from './highlight.ts';

/** Where in an entry something is found, as bits. */
export const inTitle = 4;
export const inKeywords = 2;
export const inText = 1;
/** The places of the query's own words stand this many bits above those of everything that may stand for them. */
export const ownWords = 3;

/** The stems of an entry, in the order of its words. */
export interface EntryStems {
  title: string[];
  keywords: string[];
  text: string[];
  /** Where each word of the text begins. */
  textStarts: number[];
}

/** The same by the numbers of the stems, in one row. */
interface IndexedEntry {
  stems: Uint32Array;
  titleEnd: number;
  keywordsEnd: number;
  textStarts: Uint32Array;
}

/** The entries that have a stem, and where in them. */
interface Postings {
  id: number;
  entries: number[];
  places: number[];
}

export interface SearchIndex {
  /** Where each entry has a group, of the places that are searched: of its own words (see `ownWords`), and of anything that stands for it. */
  match(group: TermGroup, searched: number): Uint8Array;
  /** Whether some entry has these stems beside each other. */
  hasPhrase(stems: readonly string[]): boolean;
  /** How much an entry is about these groups: occurrences of their own words, each worth what its place is worth, for its length. */
  density(entry: number, groups: readonly TermGroup[]): number;
  /** Where the text of an entry has one of these stems. */
  textHits(entry: number, stems: Iterable<string>): TextHit[];
}

const placeWeight = { title: 0.4, keywords: 0.3, text: 0.1 };

export const createSearchIndex = (all: readonly EntryStems[]): SearchIndex => runAtOnce(searchIndexSteps(all));

/** An inverted index with the places of words, and the words of each entry in order for phrases. */
export function* searchIndexSteps(all: readonly EntryStems[]): Steps<SearchIndex> {
  const postings = new Map<string, Postings>();
  const entries: IndexedEntry[] = [];
  for (const [entry, { title, keywords, text, textStarts }] of all.entries()) {
    const add = (place: number) => (stem: string) => addPosting(postings, stem, entry, place);
    const stems = [...title.map(add(inTitle)), ...keywords.map(add(inKeywords)), ...text.map(add(inText))];
    entries.push({
      stems: Uint32Array.from(stems),
      titleEnd: title.length,
      keywordsEnd: title.length + keywords.length,
      textStarts: Uint32Array.from(textStarts),
    });
    yield;
  }

  /** Marks the entries that have a phrase. Its words may stand apart in titles and keywords where that is allowed. */
  function mark(found: Uint8Array, stems: readonly string[], mayStandApart = false): Uint8Array {
    const lists = stems.flatMap((stem) => postings.get(stem) ?? []);
    if (lists.length < stems.length) return found;
    const [first, ...others] = lists as [Postings, ...Postings[]];
    const ids = lists.map(({ id }) => id);
    const common = others.length > 0 ? commonPlaces(lists, entries.length) : null;
    first.entries.forEach((entry, i) => {
      let places = first.places[i] ?? 0;
      if (common) {
        if (!common[entry]) return;
        const apart = mayStandApart ? (common[entry] ?? 0) & (inTitle | inKeywords) : 0;
        places = apart | phrasePlaces(entries[entry] as IndexedEntry, ids);
      }
      found[entry] = (found[entry] ?? 0) | places;
    });
    return found;
  }

  return {
    match({ original, synonyms, completions }, searched) {
      // A mere letter means something beside its neighbour only.
      const mayStandApart = original.every((stem) => stem.length > 1);
      const own = mark(new Uint8Array(entries.length), original, mayStandApart);
      const found = own.slice();
      for (const phrase of synonyms) mark(found, phrase);
      for (const stem of completions) mark(found, [stem]);
      return found.map((places, entry) => (places & searched) | (((own[entry] ?? 0) & searched) << ownWords));
    },
    hasPhrase: (stems) => mark(new Uint8Array(entries.length), stems).some((places) => places > 0),
    density(entry, groups) {
      const { stems, titleEnd, keywordsEnd } = entries[entry] as IndexedEntry;
      const weights = new Map<number | undefined, number>();
      for (const { original } of groups)
        for (const stem of original) weights.set(postings.get(stem)?.id, 1 / original.length);
      let sum = 0;
      for (const [at, id] of stems.entries()) {
        const place = at < titleEnd ? 'title' : at < keywordsEnd ? 'keywords' : 'text';
        sum += (weights.get(id) ?? 0) * placeWeight[place];
      }
      return Math.min(1, sum / Math.log(stems.length + 1));
    },
    textHits(entry, wanted) {
      const { stems, keywordsEnd, textStarts } = entries[entry] as IndexedEntry;
      const ids = new Set([...wanted].map((stem) => postings.get(stem)?.id));
      const hits: TextHit[] = [];
      textStarts.forEach((start, i) => {
        const stem = stems[keywordsEnd + i] as number;
        if (ids.has(stem)) hits.push({ start, stem });
      });
      return hits;
    },
  };
}

/** Returns the number of the stem. */
function addPosting(postings: Map<string, Postings>, stem: string, entry: number, place: number): number {
  const list = postings.get(stem) ?? { id: postings.size, entries: [], places: [] };
  postings.set(stem, list);
  const last = list.entries.length - 1;
  if (list.entries[last] === entry) list.places[last] = (list.places[last] ?? 0) | place;
  else {
    list.entries.push(entry);
    list.places.push(place);
  }
  return list.id;
}

/** Not zero for entries that have all the stems: the places that have all of them. The title counts as keywords, too. */
function commonPlaces(lists: readonly Postings[], size: number): Uint8Array {
  const present = 8;
  let common = new Uint8Array(size).fill(0xff);
  for (const { entries, places } of lists) {
    const next = new Uint8Array(size);
    entries.forEach((entry, i) => {
      const place = places[i] ?? 0;
      next[entry] = (common[entry] ?? 0) & (present | place | (place & inTitle ? inKeywords : 0));
    });
    common = next;
  }
  return common;
}

/** Where these stems follow each other. */
function phrasePlaces({ stems, titleEnd, keywordsEnd }: IndexedEntry, ids: readonly number[]): number {
  let places = 0;
  for (let at = stems.indexOf(ids[0] as number); at >= 0; at = stems.indexOf(ids[0] as number, at + 1)) {
    if (!ids.every((id, i) => stems[at + i] === id)) continue;
    const end = at + ids.length;
    if (end <= titleEnd) places |= inTitle;
    else if (at >= keywordsEnd) places |= inText;
    else if (at >= titleEnd && end <= keywordsEnd) places |= inKeywords;
  }
  return places;
}
