import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { executedTests, reportTo } from './test-report.ts';
import { type Outcome, runSteps, type Step, select, table } from './test-runner.ts';
import { steps } from './test-steps.ts';

const args = process.argv.slice(2);
const selection = select(args, steps);
if ('help' in selection) {
  console.log(selection.help);
} else if ('unknown' in selection) {
  console.error(selection.unknown);
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-test-report-'));
  const started = performance.now();
  const results = await runSteps(selection.run, {
    run: (step, isQuiet) => runStep(step, join(folder, `${steps.indexOf(step)}.json`), isQuiet),
    now: () => performance.now(),
    print: (line) => console.log(line),
  });
  rmSync(folder, { recursive: true, force: true });
  const leftOut = args.length === 0 ? steps.filter(({ nightly }) => nightly).map(({ name }) => name) : [];
  console.log(`\n${table(results, (performance.now() - started) / 1000, leftOut)}`);
  if (results.some(({ state }) => state === 'failed' || state === 'not run')) process.exitCode = 1;
}

function runStep({ command, env, report }: Step, reportFile: string, isQuiet: boolean): Promise<Outcome> {
  const [program = '', ...args] = command;
  const reporting = report && reportTo(report, reportFile);
  const bin = join(import.meta.dirname, '../node_modules/.bin');
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args, ...(reporting?.args ?? [])], {
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // On Windows the programs of packages are command files.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH}`,
        NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
        ...reporting?.env,
        ...env?.(),
      },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    // npm tells only this process to end.
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      process.stdout.write(Buffer.concat(printed));
      resolve({ code, signal, executed: report && executedTests(report, reportFile) });
    });
  });
}
