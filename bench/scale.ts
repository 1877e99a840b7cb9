import { appendFileSync, copyFileSync, cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { processFigures } from '../scripts/load.ts';
import { startPostgresql } from '../scripts/postgresql.ts';
import { startPublishing, startSite } from '../scripts/site-process.ts';
import type { Catalogue } from '../src/catalogue/catalogue.ts';
import { createCatalogue } from '../src/catalogue/create-catalogue.ts';
import { openStore } from '../src/store/open-store.ts';
import { inFolder, judged, percentile, printTable, timed } from './support.ts';

const editedPage = '/articles/gigiena-sna';
const addedText = 'Добавлено для измерения';
const visibleWithinMs = 10 * 60_000;
const openedPages = 1_000;
const restMs = 10_000;
const keystrokeGoalMs = 5;

type Env = Record<string, string>;

export async function scale(args: string[]): Promise<void> {
  const options = {
    factors: { type: 'string', default: '1,100' },
    databases: { type: 'string', default: 'sqlite,postgresql' },
  } as const;
  const { values } = parseArgs({ args, options });
  const rows: string[][] = [];
  for (const database of values.databases.split(','))
    for (const factor of values.factors.split(',').map(Number)) {
      const measured = inFolder((folder) =>
        database === 'sqlite'
          ? measure(folder, factor, {})
          : withPostgresql((url) => measure(folder, factor, { DATABASE_URL: url })),
      );
      rows.push([`${database}, ${factor} ×`, ...(await measured)]);
    }
  const seconds = ['publish, s', 'start, s', 'visible, s'];
  printTable(['articles', ...seconds, 'catalogue, ms', 'keystroke p99, ms', 'rested, MB'], rows);
  console.log(
    'Visible is from the command that publishes an edited article until its page shows the edit; a keystroke is the\n' +
      'processor time of its suggestions; rested is the memory of a server some seconds after its pages were opened.',
  );
}

async function withPostgresql<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgresql();
  try {
    const client = new pg.Client({ connectionString: `${server.url}/postgres` });
    await client.connect();
    await client.query('create database bench');
    await client.end();
    return await work(`${server.url}/bench`);
  } finally {
    await server.stop();
  }
}

async function measure(folder: string, factor: number, database: Env): Promise<string[]> {
  const content = join(folder, 'content');
  writeCatalogue(content, factor);
  const env = {
    ...{ DATABASE_URL: '', DATA_DIR: join(folder, 'store'), MEDIA_DIR: join(folder, 'media') },
    ...{ CONTENT_DIR: content, SHARE_DIR: join(folder, 'share'), PICTURES: 'on-demand', PAGES: 'on-demand' },
    ...database,
  };
  const [, publishMs] = await timed(() => publish(env));
  const [site, startMs] = await timed(() => startSite({ folder, env }));
  try {
    await openPages(site.origin);
    await sleep(restMs);
    const rested = Math.round(processFigures(site.process.pid).megabytes);
    const restedGoal = factor > 1 ? 800 : 250;
    appendFileSync(join(content, `.${editedPage}.md`), `\n${addedText}.\n`);
    const [, visibleMs] = await timed(async () => {
      await publish(env);
      await untilShown(site.origin + editedPage);
    });
    const [catalogue, catalogueMs] = await readCatalogue(env);
    const keystroke = percentile(keystrokes(catalogue), 0.99);
    return [
      ...[publishMs, startMs, visibleMs].map((ms) => (ms / 1000).toFixed(1)),
      catalogueMs.toFixed(0),
      judged(`${keystroke.toFixed(2)} ≤ ${keystrokeGoalMs}`, keystroke <= keystrokeGoalMs),
      judged(`${rested} ≤ ${restedGoal}`, rested <= restedGoal),
    ];
  } finally {
    await site.stop();
  }
}

async function publish(env: Env): Promise<void> {
  const failure = await startPublishing(env.CONTENT_DIR ?? '', env).failure;
  if (failure) throw new Error(failure);
}

/** Enough of them to fill the cache of ready pages. */
async function openPages(origin: string): Promise<void> {
  const addresses = (await (await fetch(`${origin}/api/v1/addresses`)).json()) as { path: string }[];
  for (const { path } of addresses.slice(0, openedPages)) await fetch(origin + path).then((page) => page.arrayBuffer());
}

async function untilShown(url: string): Promise<void> {
  const until = Date.now() + visibleWithinMs;
  while (!(await fetch(url).then((response) => response.text())).includes(addedText)) {
    if (Date.now() > until) throw new Error(`${url} does not show what was published`);
    await sleep(100);
  }
}

async function readCatalogue({ DATABASE_URL, DATA_DIR = '' }: Env): Promise<[Catalogue, number]> {
  const store = await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  const record = await store.current();
  const publication = record && (await store.publication(record.id));
  await store.close();
  if (!publication) throw new Error('nothing is published');
  return timed(() => createCatalogue(publication));
}

/** Processor time of the suggestions for each letter of the relevance queries, in milliseconds. */
function keystrokes(catalogue: Catalogue): number[] {
  const queries = globSync(join(import.meta.dirname, 'relevance/*.tsv')).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split('\t')[1] ?? ''),
  );
  const typed = queries.flatMap((query) => [...query].map((_, at) => query.slice(0, at + 1)));
  return typed.map((query) => {
    const before = process.cpuUsage();
    catalogue.suggest(query);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

/** The fixture catalogue with so many times its articles; each copy has a name, a title and a picture file of its own. */
function writeCatalogue(folder: string, times: number): void {
  cpSync('fixtures/catalogue', folder, { recursive: true });
  for (const file of globSync(join(folder, 'articles/*.md'))) {
    const original = readFileSync(file, 'utf8');
    const [slug, articles] = [basename(file, '.md'), dirname(file)];
    for (let n = 2; n <= times; n++) {
      const copy = `${slug}-${n}`;
      copyFileSync(join(articles, `${slug}.webp`), join(articles, `${copy}.webp`));
      const article = ownWords(original, n).replace(`file: ${slug}.webp`, `file: ${copy}.webp`);
      writeFileSync(join(articles, `${copy}.md`), article);
    }
  }
}

/** A copy word for word would be refused: every paragraph and description says which one it is. */
function ownWords(article: string, n: number): string {
  const [, head = '', body = ''] = article.split(/^---$/m);
  const ownHead = head
    .replace(/^title: (["']?)/m, `title: $1Часть ${n}. `)
    .replace(/^(lead|\s+(?:alt|meaning|note|text|meta_description)): (["']?)/gm, `$1: $2Часть ${n}, `);
  return ['', ownHead, body.replace(/^((?:- |\d+\. |\| )?)(?=[\p{L}\d«[]|\*\*)/gmu, `$1Часть ${n}: `)].join('---');
}
