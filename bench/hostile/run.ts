import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { createApi } from '../../src/api/create-api.ts';
import { openStore } from '../../src/store/open-store.ts';
import { syntheticPublication } from '../search/synthetic.ts';
import { printTable } from '../table.ts';
import { milliseconds, percentile } from '../timing.ts';

const entries = 1_000;
const timeLimitMs = 1_000;

const syntax = fc.constantFrom(
  "' | 'x",
  '\\',
  ':*A & !b <-> c',
  '%',
  '%E0%A4%A',
  '\u0000',
  '\u202e\u200f',
  "'; drop table lexicon; --",
  '((((',
  '$1 $2',
  '{a,b}',
  '\ud800',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'магний',
  'витамин с',
);
const hostileQuery = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
  { weight: 4, arbitrary: fc.array(syntax, { maxLength: 20 }).map((parts) => parts.join(' ')) },
  {
    weight: 2,
    arbitrary: fc.array(fc.stringMatching(/^[а-я]{1,12}$/), { maxLength: 20 }).map((words) => words.join(' ')),
  },
  { weight: 1, arbitrary: syntax.map((part) => part.repeat(Math.ceil(10_000 / part.length))) },
);

/** Percent-encoded or as they are. None may fail, log or take long. */
export async function hostile(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string', default: '10000' } } });
  const store = await openStore({ dataDir: 'memory://' });
  await store.migrate();
  await store.publish(syntheticPublication(entries, 'v1'));
  const logged: unknown[] = [];
  const api = createApi(store, { logError: (...entry) => logged.push(entry) });

  const statuses = new Map<number, number>();
  const times: number[] = [];
  const queries = fc.sample(fc.tuple(hostileQuery, fc.constantFrom('search', 'suggest'), fc.boolean()), {
    numRuns: Number(values.count),
    seed: 5,
  });
  for (const [text, call, isRaw] of queries) {
    const q = isRaw ? text.replace(/[#\s]/g, '') : encodeURIComponent(text.toWellFormed());
    const started = performance.now();
    const response = await api.request(`/api/v1/${call}?q=${q}`);
    JSON.parse(await response.text());
    times.push(performance.now() - started);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  }
  const kept = (await store.misses(10_000)).length;
  await store.close();

  printTable(
    ['queries', 'answered 200', 'others', 'logged', 'p50 ms', 'p99 ms', 'max ms', 'misses kept'],
    [
      [
        String(queries.length),
        String(statuses.get(200) ?? 0),
        String(queries.length - (statuses.get(200) ?? 0)),
        String(logged.length),
        milliseconds(percentile(times, 0.5)),
        milliseconds(percentile(times, 0.99)),
        milliseconds(Math.max(...times)),
        String(kept),
      ],
    ],
  );
  const isGood = statuses.get(200) === queries.length && logged.length === 0 && Math.max(...times) <= timeLimitMs;
  if (!isGood) process.exitCode = 1;
}
