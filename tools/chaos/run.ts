import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { misused, readArguments } from '../../scripts/arguments.ts';
import { ensureBuilt } from '../../scripts/build-site.ts';
import { hostileTrials } from './hostile.ts';
import { Lab, type Outcome, type StoreKind, type Trial } from './lab.ts';
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

const manual = `${usage}\n\n${trials.map(({ name }) => `  ${name}`).join('\n')}`;
const { values, positionals } = readArguments(
  manual,
  {
    quick: { type: 'boolean', default: false },
    store: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
  Number.POSITIVE_INFINITY,
);
const stores = (['sqlite', 'postgresql'] as const).filter(
  (store) => store === (values.store ?? (values.quick ? 'sqlite' : store)),
);
const chosen = trials.filter(
  ({ name, isQuick }) =>
    (positionals.length === 0 || positionals.some((part) => name.includes(part))) && (!values.quick || isQuick),
);
if (stores.length === 0) misused(`there is no store ${values.store}`, manual);
if (chosen.length === 0) misused(`no trial has ${positionals.join(' or ')} in its name`, manual);

const rows: string[][] = [];
const reasons: string[] = [];
let lab: Lab | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    report();
    await lab?.close();
    process.exit(1);
  });

ensureBuilt();
for (const store of stores) {
  lab = new Lab({ isQuick: values.quick, seed: Number(values.seed) });
  try {
    await lab.open(store);
    for (const trial of chosen) if (!trial.store || trial.store === store) await run(trial, store, lab);
  } finally {
    await lab.close();
  }
}
report();
process.exitCode = reasons.length === 0 ? 0 : 1;

async function run(trial: Trial, store: StoreKind, lab: Lab): Promise<void> {
  const name = `${trial.name}, ${store}`;
  try {
    const outcome = await Promise.race([trial.run(lab), tooLate()]);
    const { sent, wrong, lost, recoveredMs, note = '' } = outcome;
    const recovered = recoveredMs === undefined ? '—' : `${(recoveredMs / 1_000).toFixed(1)} s`;
    rows.push([name, String(sent), String(wrong.length), String(lost.length), recovered, note]);
    reasons.push(...counted(outcome).map((reason) => `${name}: ${reason}`));
  } catch (error) {
    rows.push([name, '—', '—', '—', '—', 'broke off']);
    reasons.push(`${name}: ${inspect(error)}`);
  }
  console.log(rows.at(-1)?.join(' · '));
}

async function tooLate(): Promise<never> {
  await sleep(trialTimeoutMs, undefined, { ref: false });
  throw new Error(`not over after ${trialTimeoutMs / 60_000} minutes`);
}

function counted({ wrong, lost }: Outcome): string[] {
  const groups = [...Map.groupBy([...wrong, ...lost.map((what) => `lost ${what}`)], (reason) => reason)];
  const shown = groups.slice(0, shownReasons).map(([reason, { length }]) => `${reason} (× ${length})`);
  return groups.length > shownReasons ? [...shown, `and ${groups.length - shownReasons} more`] : shown;
}

function report(): void {
  const table = [['fault', 'sent', 'wrong', 'lost', 'recovered in', 'note'], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const cell = (text: string, i: number) => (i === 0 || i === 5 ? text.padEnd(width(i)) : text.padStart(width(i)));
  const sum = (column: number) => rows.reduce((total, row) => total + (Number(row[column]) || 0), 0);
  console.log(`\n${table.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')}`);
  console.log(`\n${sum(2)} wrong, ${sum(3)} lost in ${Math.round(performance.now() / 1_000)} s; seed ${values.seed}`);
  for (const reason of reasons) console.log(`✗ ${reason}`);
}
