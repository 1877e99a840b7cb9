import { type SQL, sql } from 'drizzle-orm';
import type { Image } from '../../contract/common.ts';
import type { SearchKind } from '../../contract/query-vocabulary.ts';
import { keysOf } from '../../contract/vocabulary.ts';
import { type Orm, rowsOf } from '../database.ts';

import type { Group } from './group-terms.ts';
import { textList } from './text-list.ts';
import { allBut, alternatives, anyOf, broadQuery, originalQuery } from './ts-query.ts';
import type { Understood } from './understand.ts';

export interface FoundDocument {
  id: number;
  kind: SearchKind;
  url: string;
  title: string;
  text: string;
  note: string | null;
  image: Image | null;
  score: number;
}

export interface Found {
  counts: { kind: SearchKind; count: number }[];
  documents: FoundDocument[];
  /** The score of the best answer of any kind. */
  best: number;
}

export interface FindOptions {
  kind: SearchKind | null;
  limit: number;
  offset: number;
  /** How many words of the query an answer may lack. */
  missing: number;
  /** Titles and keywords only: quick enough for every keystroke. */
  titlesOnly?: boolean;
  withText?: boolean;
}

/** Half from titles, half from texts: more are not looked at, however many match. */
const candidatesPerField = 1_000;
/** Only the best are compared by their whole text, which is what costs. */
const comparedByText = 60;

/** A word in the title counts most, then among the keywords, then in the text; itself more than a synonym. */
const value = { title: 1, titleBroad: 0.75, keywords: 0.5, keywordsBroad: 0.35, text: 0.12 };

/** For a title that says little else than what was asked. */
const coverBonus = 0.2;
const exactBonus = 0.15;

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
/** Who asks a question wants it answered. */
const questionBonus: Partial<Record<SearchKind, number>> = { faq: 0.16, article: 0.08 };

export async function findDocuments(orm: Orm, asked: Understood, options: FindOptions): Promise<Found> {
  const query = allBut(
    asked.groups.map((group) => broadQuery(group, '')),
    options.missing,
  );
  const field = (column: SQL) =>
    sql`(select id from search_documents where ${column} @@ ${query}::tsquery limit ${candidatesPerField})`;
  const candidates = options.titlesOnly
    ? (someOfEach(asked.groups) ?? field(sql`title_vector`))
    : sql`${field(sql`title_vector`)} union ${field(sql`vector`)}`;
  const textQuery = allBut(
    asked.groups.map((group) => originalQuery(group, '')),
    asked.groups.length,
  );
  // How near the words stand to each other is worth its price only when there are several.
  const near = asked.groups.length > 1 ? sql`ts_rank_cd` : sql`ts_rank`;
  const byText = options.titlesOnly
    ? sql`0`
    : sql`case when place <= ${comparedByText} then least(${near}('{0.1, 0.2, 0.3, 0.4}', vector, ${textQuery}::tsquery, 1), 1) * 0.1 else 0 end`;
  const [row] = await rowsOf<Found>(
    orm.execute(sql`
      with candidates as (${candidates}),
      scored as (
        select id, kind, ${scoreOf(asked, options)} as score
        from search_documents where id = any(array(select id from candidates))
      ),
      ranked as (
        select id, score, row_number() over (order by score desc, id) as place from scored
        where ${options.kind === null ? sql`true` : sql`kind = ${options.kind}`}
        order by score desc, id limit ${Math.max(comparedByText, options.offset + options.limit)}
      ),
      page as (
        select d.id, d.kind, d.url, d.title, ${options.withText ? sql`d.text` : sql`''`} as text, d.note, d.image,
          score + ${byText} as score
        from ranked join search_documents d using (id)
        order by place > ${comparedByText}, score + ${byText} desc, place
        limit ${options.limit} offset ${options.offset}
      )
      select
        (select coalesce(json_agg(json_build_object('kind', kind, 'count', count)), '[]')
          from (select kind, count(*) as count from scored group by kind) as counted) as counts,
        (select coalesce(json_agg(page), '[]') from page) as documents,
        (select coalesce(max(score), 0) from scored) as best`),
  );
  return row ?? { counts: [], documents: [], best: 0 };
}

/** About as many as the box offers to complete a word to. */
const wordsLookedFor = 5;

/**
 * The beginning of very many words («м») is looked for by the commonest of them, word by word: uniting their long lists
 * in the index costs far more, and each word gets its share of the candidates.
 */
function someOfEach([group, ...others]: readonly Group[]): SQL | null {
  if (!group || others.length > 0 || group.titles <= candidatesPerField) return null;
  const queries = alternatives(group, '').slice(0, wordsLookedFor);
  const share = Math.ceil(candidatesPerField / queries.length);
  return sql.join(
    queries.map(
      (query) => sql`(select id from search_documents where title_vector @@ ${query}::tsquery limit ${share})`,
    ),
    sql` union all `,
  );
}

function scoreOf(asked: Understood, options: FindOptions): SQL {
  const weights = asked.groups.reduce((all, group) => all + group.weight, 0);
  const groups = asked.groups.map((group) => {
    const cover = (words: number) => sql`${num(coverBonus * words)} / greatest(title_words, 1)`;
    const share = (points: number) => num((points * group.weight) / weights);
    const broad = broadQuery(group, '');
    const elsewhere = options.titlesOnly
      ? sql`0`
      : options.missing > 0
        ? sql`case when vector @@ ${broad}::tsquery then ${share(value.text)} else 0 end`
        : share(value.text);
    // Most candidates have the word in their text only: one question settles them.
    return sql`case when not title_vector @@ ${broad}::tsquery then ${elsewhere}
      when title_vector @@ ${originalQuery(group, ':A')}::tsquery then ${share(value.title)} + ${cover(group.original.length)}
      when title_vector @@ ${broadQuery(group, ':A')}::tsquery then ${share(value.titleBroad)} + ${cover(value.titleBroad)}
      when title_vector @@ ${originalQuery(group, '')}::tsquery then ${share(value.keywords)}
      else ${share(value.keywordsBroad)} end`;
  });
  const optional = asked.optional.map(
    (stem) => sql`case when title_vector @@ ${anyOf([stem], ':A')}::tsquery then 0.05 else 0 end`,
  );
  const exact = sql`case when title_stems = any(${textList(asked.exactTitles)}) then ${num(exactBonus)} else 0 end`;
  return sql`${sum(groups)} + ${sum(optional)} + ${exact} + ${kindScore(asked.isQuestion)}`;
}

const num = (number: number) => sql`${number}::float8`;
const sum = (parts: SQL[]) => (parts.length === 0 ? sql`0` : sql.join(parts, sql` + `));

function kindScore(isQuestion: boolean): SQL {
  const bonus = keysOf(kindBonus).map((kind) => {
    const extra = isQuestion ? (questionBonus[kind] ?? 0) : 0;
    return sql`when ${kind} then ${num((kindBonus[kind] ?? 0) + extra)}`;
  });
  return sql`case kind ${sql.join(bonus, sql` `)} else 0 end`;
}
