import { sql } from 'drizzle-orm';
import type { SearchKind } from '../../contract/query-vocabulary.ts';
import { type Orm, rowsOf } from '../database.ts';

import type { Publication } from '../publication.ts';
import { displayOf } from './build-lexicon.ts';
import { isFunctionWord } from './function-words.ts';
import { afterAll } from './lexicon.ts';
import { type Token, tokenise } from './tokens.ts';
import type { Understood } from './understand.ts';

export interface Suggestion {
  key: string;
  phrase: string;
  /** Words that say something. */
  words: string[];
  rank: number;
}

/** What is often asked for, then what the site is about, then what it writes about. */
const popularRank = 0;
const synonymRank = 2;
const titleRank: Partial<Record<SearchKind, number>> = {
  component: 1,
  product: 1,
  series: 1,
  page: 3,
  article: 3,
  event: 3,
  expert: 3,
  specialist: 3,
};
const people: ReadonlySet<SearchKind> = new Set(['expert', 'specialist']);
/** Who types a word from the middle of a phrase may want it, but less surely. */
const innerRank = 4;

const mostWords = 5;
const mostLetters = 40;
const clauseEnd = /[:;,.?!…](?=\s|$)|\s[—–]\s/u;

/** All phrases that may complete a query. A phrase is taken as it was written: words put together make no sense. */
export function suggestionsOf({ search, synonyms, popular }: Pick<Publication, 'search' | 'synonyms' | 'popular'>) {
  const found = new Map<string, Suggestion>();
  const add = (text: string, rank: number, isName = false) => {
    for (const suggestion of keysOf(text, rank, isName)) {
      const id = `${suggestion.key}\n${suggestion.phrase}`;
      if ((found.get(id)?.rank ?? Number.POSITIVE_INFINITY) > suggestion.rank) found.set(id, suggestion);
    }
  };
  for (const query of popular) add(query, popularRank);
  // The first of a group is its proper name; the others may be slips of the pen.
  for (const [name] of synonyms) if (name) add(name, synonymRank);
  for (const { kind, title } of search) {
    const rank = titleRank[kind];
    if (rank !== undefined) add(title.split(clauseEnd)[0] ?? '', rank, people.has(kind));
  }
  return [...found.values()];
}

function keysOf(text: string, rank: number, isName: boolean): Suggestion[] {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const tokens = tokenise(plain);
  if (tokens.length === 0 || tokens.length > mostWords) return [];
  const phrase = isName ? plain : begunSmall(plain, tokens[0] as Token);
  if (phrase.length > mostLetters) return [];
  const words = tokens.map((token) => token.word);
  const meaningful = words.filter((word) => !isFunctionWord(word));
  return words.flatMap((word, at) =>
    at > 0 && (isFunctionWord(word) || /^\d/.test(word))
      ? []
      : [
          {
            key: words.slice(at).join(' '),
            phrase,
            words: meaningful.length > 0 ? meaningful : words,
            rank: at === 0 ? rank : rank + innerRank,
          },
        ],
  );
}

/** As a query is typed: «магний + B6», «витамин D в России», but «BCAA». */
function begunSmall(text: string, first: Token): string {
  return text.slice(0, first.start) + displayOf(first) + text.slice(first.end);
}

/** Phrases that begin with these words, the last of which may be begun only. What was typed itself is no news. */
export async function completePhrases(orm: Orm, { words, correction }: Understood, limit: number): Promise<string[]> {
  const start = words.join(' ');
  const rows = await rowsOf<{ phrase: string }>(
    orm.execute(sql`
      select phrase from (
        select distinct on (stems) stems, phrase, rank from suggestions
        where key >= ${start} and key < ${afterAll(start)} and (key <> ${start} or ${correction !== null})
        order by stems, rank, phrase
      ) as different order by rank, length(phrase), phrase limit ${limit}`),
  );
  return rows.map((row) => row.phrase);
}
