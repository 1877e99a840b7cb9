import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { createCatalogue } from '../../src/catalogue/create-catalogue.ts';
import { formatFault } from '../../src/content/load/faults.ts';
import { buildPublication } from '../../src/content/publishing/build-publication.ts';
import { printTable } from '../support.ts';

interface Case {
  kind: string;
  query: string;
  /** Empty where nothing must be found. */
  expected: string[];
}

const firstResults = 3;
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
  const { publication, faults } = await buildPublication(process.env.CONTENT_DIR || 'content');
  if (!publication) throw new Error(faults.map(formatFault).join('\n'));
  const catalogue = createCatalogue(publication);
  const halves = (Object.keys(wanted) as Half[]).filter((half) => !values.half || half === values.half);
  for (const half of halves) {
    report(
      half,
      readCases(half).map((entry) => ({ ...entry, ...placeOf(catalogue, entry) })),
      values.failures,
    );
  }
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

/** The place of the first right result, 0 when there is none, and the results that came first. */
function placeOf(catalogue: Catalogue, { query, expected }: Case): { place: number; first: string[] } {
  const urls = catalogue.search({ q: query, kind: null, page: 1 }).hits.map((hit) => hit.url);
  const place = urls.findIndex((url) => expected.includes(url)) + 1;
  const isRightlyEmpty = expected.length === 0 && urls.length === 0;
  return { place: isRightlyEmpty ? 1 : place, first: urls.slice(0, firstResults) };
}

type Result = Case & ReturnType<typeof placeOf>;

function report(half: Half, results: Result[], withFailures: boolean): void {
  const isGood = ({ place }: Result) => place > 0 && place <= firstResults;
  const rows = [...Map.groupBy(results, (result) => result.kind), ['all', results] as const].map(([kind, some]) => {
    const good = some.filter(isGood).length;
    const first = some.filter(({ place }) => place === 1).length;
    return [kind, String(some.length), String(good), percent(good / some.length), percent(first / some.length)];
  });
  const share = results.filter(isGood).length / results.length;
  console.log(`\n${half}: wanted ${percent(wanted[half])}, is ${percent(share)}`);
  printTable(['class', 'queries', `in first ${firstResults}`, 'share', 'first'], rows);
  if (withFailures) {
    for (const { kind, query, place, first } of results.filter((result) => !isGood(result))) {
      console.log(`  ${kind}: «${query}» → place ${place || 'none'}; ${first.join(' ')}`);
    }
  }
  if (share < wanted[half]) process.exitCode = 1;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
