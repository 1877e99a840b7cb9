import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface LoadOptions {
  origin: string;
  /** Requested in turn; `[<id>]` becomes another word in each request. */
  paths: string[];
  seconds: number;
  connections: number;
  encoding?: string;
  /** In all; as fast as the responses come without it. */
  perSecond?: number;
  /** Written as one of so many visitors; the site must trust it (`TRUST_PROXY`). */
  clients?: number;
}

export interface Load {
  requests: number;
  perSecond: number;
  statuses: ReadonlyMap<number, number>;
  /** Connections that broke and requests without a response. */
  failures: number;
  p99Ms: number;
}

/** Requests one after the other on each connection, from a thread of its own. */
export async function load({
  origin,
  paths,
  seconds,
  connections,
  encoding = 'br',
  clients = 0,
  perSecond,
}: LoadOptions): Promise<Load> {
  const visitors = Array.from({ length: clients }, (_, n) => ({ 'x-forwarded-for': `203.0.113.${n}` }));
  const result = await autocannon({
    url: origin,
    requests: paths.flatMap((path) =>
      (clients > 0 ? visitors : [{}]).map((headers) => ({
        path,
        headers: { 'accept-encoding': encoding, ...headers },
      })),
    ),
    idReplacement: paths.some((path) => path.includes('[<id>]')),
    duration: seconds,
    connections,
    ...(perSecond && { overallRate: perSecond }),
    workers: 1,
  });
  const statuses = Object.entries(result.statusCodeStats ?? {}).map(
    ([status, { count = 0 }]) => [+status, count] as const,
  );
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    statuses: new Map(statuses),
    failures: result.errors + result.timeouts,
    p99Ms: result.latency.p99,
  };
}

/** Processor time and memory of a process, which Linux alone tells; NaN elsewhere. */
export function processFigures(pid: number | undefined): { cpuMs: number; megabytes: number; peakMegabytes: number } {
  const read = (file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  // The name may hold spaces; user and system time are the 14th and 15th field, in hundredths of a second.
  const fields = read('stat')
    .replace(/^.*\) /, '')
    .split(' ');
  const status = read('status');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * 10,
    megabytes: megabytes('VmRSS'),
    peakMegabytes: megabytes('VmHWM'),
  };
}
