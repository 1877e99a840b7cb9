import { inspect, parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build-site.ts';
import { hostileTrials } from './hostile/trials.ts';
import { Lab } from './lab.ts';
import { slowClientTrials } from './load/slow-clients.ts';
import { loadTrials } from './load/trials.ts';
import type { Outcome, Trial } from './trial.ts';
import { apiTrials } from './trials/api.ts';
import { badDataTrials } from './trials/bad-data.ts';
import { clockTrials } from './trials/clock.ts';
import { databaseTrials } from './trials/database.ts';
import { diskTrials } from './trials/disk.ts';
import { nginxTrials } from './trials/nginx.ts';
import { nodeTrials } from './trials/nodes.ts';
import { publishingTrials } from './trials/publishing.ts';
import { storeTrials } from './trials/store.ts';

const usage = `npm run chaos -- [--quick] [--seed <number>] [part of a name …]

Does to a production build on loopback what happens to sites: faults, load, hostile requests, many nodes. Prints what was
sent, what was answered wrongly, what was lost and how long recovery took; ends with code 1 if anything was.
  --quick   what takes a second or two and needs no PostgreSQL: a step of npm test
  --seed    the same hostile requests as in the run that printed this number`;

/** Whatever happens, the run ends. */
const atMostMs = 10 * 60_000;
/** So does each trial, or else one that hangs would keep the others from being tried. */
const trialAtMostMs = 3 * 60_000;
const shownReasons = 8;

const trials: Trial[] = [
  ...databaseTrials,
  ...apiTrials,
  ...badDataTrials,
  ...publishingTrials,
  ...storeTrials,
  ...diskTrials,
  ...clockTrials,
  ...nodeTrials,
  ...nginxTrials,
  ...loadTrials,
  ...slowClientTrials,
  ...hostileTrials,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const isNamed = ({ name }: Trial) => positionals.length === 0 || positionals.some((part) => name.includes(part));
const chosen = trials.filter((trial) => isNamed(trial) && (!values.quick || trial.isQuick));

if (values.help || chosen.length === 0) {
  console[values.help ? 'log' : 'error'](`${usage}\n\n${trials.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(values.help ? 0 : 2);
}
process.exitCode = await run(chosen);

async function run(list: Trial[]): Promise<number> {
  ensureBuilt();
  const lab = await Lab.open({ isQuick: values.quick, seed: Number(values.seed) });
  const rows = new Map<Trial, string[]>();
  const reasons: string[] = [];
  let isWell = true;
  let isStopped = false;
  const started = performance.now();
  // In the order of the list, however they came about.
  const show = () =>
    report(
      list.map((trial) => rows.get(trial) ?? [trial.name, '—', '—', '—', '—', 'not finished']),
      reasons,
      started,
    );
  const stop = (reason: string) => {
    isStopped = true;
    console.error(`stopped: ${reason}`);
    show();
    void lab.close().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(signal));
  const limit = setTimeout(() => stop(`${atMostMs / 60_000} minutes are over`), atMostMs);
  const oneByOne = async (trials: Trial[]) => {
    for (const trial of trials) {
      if (isStopped) return;
      const row = await runTrial(trial, lab);
      rows.set(trial, row.cells);
      reasons.push(...row.reasons);
      if (!row.isWell) isWell = false;
    }
  };
  const { true: together = [], false: alone = [] } = Object.groupBy(list, ({ beside }) => String(beside !== undefined));
  const groups = [...Map.groupBy(together, ({ beside }) => beside).values()];
  // Whoever is watched has started before, or else the first trials would measure how busy a start is.
  if (groups.length > 1 && !lab.isQuick) await Promise.all([lab.siteOne(), lab.siteTwo()]);
  await Promise.all(groups.map(oneByOne));
  await oneByOne(alone);
  clearTimeout(limit);
  if (isStopped) return 1;
  await lab.close();
  show();
  return isWell ? 0 : 1;
}

async function runTrial(trial: Trial, lab: Lab): Promise<{ cells: string[]; reasons: string[]; isWell: boolean }> {
  const missing = trial.missing?.();
  if (missing) return { cells: [trial.name, '—', '—', '—', '—', `left out: ${missing}`], reasons: [], isWell: true };
  const started = performance.now();
  console.log(`… ${trial.name}`);
  try {
    const outcome = await within(trialAtMostMs, trial.run(lab));
    console.log(`  ${trial.name}: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    const isWell = outcome.wrong.length + (outcome.lost?.length ?? 0) === 0;
    return { cells: cellsOf(trial, outcome), reasons: reasonsOf(trial, outcome), isWell };
  } catch (error) {
    const reason = inspect(error);
    return {
      cells: [trial.name, '—', '—', '—', '—', 'broke off'],
      reasons: [`${trial.name}: ${reason}`],
      isWell: false,
    };
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`not over within ${ms / 60_000} minutes`)), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

function cellsOf({ name }: Trial, { sent, wrong, lost, recoveredMs, note = '' }: Outcome): string[] {
  const recovered = recoveredMs === undefined ? '—' : `${(recoveredMs / 1_000).toFixed(1)} s`;
  return [name, String(sent), String(wrong.length), String(lost?.length ?? '—'), recovered, note];
}

function reasonsOf({ name }: Trial, { wrong, lost = [] }: Outcome): string[] {
  const counted = [...Map.groupBy([...wrong, ...lost.map((what) => `lost ${what}`)], (reason) => reason)];
  const shown = counted
    .slice(0, shownReasons)
    .map(([reason, all]) => `${name}: ${reason}${all.length > 1 ? ` (× ${all.length})` : ''}`);
  return counted.length > shownReasons ? [...shown, `${name}: and ${counted.length - shownReasons} more`] : shown;
}

function report(rows: string[][], reasons: string[], started: number): void {
  console.log();
  console.log(table(['fault', 'sent', 'wrong', 'lost', 'recovered in', 'note'], rows));
  console.log(`\n${((performance.now() - started) / 1_000).toFixed(0)} s`);
  for (const reason of reasons) console.log(`✗ ${reason}`);
}

/** Numbers to the right, words to the left. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const isNumber = (i: number) => i > 0 && i < head.length - 1;
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => (isNumber(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
