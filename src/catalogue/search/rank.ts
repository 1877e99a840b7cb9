import type { SearchKind } from '../../contract/search-vocabulary.ts';
import type { ParsedQuery } from './parse-query.ts';
import { inKeywords, inText, inTitle, ownWords, type SearchIndex } from './search-index.ts';

/** What ranking knows of an entry besides its places in the index. */
export interface RankedEntry {
  kind: SearchKind;
  titleStems: readonly string[];
}

/** Only the best are compared by their whole text. */
const comparedByText = 200;

/** A word in the title counts most, then among the keywords, then in the text; itself more than a synonym. */
const value = { title: 1, titleBroad: 0.75, keywords: 0.5, keywordsBroad: 0.35, text: 0.12 };

/** For a title that says little else than what was asked. */
const coverBonus = 0.2;
const exactBonus = 0.15;
const optionalBonus = 0.05;
const textBonus = 0.1;

const kindBonus: Partial<Record<SearchKind, number>> = {
  ...{ product: 0.1, component: 0.08, series: 0.07, page: 0.06, article: 0.05 },
  ...{ faq: 0.03, term: 0.03, expert: 0.02, specialist: 0.02 },
};
/** A question is meant to be answered. */
const questionBonus: Partial<Record<SearchKind, number>> = { faq: 0.16, article: 0.08 };

/** Below this no result has all the words in its title or keywords: those that lack one may be better. */
const poorScore = 0.45;
/** Fewer results than this are enough only if one of them is surely meant. */
const fewResults = 3;
const sureScore = 0.8;

/**
 * The numbers of the entries that were found, the best first. They have all words of the query; if that gives nothing
 * good, they may lack one, then all but one. Who types looks for a page, not for a passage: `titlesOnly` leaves texts out.
 */
export function rank(
  query: ParsedQuery,
  index: SearchIndex,
  all: readonly RankedEntry[],
  { titlesOnly }: { titlesOnly: boolean },
): number[] {
  const { groups } = query;
  const searched = titlesOnly ? inTitle | inKeywords : inTitle | inKeywords | inText;
  const places = groups.map((group) => index.match(group, searched));
  const scoreOf = createScore(query, all, places);
  const find = (missing: number) => {
    const needed = Math.max(1, groups.length - missing);
    const results: { entry: number; score: number }[] = [];
    for (let entry = 0; entry < all.length; entry++) {
      let matched = 0;
      for (const found of places) if (found[entry]) matched++;
      if (matched >= needed) results.push({ entry, score: scoreOf(entry) });
    }
    // The sort is stable: equal scores keep the order of the publication.
    return results.sort((a, b) => b.score - a.score);
  };

  let found = find(0);
  const isEnough = (found[0]?.score ?? 0) >= (found.length < fewResults ? sureScore : poorScore);
  if (groups.length > 1 && !isEnough) {
    found = find(1);
    if (found.length === 0) found = find(groups.length - 1);
  }
  if (!titlesOnly) {
    const compared = found.slice(0, comparedByText);
    for (const result of compared) result.score += textBonus * index.density(result.entry, groups);
    found.splice(0, compared.length, ...compared.sort((a, b) => b.score - a.score));
  }
  return found.map(({ entry }) => entry);
}

function createScore(query: ParsedQuery, all: readonly RankedEntry[], places: readonly Uint8Array[]) {
  const weights = query.groups.reduce((sum, group) => sum + group.weight, 0);
  const groups = query.groups.map(({ original, weight }) => ({ words: original.length, share: weight / weights }));
  const exactTitles = new Set(query.exactTitles);
  return (entry: number): number => {
    const { kind, titleStems } = all[entry] as RankedEntry;
    const cover = coverBonus / Math.max(1, titleStems.length);
    let score = kindBonus[kind] ?? 0;
    if (query.isQuestion) score += questionBonus[kind] ?? 0;
    if (exactTitles.has(titleStems.join(' '))) score += exactBonus;
    for (const stem of query.optional) if (titleStems.includes(stem)) score += optionalBonus;
    for (const [i, { words, share }] of groups.entries()) {
      const found = places[i]?.[entry] ?? 0;
      const own = found >> ownWords;
      if (own & inTitle) score += value.title * share + cover * words;
      else if (found & inTitle) score += value.titleBroad * share + cover * value.titleBroad;
      else if (own & inKeywords) score += value.keywords * share;
      else if (found & inKeywords) score += value.keywordsBroad * share;
      else if (found & inText) score += value.text * share;
    }
    return score;
  };
}
