import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatFault } from '../../src/content/load/faults.ts';
import { buildPublication } from '../../src/content/publishing/build-publication.ts';
import { openStore, type Store } from '../../src/store/open-store.ts';
import { printTable } from '../table.ts';

interface Case {
  kind: string;
  query: string;
  /** Empty where nothing must be found. */
  expected: string[];
}

const firstAnswers = 3;
/** Tuned until it holds; what was not looked at while tuning may be a little worse. */
const wanted = { tuning: 0.97, 'held-out': 0.9 };
const nothing = '-';
type Half = keyof typeof wanted;

/** The failures of the held-out half are for reading after tuning has ended. */
export async function relevance(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { half: { type: 'string' }, failures: { type: 'boolean', default: false } },
  });
  const store = await openPublished(process.env.CONTENT_DIR || 'content');
  const halves = (Object.keys(wanted) as Half[]).filter((half) => !values.half || half === values.half);
  for (const half of halves) {
    const results = [];
    for (const entry of readCases(half)) results.push({ ...entry, place: await placeOf(store, entry) });
    report(half, results, values.failures);
  }
  await store.close();
}

async function openPublished(contentDir: string): Promise<Store> {
  const { publication, faults } = await buildPublication(contentDir);
  if (!publication) throw new Error(faults.map(formatFault).join('\n'));
  const store = await openStore({ dataDir: 'memory://' });
  await store.migrate();
  await store.publish({ ...publication, media: [], sources: [] });
  return store;
}

function readCases(half: Half): Case[] {
  return readFileSync(new URL(`./${half}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', query = '', urls = ''] = line.split('\t');
      return { kind, query, expected: urls === nothing ? [] : urls.split(' ') };
    });
}

async function placeOf(store: Store, { query, expected }: Case): Promise<{ place: number; first: string[] }> {
  const { hits } = await store.search({ q: query, kind: null, page: 1 });
  const urls = hits.map((hit) => hit.url);
  if (expected.length === 0) return { place: urls.length === 0 ? 1 : 0, first: urls.slice(0, firstAnswers) };
  return { place: urls.findIndex((url) => expected.includes(url)) + 1, first: urls.slice(0, firstAnswers) };
}

type Result = Case & { place: Awaited<ReturnType<typeof placeOf>> };

function report(half: Half, results: Result[], withFailures: boolean): void {
  const isGood = ({ place }: Result) => place.place > 0 && place.place <= firstAnswers;
  const rows = [...Map.groupBy(results, (result) => result.kind), ['all', results] as const].map(([kind, some]) => {
    const good = some.filter(isGood).length;
    const first = some.filter(({ place }) => place.place === 1).length;
    return [kind, String(some.length), String(good), percent(good / some.length), percent(first / some.length)];
  });
  const share = results.filter(isGood).length / results.length;
  console.log(`\n${half}: wanted ${percent(wanted[half])}, is ${percent(share)}`);
  printTable(['class', 'queries', `in first ${firstAnswers}`, 'share', 'first'], rows);
  if (withFailures) {
    for (const { kind, query, place } of results.filter((result) => !isGood(result))) {
      console.log(`  ${kind}: «${query}» → place ${place.place || 'none'}; ${place.first.join(' ')}`);
    }
  }
  if (share < wanted[half]) process.exitCode = 1;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
