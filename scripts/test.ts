import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Step, steps } from './test-steps.ts';

const usage = `npm test                  runs the steps in order and stops where one fails
npm test -- all           those marked with + as well: nightly, and before a release
npm test -- <part> …      only the steps whose name has this part
npm test -- quick         only what takes seconds, marked with *

Steps:
${steps.map((row) => row.map(({ name, quick, nightly }) => `  ${quick ? '*' : nightly ? '+' : ' '} ${name}`).join('\n')).join('\n')}`;

const lastLines = 40;

const parts = process.argv.slice(2);
if (parts.includes('--help') || parts.includes('-h')) {
  console.log(usage);
  process.exit();
}
const isMeant = (part: string, { name, quick }: Step) =>
  part === 'all' || (part === 'quick' ? quick : name.includes(part));
const unknown = parts.find((part) => !steps.flat().some((step) => isMeant(part, step)));
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}".\n\n${usage}`);
  process.exit(2);
}
const isChosen = (step: Step) => (parts.length === 0 ? !step.nightly : parts.some((part) => isMeant(part, step)));

const started = performance.now();
const results: string[] = [];
/** What failed steps printed last: who sees only the end of a long log learns what failed, and why. */
const lastWords: string[] = [];
for (const row of steps) {
  const chosen = row.filter(isChosen);
  if (process.exitCode) results.push(...chosen.map(({ name }) => `· ${name}: not run`));
  else results.push(...(await Promise.all(chosen.map((step, index) => run(step, index === chosen.length - 1)))));
}
if (parts.length === 0)
  for (const { name, nightly } of steps.flat()) if (nightly) results.push(`· ${name}: left to npm test -- all`);
console.log(`\n${results.join('\n')}\n\n${process.exitCode ? 'failed' : 'passed'} after ${secondsSince(started)}`);
for (const words of lastWords) console.log(words);

/** `isShown`: what the step prints is seen as it comes. Beside another it is kept until the step ends. */
async function run(step: Step, isShown: boolean): Promise<string> {
  console.log(`\n— ${step.name}`);
  const started = performance.now();
  const { fault, printed } = await outcomeOf(step, isShown).catch((error) => ({ fault: String(error), printed: '' }));
  if (!isShown) process.stdout.write(printed);
  const result = `${fault ? '✗' : '✓'} ${step.name}: ${fault ? `${fault}, ` : ''}${secondsSince(started)}`;
  console.log(result);
  if (fault) {
    process.exitCode = 1;
    lastWords.push(
      `\n— ${step.name}, its last ${lastLines} lines\n${printed.trimEnd().split('\n').slice(-lastLines).join('\n')}`,
    );
  }
  return result;
}

interface StepOutcome {
  fault?: string;
  printed: string;
}

async function outcomeOf({ command: [program, ...args], env }: Step, isShown: boolean): Promise<StepOutcome> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows the programs of packages are command files.
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${join(import.meta.dirname, '../node_modules/.bin')}${delimiter}${process.env.PATH}`,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...env?.(),
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (isShown) process.stdout.write(text);
    });
  // npm tells only this process to end.
  const end = () => child.kill();
  process.on('SIGINT', end).on('SIGTERM', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', end).off('SIGTERM', end);
      const fault = code === 0 ? undefined : code === null ? `ended by ${signal}` : `exit code ${code}`;
      resolve({ fault, printed });
    });
  });
}

function secondsSince(moment: number): string {
  return `${((performance.now() - moment) / 1000).toFixed(1)} s`;
}
