import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { load, processFigures } from '../../../scripts/load.ts';
import { limits } from '../../../src/server/operations/limits.ts';
import type { Lab, Outcome, Trial } from '../lab.ts';
import { aPage, asBefore, lostSince, readPages, request, visit } from '../requests.ts';

/** What a flood may be told: not there, not readable, too many, or the page that it asked for. */
const harmless: ReadonlySet<number> = new Set([200, 301, 308, 400, 404, 429, 503]);
const memoryMegabytes = 800;
const madeUp = `/search?q=%D0%BE+[<id>] /api/v1/search?q=[<id>] /api/v1/suggest?q=[<id>] /products-filters?form=[<id>]
  /[<id>] /daily/[<id>] /api/v1/article/[<id>] /api/v1/[<id>] /assets/[<id>].js /share/0123456789abcdef0123.jpg?[<id>]
  /media/0123456789abcdef0123/w320.webp?[<id>]`.split(/\s+/);

/** Made-up queries, addresses and widths. Known pages are served meanwhile, and nothing is written for the flood. */
async function flood(lab: Lab): Promise<Outcome> {
  const { origin, process: child } = await lab.node();
  const before = await readPages(origin);
  const known = [...before.keys()].map((path) => ({ path, judge: asBefore(before) }));
  const picture = /\/media\/[0-9a-f]{20}\//.exec((await request(origin, '/daily')).text)?.[0];
  const widths = Array.from({ length: 20 }, (_, i) => `${picture}w${321 + i}.avif`);
  const pictures = () => readdirSync(join(lab.folder, 'media'), { recursive: true }).length;
  const picturesBefore = pictures();
  const seconds = lab.isQuick ? 4 : 15;
  const flooding = load({ origin, paths: [...madeUp, ...widths], seconds, connections: 100 });
  const next = (n: number) => known[n % known.length] ?? { path: '/', judge: aPage };
  const { sent, wrong, longestMs } = await visit(origin, next, flooding);
  const { requests, statuses } = await flooding;
  const { peakMegabytes } = processFigures(child.pid);
  for (const [status, count] of statuses) if (!harmless.has(status)) wrong.push(`${count} × ${status} to the flood`);
  if (requests === 0) wrong.push('the flood did not get through');
  if (pictures() > picturesBefore) wrong.push(`${pictures() - picturesBefore} files were written`);
  if (peakMegabytes > memoryMegabytes) wrong.push(`took ${Math.round(peakMegabytes)} MB`);
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const note = `${told}; known pages at most ${longestMs} ms; ${Math.round(peakMegabytes)} MB`;
  return { sent: requests + sent, wrong, lost: await lostSince(origin, before), note };
}

interface Client {
  name: string;
  /** What it sends first, and then every so many milliseconds. */
  begin: string;
  goOn?: [text: string, everyMs: number];
  /** The status that it is told, if any. */
  status?: number;
  cutMs: number;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}`;
const long = `X-Long: ${'a'.repeat(4_000)}\r\n`;
const withBody = get('/faq', 'Content-Length: 1000000\r\n\r\n');
const { headersMs, requestMs } = limits;

const clients: Client[] = [
  { name: 'a line a second', begin: get('/'), goOn: ['X-Slow: 1\r\n', 1_000], cutMs: headersMs },
  { name: 'says nothing', begin: '', cutMs: headersMs },
  { name: 'endless headers', begin: get('/'), goOn: [long, 20], status: 431, cutMs: 1_000 },
  {
    name: 'endless address',
    begin: get(`/${'a'.repeat(8_000)}`, 'Connection: close\r\n\r\n'),
    status: 414,
    cutMs: 1_000,
  },
  { name: 'body a byte a second', begin: withBody, goOn: ['a', 1_000], status: 200, cutMs: requestMs },
];

/** The server looks for overdue connections every two seconds, and this machine may be busy. */
const slackMs = 6_000;
const each = 20;

/** Clients that would hold a connection for ever are cut off, and no visitor notices. */
async function slowClients(lab: Lab): Promise<Outcome> {
  const { origin } = await lab.node();
  const before = await readPages(origin);
  const chosen = clients.filter(({ cutMs }) => !lab.isQuick || cutMs <= 1_000);
  const port = Number(new URL(origin).port);
  const work = Promise.all(chosen.flatMap((client) => Array.from({ length: each }, () => cutOff(port, client))));
  const { sent, wrong } = await visit(origin, () => ({ path: '/', judge: aPage }), work);
  for (const fault of await work) if (fault) wrong.push(fault);
  return { sent: sent + chosen.length * each, wrong, lost: await lostSince(origin, before) };
}

/** Null when the client was cut off in time, with the status that it should be told. */
function cutOff(port: number, { name, begin, goOn, status, cutMs }: Client): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const socket = connect(port, '127.0.0.1', () => socket.write(begin));
  const [more = '', everyMs] = goOn ?? [];
  const timer = setInterval(() => socket.writableNeedDrain || socket.write(more), everyMs ?? slackMs);
  const late = setTimeout(() => socket.destroy(new Error(`${name}: not cut off`)), cutMs + slackMs);
  let heard = '';
  let fault: string | null = null;
  socket.on('data', (chunk) => {
    heard ||= chunk.toString('latin1', 0, 200);
  });
  // A reset is a way of being cut off, too; whoever is still sending may then lose what it was told.
  socket.on('error', (error: NodeJS.ErrnoException) => {
    if (!error.code) fault = error.message;
  });
  socket.once('close', () => {
    clearInterval(timer);
    clearTimeout(late);
    const isTold = !status || Number(heard.slice(9, 12)) === status || (goOn && heard === '');
    resolve(fault ?? (isTold ? null : `${name}: «${heard.split('\r')[0]}» instead of ${status}`));
  });
  return promise;
}

export const loadTrials: Trial[] = [
  { name: 'flood of made-up queries, addresses and widths', isQuick: true, run: flood },
  { name: 'slow and endless clients', isQuick: true, store: 'sqlite', run: slowClients },
];
