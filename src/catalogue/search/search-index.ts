import { runAtOnce, type Steps } from '../steps.ts';
import type { TermGroup } from './group-terms.ts';
import type { TextHit } from './highlight.ts';
import type { EntryStems } from './lexicon.ts';

/** Where in an entry something is found, as bits. */
export const inTitle = 4;
export const inKeywords = 2;
export const inText = 1;
const anywhere = inTitle | inKeywords | inText;
/** The places of the query's own words stand this many bits above those of everything that may stand for them. */
export const ownWords = 3;

interface IndexedEntry {
  /** Numbers of stems: those of the title, of the keywords, of the text. */
  stems: Uint32Array;
  titleEnd: number;
  keywordsEnd: number;
  /** Where each word of the text begins. */
  textStarts: Uint32Array;
}

/** The entries that have a stem, and where in them. */
interface Postings {
  id: number;
  entries: number[];
  places: number[];
}

export interface SearchIndex {
  /** Where each entry has a group: places of its own words, shifted by `ownWords`, and places of anything that stands for it. */
  match(group: TermGroup): Uint8Array;
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
    entries.push({
      stems: Uint32Array.from([...title.map(add(inTitle)), ...keywords.map(add(inKeywords)), ...text.map(add(inText))]),
      titleEnd: title.length,
      keywordsEnd: title.length + keywords.length,
      textStarts: Uint32Array.from(textStarts),
    });
    yield;
  }

  /** Marks the entries that have a phrase. Its words may stand apart in titles and keywords where that is allowed. */
  function mark(found: Uint8Array, stems: readonly string[], mayStandApart: boolean, shift: number): void {
    const lists = stems.flatMap((stem) => postings.get(stem) ?? []);
    if (lists.length < stems.length) return;
    const [first] = lists as [Postings];
    if (lists.length === 1) {
      first.entries.forEach((entry, i) => {
        found[entry] = (found[entry] ?? 0) | ((first.places[i] ?? 0) << shift);
      });
      return;
    }
    const common = commonPlaces(lists, entries.length);
    const ids = lists.map(({ id }) => id);
    for (const entry of first.entries) {
      const places = common[entry] ?? 0;
      if (places === 0) continue;
      const apart = mayStandApart ? places & (inTitle | inKeywords) : 0;
      found[entry] = (found[entry] ?? 0) | ((apart | phrasePlaces(entries[entry] as IndexedEntry, ids)) << shift);
    }
  }

  return {
    match({ original, synonyms, completions }) {
      const found = new Uint8Array(entries.length);
      // A mere letter means something beside its neighbour only.
      const mayStandApart = original.every((stem) => stem.length > 1);
      mark(found, original, mayStandApart, ownWords);
      for (let i = 0; i < found.length; i++) found[i] = (found[i] ?? 0) | ((found[i] ?? 0) >> ownWords);
      for (const phrase of synonyms) mark(found, phrase, false, 0);
      for (const stem of completions) mark(found, [stem], false, 0);
      return found;
    },
    hasPhrase(stems) {
      const found = new Uint8Array(entries.length);
      mark(found, stems, false, 0);
      return found.some((places) => places > 0);
    },
    density(entry, groups) {
      const { stems, titleEnd, keywordsEnd } = entries[entry] as IndexedEntry;
      const weights = new Map<number, number>();
      for (const { original } of groups) {
        for (const stem of original) {
          const id = postings.get(stem)?.id;
          if (id !== undefined) weights.set(id, 1 / original.length);
        }
      }
      let sum = 0;
      for (const [at, id] of stems.entries()) {
        const weight = weights.get(id);
        if (weight === undefined) continue;
        const place = at < titleEnd ? 'title' : at < keywordsEnd ? 'keywords' : 'text';
        sum += weight * placeWeight[place];
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
  let list = postings.get(stem);
  if (!list) {
    list = { id: postings.size, entries: [], places: [] };
    postings.set(stem, list);
  }
  const last = list.entries.length - 1;
  if (list.entries[last] === entry) list.places[last] = (list.places[last] ?? 0) | place;
  else {
    list.entries.push(entry);
    list.places.push(place);
  }
  return list.id;
}

/** Of entries that have all the stems, the places that have all of them; keywords are those of the title, too. */
function commonPlaces(lists: readonly Postings[], size: number): Uint8Array {
  const present = 8;
  let common = new Uint8Array(size).fill(present | anywhere);
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
