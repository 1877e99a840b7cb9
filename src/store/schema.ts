import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ArticleCard, EventCard, ProductCard, Review } from '../contract/cards.ts';
import type { Image } from '../contract/common.ts';
import type { SearchKind } from '../contract/query-vocabulary.ts';
import type { Allergen, ArticleTopic, Audience, DietaryMark, ProductForm, TimeOfDay } from '../contract/vocabulary.ts';
import type { FileChanges, PublishOccasion } from './file-set.ts';
import type { PublishedAddress } from './publication.ts';

/**
 * The store is a projection of `content/`: every table is written by one publish and can be rebuilt.
 * `json`, not `jsonb`: answers keep their key order and so their bytes, on every database.
 */
const bytea = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
});

/** Words are compared as bytes by default; this puts Ё after Е and ignores case as a reader would. */
const sortable = customType<{ data: string }>({ dataType: () => 'text collate "und-x-icu"' });

export const publications = pgTable('publications', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  version: text('version').notNull(),
  /** Of the content files and the compiler it was made by: the same again needs no compiling. */
  fingerprint: text('fingerprint'),
  /** Hash of every table that is written whole: what has not changed is left alone. */
  tables: json('tables').$type<Record<string, string>>(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  /** When the same files give another publication, because something in them comes or goes. */
  nextChange: timestamp('next_change', { withTimezone: true }),
  /** Until when one node is making that publication: the others leave it alone. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
});

/** A set of content files: paths, each with the hash of what it holds. */
const files = {
  texts: json('texts').$type<Record<string, string>>().notNull(),
  pictures: json('pictures').$type<Record<string, string>>().notNull(),
};

/** What was published before, as files: it can be compiled again. An upgrade keeps it. */
export const history = pgTable('history', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  version: text('version').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  occasion: text('occasion').$type<PublishOccasion>().notNull(),
  /** Which publication it brought back. */
  restored: bigint('restored', { mode: 'number' }),
  /** How many files differ from the publication before. */
  changes: json('changes').$type<FileChanges>().notNull(),
  ...files,
});

/** What is shown to whoever has a link to it, and not published. */
export const previews = pgTable('previews', {
  id: text('id').primaryKey(),
  until: timestamp('until', { withTimezone: true }).notNull(),
  ...files,
});

/** Of the files of all these, each text once. Pictures are in `media`. */
export const keptTexts = pgTable('kept_texts', {
  hash: text('hash').primaryKey(),
  text: text('text').notNull(),
});

/** What these files give from a moment on, as rows that need only be written. Another version of the code makes its own. */
export const preparedRows = pgTable(
  'prepared_rows',
  {
    /** Names a set of files. */
    files: text('files').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }),
    compiler: text('compiler').notNull(),
    version: text('version').notNull(),
    media: json('media').$type<string[]>().notNull(),
    /** Compressed; null while a node is making them. */
    rows: bytea('rows'),
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.files, table.at] })],
);

export const documents = pgTable('documents', {
  path: text('path').primaryKey(),
  body: text('body').notNull(),
  hash: text('hash').notNull(),
});

export const products = pgTable('products', {
  ref: text('ref').primaryKey(),
  position: integer('position').notNull(),
  series: text('series').notNull(),
  form: text('form').$type<ProductForm>().notNull(),
  themes: text('themes').array().notNull(),
  components: text('components').array().notNull(),
  audience: text('audience').array().$type<Audience[]>().notNull(),
  ageFrom: smallint('age_from').notNull(),
  timeOfDay: text('time_of_day').array().$type<TimeOfDay[]>().notNull(),
  marks: text('marks').array().$type<DietaryMark[]>().notNull(),
  allergens: text('allergens').array().$type<Allergen[]>().notNull(),
  ratingValue: real('rating_value'),
  ratingCount: integer('rating_count').notNull(),
  title: sortable('title').notNull(),
  since: date('since').notNull(),
  card: json('card').$type<ProductCard>().notNull(),
});

export const articles = pgTable(
  'articles',
  {
    slug: text('slug').primaryKey(),
    topic: text('topic').$type<ArticleTopic>().notNull(),
    published: date('published').notNull(),
    card: json('card').$type<ArticleCard>().notNull(),
  },
  (table) => [index('articles_by_date').on(table.published.desc(), table.slug)],
);

export const events = pgTable('events', {
  slug: text('slug').primaryKey(),
  start: timestamp('start', { withTimezone: true }).notNull(),
  end: timestamp('end', { withTimezone: true }).notNull(),
  card: json('card').$type<EventCard>().notNull(),
});

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    product: text('product').notNull(),
    rating: smallint('rating').notNull(),
    date: date('date').notNull(),
    card: json('card').$type<Review>().notNull(),
  },
  (table) => [index('reviews_by_product').on(table.product, table.date.desc())],
);

export const redirects = pgTable('redirects', {
  from: text('from').primaryKey(),
  to: text('to').notNull(),
  status: smallint('status').$type<301 | 308>().notNull(),
});

export const addresses = pgTable('addresses', {
  path: text('path').primaryKey(),
  position: integer('position').notNull(),
  kind: text('kind').$type<PublishedAddress['kind']>().notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  updated: date('updated').notNull(),
  image: json('image').$type<Image>(),
  indexed: boolean('indexed').notNull(),
});

export const media = pgTable('media', {
  hash: text('hash').primaryKey(),
  type: text('type').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: bytea('bytes').notNull(),
});

export const sources = pgTable('sources', {
  path: text('path').primaryKey(),
  text: text('text'),
  media: text('media'),
  /** No page of the publication shows it: it belongs to what is hidden. */
  hidden: boolean('hidden').notNull(),
});

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Compared as bytes, so that a prefix is a range of the key on every database. */
const exactText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** What is searched. `titleVector` (title and keywords) is small and answers most queries by itself. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    url: text('url').notNull().unique(),
    kind: text('kind').$type<SearchKind>().notNull(),
    title: text('title').notNull(),
    note: text('note'),
    image: json('image').$type<Image>(),
    text: text('text').notNull(),
    /** Of the entry: a publish writes only what has changed. */
    hash: text('hash').notNull(),
    titleWords: smallint('title_words').notNull(),
    /** Stems of the title with spaces between: a query that says just this is answered by this entry. */
    titleStems: text('title_stems').notNull(),
    titleVector: tsvector('title_vector').notNull(),
    vector: tsvector('vector').notNull(),
  },
  (table) => [
    index('search_documents_by_title').using('gin', table.titleVector),
    index('search_documents_by_text').using('gin', table.vector),
  ],
);

/** Every word of the documents and of the synonyms: typos are corrected to these, prefixes completed to them. */
export const lexicon = pgTable(
  'lexicon',
  {
    word: exactText('word').primaryKey(),
    stem: exactText('stem').notNull(),
    /** As it is written: «ребёнок», «BCAA». */
    display: text('display').notNull(),
    titles: integer('titles').notNull(),
    documents: integer('documents').notNull(),
  },
  (table) => [
    index('lexicon_by_stem').on(table.stem),
    index('lexicon_by_trigram').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/** One row per phrase of a group of synonyms. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    group: integer('group').notNull(),
    /** Stems with spaces between. */
    stems: exactText('stems').notNull(),
  },
  (table) => [index('synonyms_by_stems').on(table.stems), index('synonyms_by_group').on(table.group)],
);

/**
 * Whole phrases that make sense as a query, once per word they can be begun with: «магния бисглицинат» also under
 * «бисглицинат». What completes a query comes from here only.
 */
export const suggestions = pgTable(
  'suggestions',
  {
    /** Words as the index knows them, from some word of the phrase to its end. */
    key: exactText('key').notNull(),
    phrase: text('phrase').notNull(),
    /** Of the words that say something: one form of a phrase is enough. */
    stems: exactText('stems').notNull(),
    /** The smallest is offered first. */
    rank: smallint('rank').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.phrase] })],
);

/** Queries that found nothing, so that the synonyms can grow. Not content: a publish leaves them alone. */
export const searchMisses = pgTable('search_misses', {
  query: exactText('query').primaryKey(),
  count: integer('count').notNull(),
  lastDay: date('last_day').notNull(),
});
