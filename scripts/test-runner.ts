import type { ReportKind } from './test-report.ts';

export type Step = {
  name: string;
  command: string[];
  /** Runs at the same time as the step after it; what it prints is shown when it ends. */
  besideNext?: boolean;
  /** Part of `npm test -- quick`. */
  quick?: boolean;
  /** Part of `npm test -- all` only, which runs nightly and before a release. */
  nightly?: boolean;
  /** The step runs tests: their number is read from the runner's own report, and none is a failure. */
  report?: ReportKind;
  /** Says what a step cannot do without and this machine cannot have: the step is then left out. */
  missing?: () => string | undefined;
  /** What the step needs and does not find by itself; may take long, may fail. */
  env?: () => Record<string, string>;
};

/** How a step's process ended, and how many tests it ran where it runs any. */
export type Outcome = { code: number | null; signal?: string | null; executed?: number };
/** `isQuiet`: what the step prints is kept until it ends, because another is printing. */
export type RunStep = (step: Step, isQuiet: boolean) => Promise<Outcome>;
export type Result = {
  name: string;
  state: 'passed' | 'failed' | 'skipped' | 'not run';
  reason?: string;
  seconds: number;
  executed?: number;
};

export type Selection = { run: Step[] } | { help: string } | { unknown: string };

export function usage(steps: Step[]): string {
  return [
    'npm test                  runs the steps in order and stops at the first that fails',
    'npm test -- all           those marked with + as well: nightly, and before a release',
    'npm test -- <part> …      only the steps whose name has this part',
    'npm test -- quick         only what takes seconds, marked with *',
    '',
    'Steps:',
    ...steps.map(({ name, quick, nightly }) => `  ${quick ? '*' : nightly ? '+' : ' '} ${name}`),
  ].join('\n');
}

export function select(args: string[], steps: Step[]): Selection {
  if (args.includes('--help') || args.includes('-h')) return { help: usage(steps) };
  const chosen = new Set<Step>();
  for (const arg of args) {
    const matching = steps.filter((step) => arg === 'all' || (arg === 'quick' ? step.quick : step.name.includes(arg)));
    if (matching.length === 0) return { unknown: `There is no step "${arg}".\n\n${usage(steps)}` };
    for (const step of matching) chosen.add(step);
  }
  return { run: steps.filter((step) => (args.length === 0 ? !step.nightly : chosen.has(step))) };
}

interface Surroundings {
  run: RunStep;
  now: () => number;
  print: (line: string) => void;
}

/** Runs the steps in order, those side by side that can be; after the first failure the rest is not run. */
export async function runSteps(steps: Step[], surroundings: Surroundings): Promise<Result[]> {
  const results: Result[] = [];
  for (const group of groupsOf(steps)) {
    if (results.some(({ state }) => state === 'failed'))
      results.push(...group.map(({ name }): Result => ({ name, state: 'not run', seconds: 0 })));
    else
      results.push(
        ...(await Promise.all(group.map((step, index) => runStep(step, index < group.length - 1, surroundings)))),
      );
  }
  return results;
}

function groupsOf(steps: Step[]): Step[][] {
  const groups: Step[][] = [];
  let isOpen = false;
  for (const step of steps) {
    if (isOpen) groups.at(-1)?.push(step);
    else groups.push([step]);
    isOpen = step.besideNext ?? false;
  }
  return groups;
}

async function runStep(step: Step, isQuiet: boolean, { run, now, print }: Surroundings): Promise<Result> {
  print(`\n— ${step.name}`);
  const missing = step.missing?.();
  if (missing) {
    print(`– ${step.name} skipped: ${missing}`);
    return { name: step.name, state: 'skipped', reason: missing, seconds: 0 };
  }
  const started = now();
  const result = await judge(step, (one) => run(one, isQuiet));
  print(result.reason ? `✗ ${step.name} failed: ${result.reason}` : `✓ ${step.name}`);
  return { ...result, seconds: (now() - started) / 1000 };
}

async function judge(step: Step, run: (step: Step) => Promise<Outcome>): Promise<Omit<Result, 'seconds'>> {
  const { name } = step;
  try {
    const { code, signal, executed } = await run(step);
    const reason = reasonOfFailure(step, { code, signal, executed });
    return { name, executed, reason, state: reason ? 'failed' : 'passed' };
  } catch (error) {
    return { name, state: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function reasonOfFailure(step: Step, { code, signal, executed }: Outcome): string | undefined {
  if (code !== 0) return code === null ? `ended by ${signal}` : `exit code ${code}`;
  if (!step.report) return undefined;
  if (executed === undefined) return 'its report is missing';
  return executed === 0 ? 'it ran no test' : undefined;
}

/**
 * `seconds`: from the first step to the last, which is less than their sum where some ran side by side; `leftOut`: names of
 * steps that were not asked for.
 */
export function table(results: Result[], seconds: number, leftOut: string[] = []): string {
  const signs = { passed: '✓', failed: '✗', skipped: '–', 'not run': '·' };
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, state, seconds, executed }) => {
    const time = state === 'not run' || state === 'skipped' ? state : `${seconds.toFixed(1)} s`;
    const tests = executed === undefined ? '' : `${executed} tests`;
    return `${signs[state]} ${name.padEnd(width)}  ${time.padStart(9)}  ${tests}`.trimEnd();
  });
  const count = (state: Result['state']) => results.filter((result) => result.state === state).length;
  const skipped = count('skipped') ? `, ${count('skipped')} skipped` : '';
  const notRun = count('not run') ? `, ${count('not run')} not run` : '';
  const counts = `${count('passed')} passed, ${count('failed')} failed${skipped}${notRun}`;
  const rest = leftOut.length > 0 ? [`left out, see npm test -- all: ${leftOut.join('; ')}`] : [];
  return [...lines, '', `${counts} in ${seconds.toFixed(1)} s`, ...rest].join('\n');
}
