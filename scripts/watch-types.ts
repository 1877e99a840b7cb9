import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface TypeFault {
  file: string;
  line: number;
  text: string;
}

const errorLine = /^(?<file>\S[^(]*)\((?<line>\d+),\d+\): error TS\d+: /;
const endOfRun = /Found \d+ errors?\b/;

/** Errors of one run of the compiler in the lines it printed; null while the run goes on. */
export function createTypeErrorReader(): (line: string) => TypeFault[] | null {
  let found: TypeFault[] = [];
  return (line) => {
    const { file, line: number } = errorLine.exec(line)?.groups ?? {};
    if (file) found.push({ file, line: Number(number), text: line });
    if (!endOfRun.test(line)) return null;
    const errors = found;
    found = [];
    return errors;
  };
}

/** Checks types after every save, and tells what is wrong now: nothing, too. */
export function watchTypes(onErrors: (errors: TypeFault[]) => void): void {
  const compiler = spawn('tsc', ['-p', '.', '--watch', '--preserveWatchOutput', '--pretty', 'false'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const read = createTypeErrorReader();
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    const errors = read(line);
    if (errors) onErrors(errors);
  });
  // It takes no notice of SIGTERM while it compiles.
  process.on('exit', () => compiler.kill('SIGKILL'));
}
