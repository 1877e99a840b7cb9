import { type SQL, sql } from 'drizzle-orm';
import { type Orm, rowsOf } from '../database.ts';
import { changedRows } from '../known-rows.ts';
import type { InSteps } from '../steps.ts';
import type { LexiconEntry } from './build-lexicon.ts';
import type { NamedSearchRow, PreparedSearch, SearchRow } from './prepare-search.ts';
import type { Suggestion } from './suggestions.ts';
import { textList } from './text-list.ts';

const documentsPerInsert = 250;
const wordsPerInsert = 5_000;

/** Brings the search index up to date with a publication, inside its transaction. Writes only what has changed. */
export async function publishSearch(tx: Orm, search: PreparedSearch, inSteps: InSteps): Promise<void> {
  const changed = await publishDocuments(tx, search.documents, inSteps);
  await publishSynonyms(tx, search.synonyms);
  await publishLexicon(tx, search.lexicon, inSteps);
  await publishSuggestions(tx, search.suggestions, inSteps);
  // New rows wait in a list that every search would read through; and the planner knows nothing of them yet.
  await tx.execute(sql`select gin_clean_pending_list('lexicon_by_trigram')`);
  if (changed > 0) {
    await tx.execute(sql`select gin_clean_pending_list('search_documents_by_title')`);
    await tx.execute(sql`select gin_clean_pending_list('search_documents_by_text')`);
    for (const table of ['search_documents', 'lexicon', 'synonyms', 'suggestions'])
      await tx.execute(sql.raw(`analyze ${table}`));
  }
}

async function publishDocuments(tx: Orm, rows: PreparedSearch['documents'], inSteps: InSteps): Promise<number> {
  const published = new Map(
    (await rowsOf<{ url: string; hash: string }>(tx.execute(sql`select url, hash from search_documents`))).map(
      (row) => [row.url, row.hash],
    ),
  );
  const wanted = new Set(rows.map((row) => row.url));
  const gone = [...published.keys()].filter((url) => !wanted.has(url));
  if (gone.length > 0) await tx.execute(sql`delete from search_documents where url = any(${textList(gone)})`);
  const changed = changedRows(rows, 'url', published, isWhole);
  await inSteps(changed, documentsPerInsert, (batch) => insertDocuments(tx, batch));
  return gone.length + changed.length;
}

const isWhole = (row: SearchRow | NamedSearchRow): row is SearchRow => 'text' in row;

async function insertDocuments(tx: Orm, rows: SearchRow[]): Promise<void> {
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

async function publishSynonyms(tx: Orm, phrases: PreparedSearch['synonyms']): Promise<void> {
  await tx.execute(sql`delete from synonyms`);
  await tx.execute(sql`
    insert into synonyms ("group", stems)
    select distinct "group", ${stemsOf(sql`array(select json_array_elements_text(words))`)}
    from json_to_recordset(${JSON.stringify(phrases)}::json) as row("group" integer, words json)`);
}

async function publishLexicon(tx: Orm, entries: LexiconEntry[], inSteps: InSteps): Promise<void> {
  const wanted = new Set(entries.map((entry) => entry.word));
  const published = await rowsOf<{ word: string }>(tx.execute(sql`select word from lexicon`));
  const gone = published.map((row) => row.word).filter((word) => !wanted.has(word));
  if (gone.length > 0) await tx.execute(sql`delete from lexicon where word = any(${textList(gone)})`);
  await inSteps(entries, wordsPerInsert, (rows) =>
    tx.execute(sql`
      insert into lexicon (word, stem, display, titles, documents)
      select word, search_stem(word), display, titles, documents
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as row(word text, display text, titles integer, documents integer)
      on conflict (word) do update set stem = excluded.stem, display = excluded.display, titles = excluded.titles,
        documents = excluded.documents
      where (lexicon.stem, lexicon.display, lexicon.titles, lexicon.documents)
        is distinct from (excluded.stem, excluded.display, excluded.titles, excluded.documents)`),
  );
}

async function publishSuggestions(tx: Orm, suggestions: Suggestion[], inSteps: InSteps): Promise<void> {
  await tx.execute(sql`delete from suggestions`);
  await inSteps(suggestions, wordsPerInsert, (rows) =>
    tx.execute(sql`
      insert into suggestions (key, phrase, stems, rank)
      select key, phrase, ${stemsOf(sql`array(select json_array_elements_text(words))`)}, rank
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as row(key text, phrase text, words json, rank smallint)`),
  );
}
