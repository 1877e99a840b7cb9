import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface TypeError {
  file: string;
  line: number;
  text: string;
}

const errorLine = /^(?<file>\S[^(]*)\((?<line>\d+),\d+\): error TS\d+: /;
const endOfRun = /Found \d+ errors?\b/;

/** Errors of one run of the compiler in the lines it printed; null while the run goes on. */
export function createTypeErrorReader(): (line: string) => TypeError[] | null {
  let found: TypeError[] = [];
  return (line) => {
    const { file, line: number } = errorLine.exec(line)?.groups ?? {};
    if (file) found.push({ file, line: Number(number), text: line });
    if (!endOfRun.test(line)) return null;
    const errors = found;
    found = [];
    return errors;
  };
}

/** Checks types after every save, beside the server, and tells what is wrong. */
export function watchTypes(onErrors: (errors: TypeError[]) => void): void {
  const compiler = spawn('tsc', ['-p', '.', '--watch', '--preserveWatchOutput', '--pretty', 'false'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const read = createTypeErrorReader();
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    const errors = read(line);
    if (errors && errors.length > 0) onErrors(errors);
  });
  process.on('exit', () => compiler.kill());
  // A restart of the server is a signal to it, and a signal by itself ends a process without its `exit`.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
}
