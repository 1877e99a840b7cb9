import { searchKinds } from '../../contract/query-vocabulary.ts';
import type { SearchHit } from '../../contract/search.ts';
import { keysOf } from '../../contract/vocabulary.ts';
import type { SearchEntry } from '../../store/publication.ts';
import type { Catalogue } from '../catalogue.ts';
import { paginate } from '../lists.ts';
import type { Synonyms } from './group-terms.ts';
import { markAll, snippet } from './highlight.ts';
import { createLexicon, stemOf } from './lexicon.ts';
import { cleanQuery, type ParsedQuery, parseQuery } from './parse-query.ts';
import { rank } from './rank.ts';
import { createSearchIndex } from './search-index.ts';
import { createSuggestions } from './suggestions.ts';
import { createTextsFirst, type HealthWords } from './texts-first.ts';
import { wordsOf } from './tokens.ts';

const hitsPerPage = 20;
const hitsSuggested = 6;

/** Search over the entries of a publication: everything is computed from memory. */
export function createSearch(
  entries: readonly SearchEntry[],
  synonymGroups: readonly (readonly string[])[],
  popular: readonly string[],
  health: readonly HealthWords[] = [],
): Pick<Catalogue, 'search' | 'suggest'> {
  const { lexicon, stems } = createLexicon(entries, [...synonymGroups.flat(), ...health.flatMap(({ words }) => words)]);
  const synonyms = synonymsOf(synonymGroups);
  const index = createSearchIndex(stems);
  const ranked = entries.map(({ kind }, at) => ({ kind, titleStems: stems[at]?.title ?? [] }));
  const textsFirst = createTextsFirst(entries, health);
  const suggestions = createSuggestions(entries, synonymGroups, popular, lexicon);
  const isPhrase = (stems: readonly string[]) => synonyms.has(stems.join(' ')) || index.hasPhrase(stems);
  const parse = (query: string, prefixFrom: number) =>
    parseQuery(query, { lexicon, synonyms, isPhrase, total: Math.max(1, entries.length), prefixFrom });

  return {
    search({ q, kind, page }) {
      const query = cleanQuery(q);
      const parsed = parse(query, 2);
      const found = textsFirst(meant(parsed), rank(parsed, index, ranked, { titlesOnly: false }));
      const byKind = Map.groupBy(found, (at) => entries[at]?.kind);
      const shown = kind ? (byKind.get(kind) ?? []) : found;
      const pagination = paginate(shown.length, page, hitsPerPage);
      const start = (pagination.page - 1) * hitsPerPage;
      const stems = wantedStems(parsed);
      return {
        query,
        kind,
        groups: keysOf(searchKinds).flatMap((key) => {
          const count = byKind.get(key)?.length;
          return count ? [{ kind: key, title: searchKinds[key], count }] : [];
        }),
        hits: shown.slice(start, start + hitsPerPage).map((at) => hitOf(at, stems, true)),
        correction: parsed.groups.length > 0 ? parsed.correction : null,
        nearest: shown.length === 0 ? suggestions.nearest(query) : [],
        pagination,
      };
    },
    suggest(q) {
      const query = cleanQuery(q);
      if (query === '') return { query, words: [], hits: [] };
      const parsed = parse(query, 1);
      const found = textsFirst(meant(parsed), rank(parsed, index, ranked, { titlesOnly: true }));
      const stems = wantedStems(parsed);
      const hits = found.slice(0, hitsSuggested).map((at) => hitOf(at, stems, false));
      return { query, words: suggestions.complete(parsed), hits };
    },
  };

  /** Every form of the wanted stems is marked. */
  function hitOf(at: number, stems: ReadonlySet<string>, withText: boolean): SearchHit {
    const { kind, url, title, text, note, image } = entries[at] as SearchEntry;
    const isHit = (word: string) => stems.has(lexicon.get(word)?.stem ?? '');
    const shownText = withText ? snippet(text, index.textHits(at, stems), isHit) : [];
    return { kind, url, title: markAll(title, isHit), text: shownText, note, image };
  }
}

function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const phrases = [...new Set(group.map((phrase) => wordsOf(phrase).map(stemOf).join(' ')).filter(Boolean))];
    for (const phrase of phrases) found.set(phrase, [...(found.get(phrase) ?? []), ...phrases]);
  }
  return found;
}

const meant = ({ words }: ParsedQuery) => words.join(' ');

const wantedStems = ({ groups }: ParsedQuery) =>
  new Set(groups.flatMap((group) => [...group.original, ...group.synonyms.flat(), ...group.completions]));
