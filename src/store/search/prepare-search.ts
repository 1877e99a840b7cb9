import { createHash } from 'node:crypto';
import type { Publication, SearchEntry } from '../publication.ts';
import { LexiconBuilder, type LexiconEntry } from './build-lexicon.ts';
import { type Suggestion, suggestionsOf } from './suggestions.ts';
import { type Token, tokenise, wordsOf } from './tokens.ts';

/** Part of every hash: raised when words are cut differently, so that a publish indexes everything anew. */
const indexVersion = 1;

/** An entry with its words as the index knows them. */
export interface SearchRow extends SearchEntry {
  hash: string;
  title_words: number;
  title_index: string;
  keywords_index: string;
  text_index: string;
}

/** One that the store has as it is. */
export type NamedSearchRow = Pick<SearchRow, 'url' | 'hash'>;

export interface PreparedSearch {
  documents: (SearchRow | NamedSearchRow)[];
  synonyms: { group: number; words: string[] }[];
  lexicon: LexiconEntry[];
  suggestions: Suggestion[];
}

/** Cuts all the words of a publication: the part of indexing that needs no database. */
export function prepareSearch(publication: Pick<Publication, 'search' | 'synonyms' | 'popular'>): PreparedSearch {
  const lexicon = new LexiconBuilder();
  const documents = publication.search.map((entry) => searchRow(entry, lexicon));
  const synonyms = publication.synonyms.flatMap((group, index) =>
    group.flatMap((phrase) => {
      for (const token of tokenise(phrase)) lexicon.addWord(token);
      const words = wordsOf(phrase);
      return words.length > 0 ? [{ group: index, words }] : [];
    }),
  );
  return { documents, synonyms, lexicon: lexicon.entries(), suggestions: suggestionsOf(publication) };
}

function searchRow(entry: SearchEntry, lexicon: LexiconBuilder): SearchRow {
  const title = tokenise(entry.title);
  const keywords = tokenise(entry.keywords);
  const text = tokenise(entry.text);
  lexicon.add(title, [...keywords, ...text]);
  return {
    ...entry,
    hash: createHash('sha256')
      .update(JSON.stringify([indexVersion, entry]))
      .digest('base64url'),
    title_words: Math.min(title.length, 30_000),
    title_index: joined(title),
    keywords_index: joined(keywords),
    text_index: joined(text),
  };
}

const joined = (tokens: Token[]) => tokens.map((token) => token.word).join(' ');
