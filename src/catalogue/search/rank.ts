import type { SearchKind } from '../../contract/search-vocabulary.ts';
import type { ParsedQuery } from './parse-query.ts';
import { inKeywords, inText, inTitle, ownWords, type SearchIndex } from './search-index.ts';

/** What ranking knows of an entry besides its places in the index. */
export interface RankedEntry {
  kind: SearchKind;
  /** The stems of its title, and the same with spaces between. */
  titleStems: readonly string[];
  title: string;
}

export interface Ranking {
  /** How many entries of each kind were found. */
  counts: Map<SearchKind, number>;
  /** The entries that were found, the best first. */
  entries: number[];
}

interface Result {
  entry: number;
  score: number;
}

export interface RankOptions {
  kind: SearchKind | null;
  /** Titles and keywords only: who types looks for a page, not for a passage. */
  titlesOnly: boolean;
}

/** Only the best are compared by their whole text. */
const comparedByText = 60;

/** A word in the title counts most, then among the keywords, then in the text; itself more than a synonym. */
const value = { title: 1, titleBroad: 0.75, keywords: 0.5, keywordsBroad: 0.35, text: 0.12 };

/** For a title that says little else than what was asked. */
const coverBonus = 0.2;
const exactBonus = 0.15;
const optionalBonus = 0.05;
const textBonus = 0.1;

const kindBonus: Partial<Record<SearchKind, number>> = {
  product: 0.1,
  component: 0.08,
  series: 0.07,
  page: 0.06,
  article: 0.05,
  faq: 0.03,
  term: 0.03,
  expert: 0.02,
  specialist: 0.02,
};
/** A question is meant to be answered. */
const questionBonus: Partial<Record<SearchKind, number>> = { faq: 0.16, article: 0.08 };

/** Below this no result has all the words in its title or keywords: those that lack one may be better. */
const poorScore = 0.45;
/** Fewer results than this are enough only if one of them is surely meant. */
const fewResults = 3;
const sureScore = 0.8;

/** All words first; if that gives nothing good, a result may lack one, then all but one. */
export function rank(
  query: ParsedQuery,
  index: SearchIndex,
  all: readonly RankedEntry[],
  options: RankOptions,
): Ranking {
  const { groups } = query;
  const places = groups.map((group) => index.match(group));
  const scoreOf = createScore(query, all, places, options.titlesOnly);
  const find = (missing: number): Result[] => {
    const needed = Math.max(1, groups.length - missing);
    const wanted = options.titlesOnly ? inTitle | inKeywords : inTitle | inKeywords | inText;
    const results: Result[] = [];
    for (let entry = 0; entry < all.length; entry++) {
      let matched = 0;
      for (const found of places) if ((found[entry] ?? 0) & wanted) matched++;
      if (matched >= needed) results.push({ entry, score: scoreOf(entry) });
    }
    return results;
  };

  let found = find(0);
  const best = found.reduce((most, { score }) => Math.max(most, score), 0);
  // Judged by all kinds and pages together, so that every part of a result list is a part of the same one.
  const isEnough = found.length > 0 && best >= (found.length < fewResults ? sureScore : poorScore);
  if (groups.length > 1 && !isEnough) {
    found = find(1);
    if (found.length === 0) found = find(groups.length - 1);
  }

  const counts = new Map<SearchKind, number>();
  for (const { entry } of found) {
    const kind = all[entry]?.kind as SearchKind;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const ofKind = found.filter(({ entry }) => !options.kind || all[entry]?.kind === options.kind);
  // The sort is stable: equal scores keep the order of the publication.
  ofKind.sort((a, b) => b.score - a.score);
  if (!options.titlesOnly) {
    const compared = ofKind.slice(0, comparedByText);
    for (const result of compared) result.score += textBonus * index.density(result.entry, groups);
    ofKind.splice(0, compared.length, ...compared.sort((a, b) => b.score - a.score));
  }
  return { counts, entries: ofKind.map(({ entry }) => entry) };
}

function createScore(
  query: ParsedQuery,
  all: readonly RankedEntry[],
  places: readonly Uint8Array[],
  titlesOnly: boolean,
) {
  const weights = query.groups.reduce((sum, group) => sum + group.weight, 0);
  const groups = query.groups.map(({ original, weight }) => ({ words: original.length, share: weight / weights }));
  const exactTitles = new Set(query.exactTitles);
  return (entry: number): number => {
    const { kind, title, titleStems } = all[entry] as RankedEntry;
    const cover = coverBonus / Math.max(1, titleStems.length);
    let score = kindBonus[kind] ?? 0;
    if (query.isQuestion) score += questionBonus[kind] ?? 0;
    if (exactTitles.has(title)) score += exactBonus;
    for (const stem of query.optional) if (titleStems.includes(stem)) score += optionalBonus;
    for (const [i, { words, share }] of groups.entries()) {
      const found = places[i]?.[entry] ?? 0;
      const own = found >> ownWords;
      if (own & inTitle) score += value.title * share + cover * words;
      else if (found & inTitle) score += value.titleBroad * share + cover * value.titleBroad;
      else if (own & inKeywords) score += value.keywords * share;
      else if (found & inKeywords) score += value.keywordsBroad * share;
      else if (found & inText && !titlesOnly) score += value.text * share;
    }
    return score;
  };
}
