import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgresql } from '../../scripts/postgresql.ts';
import { createApi } from '../../src/api/create-api.ts';
import { openStore, type Store } from '../../src/store/open-store.ts';
import { createCpuClock } from '../cpu-time.ts';
import { printTable } from '../table.ts';
import { milliseconds, percentile, timeEach, timeOne } from '../timing.ts';
import { filterQueries, searchQueries, typedQueries } from './queries.ts';
import { syntheticPublication } from './synthetic.ts';

const sizes = [1_000, 10_000, 100_000];
/** PGlite lives inside the process: it is for a site, not for a library. */
const largestEmbedded = 10_000;
const callsPerKind = 600;

export async function searchSpeed(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { sizes: { type: 'string' }, databases: { type: 'string' } } });
  const wantedSizes = values.sizes?.split(',').map(Number) ?? sizes;
  const databases = values.databases?.split(',') ?? ['embedded', 'postgresql'];
  if (databases.includes('embedded')) {
    for (const size of wantedSizes.filter((some) => some <= largestEmbedded)) {
      await measure(`PGlite, ${size}`, size, await openStore({ dataDir: 'memory://' }));
    }
  }
  if (databases.includes('postgresql')) {
    const server = await startPostgresql();
    try {
      for (const size of wantedSizes) {
        await createDatabase(server.url, `bench_${size}`);
        const store = await openStore({ dataDir: '', databaseUrl: `${server.url}/bench_${size}` });
        await measure(`PostgreSQL, ${size}`, size, store);
      }
    } finally {
      await server.stop();
    }
  }
}

async function createDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

async function measure(name: string, size: number, store: Store): Promise<void> {
  await store.migrate();
  const publication = syntheticPublication(size, 'v1');
  const first = await timeOne(() => store.publish(publication));
  const again = await timeOne(() => store.publish(syntheticPublication(size, 'v2', size / 100)));

  const api = createApi(store);
  const get = (path: string) => async (query: string) => {
    const response = await api.request(`/api/v1/${path}${encodeURI(query)}`);
    if (response.status !== 200) throw new Error(`${path}${query} answered ${response.status}`);
    await response.text();
  };
  const queries = searchQueries(publication, callsPerKind);
  const calls: [string, (query: string) => Promise<void>, string[]][] = [
    ['plain indexed lookup', get('site'), queries.map(() => '')],
    ['suggest', get('suggest?q='), typedQueries(queries, callsPerKind)],
    ['search', get('search?q='), queries],
    ['filters', get('pages/products-filters?'), filterQueries(publication, callsPerKind / 2)],
  ];
  const cpuClock = await createCpuClock(store);
  const rows: string[][] = [];
  let plain = 0;
  for (const [kind, call, asked] of calls) {
    // The first call of a kind fills caches that stay full in a running site.
    const warming = await timeOne(() => call(asked[0] ?? ''));
    const times = await timeEach(asked, call, cpuClock);
    const wall = times.map((time) => time.wall);
    const cpu = times.map((time) => time.cpu);
    const p95 = percentile(wall, 0.95);
    plain ||= p95;
    rows.push([
      kind,
      ...[0.5, 0.95, 0.99].map((share) => milliseconds(percentile(wall, share))),
      milliseconds(Math.max(...wall)),
      ...[0.5, 0.95, 0.99].map((share) => milliseconds(percentile(cpu, share))),
      milliseconds(warming),
      (p95 / plain).toFixed(1),
    ]);
  }
  console.log(`\n${name} entries; publish ${seconds(first)}, again with 1 % changed ${seconds(again)}`);
  printTable(['ms', 'p50', 'p95', 'p99', 'max', 'cpu p50', 'cpu p95', 'cpu p99', 'first', 'p95 ÷ lookup'], rows);
  await store.close();
}

const seconds = (time: number) => `${(time / 1_000).toFixed(1)} s`;
