import { sql } from 'drizzle-orm';
import { type SearchKind, searchKinds } from '../../contract/query-vocabulary.ts';
import type { SearchAnswer, SearchHit, SuggestAnswer } from '../../contract/search.ts';
import { type Orm, rowsOf } from '../database.ts';

import { type Found, type FoundDocument, findDocuments } from './find-documents.ts';
import { type IsHit, markAll, snippet } from './fragments.ts';
import { formsOf } from './lexicon.ts';
import { nearestPhrases } from './nearest.ts';
import { completePhrases } from './suggestions.ts';
import { cleanQuery, type Understood, understand } from './understand.ts';

export const hitsPerPage = 20;
const hitsSuggested = 6;
const wordsSuggested = 5;
const timeLimitMs = 1_000;
/** Below this no answer has all the words in its title or keywords: those that lack one may be better. */
const poorScore = 0.45;
/** Fewer answers than this are enough only if one of them is surely meant. */
const fewAnswers = 3;
const sureScore = 0.8;

export interface SearchQuery {
  q: string;
  kind: SearchKind | null;
  page: number;
}

export async function search(orm: Orm, { q, kind, page }: SearchQuery): Promise<SearchAnswer> {
  const query = cleanQuery(q);
  const empty = emptyAnswer(query, kind);
  if (query === '') return empty;
  return within(orm, empty, async (tx, documents) => {
    const asked = await understand(tx, query, { prefixFrom: 2, total: documents });
    if (asked.groups.length === 0) return { ...empty, nearest: await nearestPhrases(tx, query) };

    const find = (missing: number, offset: number) =>
      findDocuments(tx, asked, { kind, limit: hitsPerPage, offset, missing, withText: true });
    const found = await bestEffort(asked, (missing) => find(missing, (page - 1) * hitsPerPage));
    const total = found.counts.reduce((sum, group) => sum + (kind && group.kind !== kind ? 0 : group.count), 0);
    const pages = Math.max(1, Math.ceil(total / hitsPerPage));
    // A page past the end answers with the last one.
    const onPage = page > pages ? (await find(found.missing, (pages - 1) * hitsPerPage)).documents : found.documents;
    const isHit = await hitTest(tx, asked);
    return {
      query,
      kind,
      groups: groupsOf(found),
      hits: onPage.map((document) => hitOf(document, isHit, true)),
      correction: asked.correction,
      nearest: total === 0 ? await nearestPhrases(tx, query) : [],
      pagination: { page: Math.min(page, pages), pages, total, perPage: hitsPerPage },
    };
  });
}

export async function suggest(orm: Orm, q: string): Promise<SuggestAnswer> {
  const query = cleanQuery(q);
  const empty: SuggestAnswer = { query, words: [], hits: [] };
  if (query === '') return empty;
  return within(orm, empty, async (tx, documents) => {
    const asked = await understand(tx, query, { prefixFrom: 1, total: documents });
    const words = await completePhrases(tx, asked, wordsSuggested);
    if (asked.groups.length === 0) return { ...empty, words };
    const found = await bestEffort(asked, (missing) =>
      findDocuments(tx, asked, { kind: null, limit: hitsSuggested, offset: 0, missing, titlesOnly: true }),
    );
    const isHit = await hitTest(tx, asked);
    return { query, words, hits: found.documents.map((doc) => hitOf(doc, isHit, false)) };
  });
}

/** All words first; if that gives nothing good, answers may lack one, then all but one. */
async function bestEffort(asked: Understood, find: (missing: number) => Promise<Found>) {
  const count = asked.groups.length;
  const strict = await find(0);
  // Judged by all kinds and pages together, so that every part of an answer is a part of the same one.
  const total = strict.counts.reduce((sum, group) => sum + group.count, 0);
  const isEnough = total > 0 && strict.best >= (total < fewAnswers ? sureScore : poorScore);
  if (count === 1 || isEnough) return { ...strict, missing: 0 };
  const loose = await find(1);
  if (count > 2 && loose.counts.length === 0) return { ...(await find(count - 1)), missing: count - 1 };
  return { ...loose, missing: 1 };
}

/** Whatever a query asks for, it ends in time: where the database can stop it, it does, and the answer is empty. */
async function within<T>(orm: Orm, tooLate: T, work: (tx: Orm, total: number) => Promise<T>): Promise<T> {
  try {
    return await orm.transaction(
      async (tx) => {
        // The planner does not know what reading a long text costs: only bitmaps leave it to the text indexes. Before
        // PostgreSQL 18 a plan that cannot avoid what is switched off counts as so dear that it is compiled first, which
        // takes longer than the query. The number of documents is the planner's own: counting would read them all.
        const [row] = await rowsOf<{ total: number }>(
          tx.execute(sql`
            select set_config('statement_timeout', ${String(timeLimitMs)}, true),
              set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
              set_config('jit', 'off', true),
              greatest(reltuples, 1)::integer as total
            from pg_class where oid = 'search_documents'::regclass`),
        );
        return work(tx, row?.total ?? 1);
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    if (isTimeout(error)) return tooLate;
    throw error;
  }
}

function isTimeout(error: unknown): boolean {
  const code = (error as { code?: string })?.code ?? (error as { cause?: { code?: string } })?.cause?.code;
  return code === '57014';
}

async function hitTest(tx: Orm, asked: Understood): Promise<IsHit> {
  const stems = asked.groups.flatMap((group) => [...group.original, ...group.synonyms.flat(), ...group.completions]);
  const forms = await formsOf(tx, [...new Set(stems)]);
  return (word) => forms.has(word);
}

function hitOf(document: FoundDocument, isHit: IsHit, withText: boolean): SearchHit {
  return {
    kind: document.kind,
    url: document.url,
    title: markAll(document.title, isHit),
    text: withText ? snippet(document.text, isHit) : [],
    note: document.note,
    image: document.image,
  };
}

function groupsOf(found: Found): SearchAnswer['groups'] {
  const counts = new Map(found.counts.map((group) => [group.kind, group.count]));
  return (Object.keys(searchKinds) as SearchKind[])
    .map((kind) => ({ kind, title: searchKinds[kind], count: counts.get(kind) ?? 0 }))
    .filter((group) => group.count > 0);
}

function emptyAnswer(query: string, kind: SearchKind | null): SearchAnswer {
  return {
    query,
    kind,
    groups: [],
    hits: [],
    correction: null,
    nearest: [],
    pagination: { page: 1, pages: 1, total: 0, perPage: hitsPerPage },
  };
}
