import { inspect, parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build-site.ts';
import { hostileTrials } from './hostile.ts';
import { Lab, type Outcome, type StoreKind, storeKinds, type Trial } from './lab.ts';
import { loadTrials } from './trials/load.ts';
import { nodeTrials } from './trials/nodes.ts';
import { outageTrials } from './trials/outages.ts';
import { publishingTrials } from './trials/publishing.ts';

const usage = `npm run chaos -- [--quick] [--store sqlite|postgresql] [--seed <number>] [part of a name …]

Does to a production build on loopback what happens to sites: outages, load, hostile requests, kills, restarts. Prints what
was sent, what was answered wrongly and what was lost; ends with code 1 if anything was.
  --quick   a minute of it, on SQLite only: a step of npm test
  --store   one store only
  --seed    the hostile requests of the run that printed this number`;

const trials: Trial[] = [...outageTrials, ...publishingTrials, ...nodeTrials, ...loadTrials, ...hostileTrials];
const trialTimeoutMs = 3 * 60_000;
const shownReasons = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    quick: { type: 'boolean', default: false },
    store: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const kinds = storeKinds.filter((kind) => (values.store ? kind === values.store : !values.quick || kind === 'sqlite'));
const chosen = trials.filter(
  ({ name, isQuick }) =>
    (positionals.length === 0 || positionals.some((part) => name.includes(part))) && (!values.quick || isQuick),
);
if (values.help || chosen.length === 0 || kinds.length === 0) {
  console[values.help ? 'log' : 'error'](`${usage}\n\n${trials.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(values.help ? 0 : 2);
}

const rows: string[][] = [];
const reasons: string[] = [];
const started = performance.now();
let lab: Lab | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    report();
    await lab?.close();
    process.exit(1);
  });

ensureBuilt();
for (const kind of kinds) {
  lab = await Lab.open(kind, { isQuick: values.quick, seed: Number(values.seed) });
  try {
    for (const trial of chosen) if (trial.stores?.includes(kind) ?? true) await run(trial, kind, lab);
  } finally {
    await lab.close();
  }
}
report();
process.exitCode = reasons.length === 0 ? 0 : 1;

async function run(trial: Trial, kind: StoreKind, lab: Lab): Promise<void> {
  const missing = trial.missing?.();
  if (missing) return void rows.push([trial.name, kind, '—', '—', '—', '—', `left out: ${missing}`]);
  const began = performance.now();
  try {
    const outcome = await within(trialTimeoutMs, trial.run(lab));
    rows.push([trial.name, kind, ...cells(outcome)]);
    reasons.push(...listed(outcome).map((reason) => `${trial.name}, ${kind}: ${reason}`));
  } catch (error) {
    rows.push([trial.name, kind, '—', '—', '—', '—', 'broke off']);
    reasons.push(`${trial.name}, ${kind}: ${inspect(error)}`);
  }
  console.log(`${trial.name}, ${kind}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`not over within ${ms / 60_000} minutes`)), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

function cells({ sent, wrong, lost, recoveredMs, note = '' }: Outcome): string[] {
  const recovered = recoveredMs === undefined ? '—' : `${(recoveredMs / 1_000).toFixed(1)} s`;
  return [String(sent), String(wrong.length), String(lost?.length ?? '—'), recovered, note];
}

function listed({ wrong, lost = [] }: Outcome): string[] {
  const counted = [...Map.groupBy([...wrong, ...lost.map((what) => `lost ${what}`)], (reason) => reason)];
  const shown = counted
    .slice(0, shownReasons)
    .map(([reason, { length }]) => `${reason}${length > 1 ? ` (× ${length})` : ''}`);
  return counted.length > shownReasons ? [...shown, `and ${counted.length - shownReasons} more`] : shown;
}

function report(): void {
  const head = ['fault', 'store', 'sent', 'wrong', 'lost', 'recovered in', 'note'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const isNumber = (i: number) => i > 1 && i < head.length - 1;
  const line = (row: string[]) =>
    row.map((cell, i) => (isNumber(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  ');
  const sum = (column: number) => rows.reduce((total, row) => total + (Number(row[column]) || 0), 0);
  console.log(`\n${[line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n')}`);
  console.log(
    `\n${sum(3)} wrong, ${sum(4)} lost in ${Math.round((performance.now() - started) / 1_000)} s; seed ${values.seed}`,
  );
  for (const reason of reasons) console.log(`✗ ${reason}`);
}
