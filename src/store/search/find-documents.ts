import { type SQL, sql } from 'drizzle-orm';
import type { Image } from '../../contract/common.ts';
import type { SearchKind } from '../../contract/search-vocabulary.ts';
import type { Orm } from '../database.ts';
import { rowsOf } from '../migrate.ts';
import { textList } from './text-list.ts';
import { allBut, anyOf, broadQuery, originalQuery } from './ts-query.ts';
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
const comparedByText = 200;

/** A word in the title counts most, then among the keywords, then in the text; itself more than a synonym. */
const value = { title: 1, titleBroad: 0.75, keywords: 0.5, keywordsBroad: 0.35, text: 0.12 };

/** For a title that says little else than what was asked. */
const coverBonus = 0.2;
const exactBonus = 0.15;

const kindBonus: Record<SearchKind, number> = {
  product: 0.1,
  component: 0.08,
  series: 0.07,
  page: 0.06,
  article: 0.05,
  faq: 0.03,
  expert: 0.02,
  specialist: 0.02,
  event: 0,
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
    ? field(sql`title_vector`)
    : sql`${field(sql`title_vector`)} union ${field(sql`vector`)}`;
  const textQuery = allBut(
    asked.groups.map((group) => originalQuery(group, '')),
    asked.groups.length,
  );
  const byText = options.titlesOnly
    ? sql`0`
    : sql`case when place <= ${comparedByText} then least(ts_rank_cd('{0.1, 0.2, 0.3, 0.4}', vector, ${textQuery}::tsquery, 1), 1) * 0.1 else 0 end`;
  const [row] = await rowsOf<Found>(
    orm.execute(sql`
      with candidates as (${candidates}),
      scored as (
        select id, kind, ${scoreOf(asked, options)} as score
        from candidates join search_documents using (id)
      ),
      ranked as (
        select id, score, row_number() over (order by score desc, id) as place from scored
        where ${options.kind === null ? sql`true` : sql`kind = ${options.kind}`}
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

function scoreOf(asked: Understood, options: FindOptions): SQL {
  const weights = asked.groups.reduce((all, group) => all + group.weight, 0);
  const groups = asked.groups.map((group) => {
    const title = sql`title_vector @@ ${originalQuery(group, ':A')}::tsquery`;
    const elsewhere = options.titlesOnly
      ? sql`else 0`
      : options.missing > 0
        ? sql`when vector @@ ${broadQuery(group, '')}::tsquery then ${num(value.text)} else 0`
        : sql`else ${num(value.text)}`;
    return sql`case when ${title} then ${num(value.title)}
      when title_vector @@ ${broadQuery(group, ':A')}::tsquery then ${num(value.titleBroad)}
      when title_vector @@ ${originalQuery(group, '')}::tsquery then ${num(value.keywords)}
      when title_vector @@ ${broadQuery(group, '')}::tsquery then ${num(value.keywordsBroad)}
      ${elsewhere} end * ${num(group.weight / weights)}
      + case when ${title} then ${num(coverBonus * group.original.length)}
          when title_vector @@ ${broadQuery(group, ':A')}::tsquery then ${num(coverBonus * value.titleBroad)}
          else 0 end / greatest(title_words, 1)`;
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
  const bonus = (Object.keys(kindBonus) as SearchKind[]).map((kind) => {
    const extra = isQuestion ? (questionBonus[kind] ?? 0) : 0;
    return sql`when ${kind} then ${num(kindBonus[kind] + extra)}`;
  });
  return sql`case kind ${sql.join(bonus, sql` `)} else 0 end`;
}
