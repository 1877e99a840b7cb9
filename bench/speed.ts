import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load, processFigures } from '../scripts/load.ts';
import { type SiteProcess, startSite } from '../scripts/site-process.ts';
import { inFolder, judged, printTable } from './support.ts';

interface Subject {
  name: string;
  path: string;
  encoding: string;
  status: 200 | 404;
}
interface Load {
  perSecond: number;
  /** Microseconds of processor time that the server spent on a request. Linux only. */
  cpu: number;
}

const connections = 16;
/** Shares of the bare server's requests per second. */
const goals = { 200: 0.6, 404: 0.2 };

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
    { name: 'many unknown addresses', path: '/no/such/[<id>]', encoding: 'gzip', status: 404 },
  ];
}

async function compare(site: SiteProcess, subject: Subject, seconds: number, rounds: number): Promise<string[]> {
  // A round that does not count makes what is kept, and uses up the renders that unknown addresses get at once.
  await measure(site.origin, site.process.pid, subject, seconds);
  const body = await bodyOf(site.origin, subject);
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)));
  bare.send({ body: body.toString('base64'), encoding: subject.encoding, status: subject.status });
  const [{ port }] = (await once(bare, 'message')) as [AddressInfo];
  const ours: Load[] = [];
  const theirs: Load[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      ours.push(await measure(site.origin, site.process.pid, subject, seconds));
      theirs.push(await measure(`http://127.0.0.1:${port}`, bare.pid, subject, seconds));
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

async function measure(origin: string, pid: number | undefined, subject: Subject, seconds: number): Promise<Load> {
  const { name, path, encoding, status } = subject;
  const before = processFigures(pid).cpuMs;
  const { requests, perSecond, failures, statuses } = await load({
    origin,
    paths: [path],
    seconds,
    connections,
    encoding,
  });
  if (failures > 0 || statuses.get(status) !== requests)
    throw new Error(`${name}: ${failures} requests failed, the others got ${[...statuses.keys()]}`);
  return { perSecond, cpu: ((processFigures(pid).cpuMs - before) * 1_000) / requests };
}

/** As it is sent: `fetch` would decompress it. */
async function bodyOf(origin: string, { path, encoding }: Subject): Promise<Buffer> {
  const request = get(origin + path.replace('[<id>]', 'one'), { headers: { 'accept-encoding': encoding } });
  const [response] = await once(request, 'response');
  return Buffer.concat(await response.toArray());
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
