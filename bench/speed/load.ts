import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface Load {
  perSecond: number;
  /** Microseconds of processor time that the server spent on a request; null where it cannot be read. */
  cpuMicroseconds: number | null;
}

export interface Target {
  origin: string;
  path: string;
  encoding: string;
  /** Each request has an address of its own: a number goes behind the path. */
  isVaried?: boolean;
  /** The process that answers. */
  pid: number | undefined;
}

const connections = 16;

/** Whether `wrk` is there: it is not the bottleneck anywhere. Otherwise a thread of ours asks over raw sockets. */
export const generator = spawnSync('wrk', ['--version']).error ? 'raw sockets in a thread' : 'wrk';

export async function load(target: Target, seconds: number): Promise<Load> {
  const before = cpuTicks(target.pid);
  const requests = await (generator === 'wrk' ? loadByWrk(target, seconds) : loadByThread(target, seconds));
  const after = cpuTicks(target.pid);
  return {
    perSecond: requests / seconds,
    cpuMicroseconds: before === null || after === null ? null : ((after - before) * microsecondsPerTick) / requests,
  };
}

const microsecondsPerTick = 10_000;

/** Processor time of a process so far. */
export const cpuMilliseconds = (pid: number | undefined): number =>
  ((cpuTicks(pid) ?? Number.NaN) * microsecondsPerTick) / 1_000;

function cpuTicks(pid: number | undefined): number | null {
  try {
    // The name may hold spaces; user and system time are the 14th and 15th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}

async function loadByWrk({ origin, path, encoding, isVaried }: Target, seconds: number): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}`, '-H', `Accept-Encoding: ${encoding}`];
  if (isVaried) args.push('-s', variedScript(path));
  const output = await new Promise<string>((resolve, reject) => {
    let text = '';
    const child = spawn('wrk', [...args, origin + path]);
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', () => resolve(text));
  });
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  if (!requests) throw new Error(`wrk measured nothing:\n${output}`);
  return requests;
}

function variedScript(path: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vitimepro-wrk-')), 'varied.lua');
  writeFileSync(file, `local n = 0\nrequest = function() n = n + 1; return wrk.format(nil, "${path}" .. n) end\n`);
  return file;
}

async function loadByThread(target: Target, seconds: number): Promise<number> {
  const worker = new Worker(new URL('./load-thread.ts', import.meta.url), {
    workerData: { ...target, connections, seconds },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
