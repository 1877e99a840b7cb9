import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type SiteProcess, startSite } from '../scripts/site-process.ts';
import { inFolder, judged, printTable, procFile } from './support.ts';

/** The part of autocannon that is used; it comes without types. */
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  headers: Record<string, string>;
  requests: { setupRequest?: (request: object) => object }[];
}) => Promise<{ requests: { total: number }; duration: number; errors: number; statusCodeStats: object }>;
const require = createRequire(import.meta.url);
const autocannon: Autocannon = require('autocannon');

interface Subject {
  name: string;
  path: string;
  encoding: string;
  status: 200 | 404;
  /** Each request has an address of its own: a number goes behind the path. */
  isVaried?: boolean;
}
interface Load {
  perSecond: number;
  /** Microseconds of processor time that the server spent on a request. Linux only. */
  cpu: number;
}

const connections = 16;
/** Shares of the bare server's requests per second. */
const goals = { 200: 0.6, 404: 0.2 };
const microsecondsPerTick = 10_000;

export async function speed(args: string[]): Promise<void> {
  const options = { seconds: { type: 'string', default: '4' }, rounds: { type: 'string', default: '3' } } as const;
  const { values } = parseArgs({ args, options });
  await inFolder(async (folder) => {
    const site = await startSite({
      folder,
      env: { RATE_LIMIT: '0', SHARE_DIR: `${folder}/share`, PAGES: 'on-demand' },
    });
    try {
      const rows: string[][] = [];
      for (const subject of await subjectsOf(site.origin))
        rows.push(await compare(site, subject, Number(values.seconds), Number(values.rounds)));
      console.log(`autocannon, ${connections} connections, best of ${values.rounds} interleaved rounds`);
      console.log('Where the generator is the bottleneck, only the processor time of the server per request differs.');
      printTable(['response', 'bytes', 'req/s', 'bare', 'ratio', 'goal', 'CPU µs', 'bare', 'ratio'], rows);
    } finally {
      await site.stop();
    }
  });
}

async function subjectsOf(origin: string): Promise<Subject[]> {
  const product = '/daily/magniy-b6';
  const html = await fetch(origin + product).then((response) => response.text());
  const [asset] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  const [picture] = /\/media\/[0-9a-f]{20}\/w\d+\.(?:avif|webp)/.exec(html) ?? [];
  if (!asset || !picture) throw new Error(`${product} names no script or no picture`);
  return [
    { name: 'home page', path: '/', encoding: 'br', status: 200 },
    { name: 'product page', path: product, encoding: 'br', status: 200 },
    { name: 'API', path: '/api/v1/pages/home', encoding: 'br', status: 200 },
    { name: 'asset', path: asset, encoding: 'br', status: 200 },
    { name: 'picture', path: picture, encoding: 'identity', status: 200 },
    { name: 'one unknown address', path: '/no/such/page', encoding: 'gzip', status: 404 },
    { name: 'many unknown addresses', path: '/no/such/', encoding: 'gzip', status: 404, isVaried: true },
  ];
}

async function compare(site: SiteProcess, subject: Subject, seconds: number, rounds: number): Promise<string[]> {
  // A round that does not count makes what is kept, and uses up the renders that unknown addresses get at once.
  await load(site.origin, site.process.pid, subject, seconds);
  const body = await bodyOf(site.origin, subject);
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)));
  bare.send({ body: body.toString('base64'), encoding: subject.encoding, status: subject.status });
  const [{ port }] = (await once(bare, 'message')) as [AddressInfo];
  const ours: Load[] = [];
  const theirs: Load[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(site.origin, site.process.pid, subject, seconds));
      theirs.push(await load(`http://127.0.0.1:${port}`, bare.pid, subject, seconds));
    }
  } finally {
    bare.kill();
  }
  const most = (loads: Load[]) => Math.max(...loads.map(({ perSecond }) => perSecond));
  const least = (loads: Load[]) => Math.min(...loads.map(({ cpu }) => cpu));
  const ratio = most(ours) / most(theirs);
  const goal = goals[subject.status];
  return [
    subject.name,
    String(body.length),
    most(ours).toFixed(0),
    most(theirs).toFixed(0),
    percent(ratio),
    judged(`≥ ${percent(goal)}`, ratio >= goal),
    least(ours).toFixed(0),
    least(theirs).toFixed(0),
    percent(least(theirs) / least(ours)),
  ];
}

/** Goes on through all rounds: an address that was asked for before would be kept. */
let asked = 0;

async function load(origin: string, pid: number | undefined, subject: Subject, seconds: number): Promise<Load> {
  const setupRequest = (request: object) => ({ ...request, path: subject.path + asked++ });
  const before = cpuTicks(pid);
  const { requests, duration, errors, statusCodeStats } = await autocannon({
    url: origin + subject.path,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': subject.encoding },
    requests: [subject.isVaried ? { setupRequest } : {}],
  });
  const statuses = Object.keys(statusCodeStats).join();
  if (errors > 0 || statuses !== String(subject.status))
    throw new Error(`${subject.name}: ${errors} requests failed, the others got ${statuses}`);
  const cpu = ((cpuTicks(pid) - before) * microsecondsPerTick) / requests.total;
  return { perSecond: requests.total / duration, cpu };
}

/** User and system time: the 14th and 15th field. The name, which is the second, may hold spaces. */
function cpuTicks(pid: number | undefined): number {
  const fields = procFile(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** As it is sent: `fetch` would decompress it. */
async function bodyOf(origin: string, { path, encoding, isVaried }: Subject): Promise<Buffer> {
  const request = get(origin + path + (isVaried ? 'first' : ''), { headers: { 'accept-encoding': encoding } });
  const [response] = await once(request, 'response');
  return Buffer.concat(await response.toArray());
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
