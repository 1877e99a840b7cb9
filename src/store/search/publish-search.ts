import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database.ts';
import { rowsOf } from '../migrate.ts';
import type { Publication, SearchEntry } from '../publication.ts';
import { LexiconBuilder, type LexiconEntry } from './build-lexicon.ts';
import { type Suggestion, suggestionsOf } from './suggestions.ts';
import { textList } from './text-list.ts';
import { type Token, tokenise, wordsOf } from './tokens.ts';

/** Part of every hash: raised when words are cut differently, so that a publish indexes everything anew. */
const indexVersion = 1;
const documentsPerInsert = 250;
const wordsPerInsert = 5_000;

/** Brings the search index up to date with a publication, inside its transaction. Writes only what has changed. */
export async function publishSearch(tx: Orm, publication: Publication): Promise<void> {
  const lexicon = new LexiconBuilder();
  const changed = await publishDocuments(tx, publication.search, lexicon);
  await publishSynonyms(tx, publication.synonyms, lexicon);
  await publishLexicon(tx, lexicon.entries());
  await publishSuggestions(tx, suggestionsOf(publication));
  // New rows wait in a list that every search would read through; and the planner knows nothing of them yet.
  await tx.execute(sql`select gin_clean_pending_list('lexicon_by_trigram')`);
  if (changed > 0) {
    await tx.execute(sql`select gin_clean_pending_list('search_documents_by_title')`);
    await tx.execute(sql`select gin_clean_pending_list('search_documents_by_text')`);
    await tx.execute(sql`analyze search_documents, lexicon, synonyms, suggestions`);
  }
}

async function publishDocuments(tx: Orm, entries: SearchEntry[], lexicon: LexiconBuilder): Promise<number> {
  const published = new Map(
    (await rowsOf<{ url: string; hash: string }>(tx.execute(sql`select url, hash from search_documents`))).map(
      (row) => [row.url, row.hash],
    ),
  );
  const wanted = new Set(entries.map((entry) => entry.url));
  const gone = [...published.keys()].filter((url) => !wanted.has(url));
  if (gone.length > 0) await tx.execute(sql`delete from search_documents where url = any(${textList(gone)})`);

  let batch: object[] = [];
  let changed = gone.length;
  const flush = async () => {
    if (batch.length > 0) await insertDocuments(tx, batch);
    batch = [];
  };
  for (const entry of entries) {
    const title = tokenise(entry.title);
    const keywords = tokenise(entry.keywords);
    const text = tokenise(entry.text);
    lexicon.add(title, [...keywords, ...text]);
    const hash = createHash('sha256')
      .update(JSON.stringify([indexVersion, entry]))
      .digest('base64url');
    if (published.get(entry.url) === hash) continue;
    changed++;
    batch.push({
      ...entry,
      hash,
      title_words: Math.min(title.length, 30_000),
      title_index: joined(title),
      keywords_index: joined(keywords),
      text_index: joined(text),
    });
    if (batch.length === documentsPerInsert) await flush();
  }
  await flush();
  return changed;
}

const joined = (tokens: Token[]) => tokens.map((token) => token.word).join(' ');

async function insertDocuments(tx: Orm, rows: object[]): Promise<void> {
  await tx.execute(sql`
    insert into search_documents (url, kind, title, note, image, text, hash, title_words, title_stems, title_vector, vector)
    select url, kind, title, note, image, text, hash, title_words, ${stemsOf(sql`string_to_array(title_index, ' ')`)}, head.vector,
      head.vector || setweight(to_tsvector('ru', text_index), 'D')
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
        url text, kind text, title text, note text, image json, text text, hash text, title_words smallint,
        title_index text, keywords_index text, text_index text),
      lateral (select setweight(to_tsvector('ru', title_index), 'A')
        || setweight(to_tsvector('ru', keywords_index), 'B') as vector) as head
    on conflict (url) do update set kind = excluded.kind, title = excluded.title, note = excluded.note,
      image = excluded.image, text = excluded.text, hash = excluded.hash, title_words = excluded.title_words,
      title_stems = excluded.title_stems,      title_vector = excluded.title_vector, vector = excluded.vector`);
}

const stemsOf = (words: SQL) =>
  sql`(select coalesce(string_agg(search_stem(word), ' ' order by place), '') from unnest(${words}) with ordinality as w(word, place))`;

async function publishSynonyms(tx: Orm, groups: string[][], lexicon: LexiconBuilder): Promise<void> {
  const phrases = groups.flatMap((group, index) =>
    group.flatMap((phrase) => {
      for (const token of tokenise(phrase)) lexicon.addWord(token);
      const words = wordsOf(phrase);
      return words.length > 0 ? [{ group: index, words }] : [];
    }),
  );
  await tx.execute(sql`delete from synonyms`);
  await tx.execute(sql`
    insert into synonyms ("group", stems)
    select distinct "group", ${stemsOf(sql`array(select json_array_elements_text(words))`)}
    from json_to_recordset(${JSON.stringify(phrases)}::json) as row("group" integer, words json)`);
}

async function publishLexicon(tx: Orm, entries: LexiconEntry[]): Promise<void> {
  const wanted = new Set(entries.map((entry) => entry.word));
  const published = await rowsOf<{ word: string }>(tx.execute(sql`select word from lexicon`));
  const gone = published.map((row) => row.word).filter((word) => !wanted.has(word));
  if (gone.length > 0) await tx.execute(sql`delete from lexicon where word = any(${textList(gone)})`);
  for (let start = 0; start < entries.length; start += wordsPerInsert) {
    const rows = entries.slice(start, start + wordsPerInsert);
    await tx.execute(sql`
      insert into lexicon (word, stem, display, titles, documents)
      select word, search_stem(word), display, titles, documents
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as row(word text, display text, titles integer, documents integer)
      on conflict (word) do update set stem = excluded.stem, display = excluded.display, titles = excluded.titles,
        documents = excluded.documents
      where (lexicon.stem, lexicon.display, lexicon.titles, lexicon.documents)
        is distinct from (excluded.stem, excluded.display, excluded.titles, excluded.documents)`);
  }
}

async function publishSuggestions(tx: Orm, suggestions: Suggestion[]): Promise<void> {
  await tx.execute(sql`delete from suggestions`);
  for (let start = 0; start < suggestions.length; start += wordsPerInsert) {
    await tx.execute(sql`
      insert into suggestions (key, phrase, stems, rank)
      select key, phrase, ${stemsOf(sql`array(select json_array_elements_text(words))`)}, rank
      from json_to_recordset(${JSON.stringify(suggestions.slice(start, start + wordsPerInsert))}::json)
        as row(key text, phrase text, words json, rank smallint)`);
  }
}
