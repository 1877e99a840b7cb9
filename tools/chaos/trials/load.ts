import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { load, processFigures } from '../../../scripts/load.ts';
import { limits } from '../../../src/server/operations/limits.ts';
import type { Lab, Outcome, Trial } from '../lab.ts';
import { aPage, asBefore, lostSince, readPages, request, visit } from '../requests.ts';

/** What a flood may be told: not there, not readable, too many, or the page that it asked for. */
const harmless: ReadonlySet<number> = new Set([200, 301, 308, 400, 404, 429, 503]);
const memoryMegabytes = 800;

/** Made-up queries, addresses and widths. Known pages are served meanwhile, and nothing is written for the flood. */
async function flood(lab: Lab): Promise<Outcome> {
  const node = await lab.node();
  const before = await readPages(node.origin);
  const known = [...before.keys()];
  const picture = /\/media\/[0-9a-f]{20}\//.exec((await request(node.origin, '/daily')).text)?.[0] ?? '/media/none/';
  const word = encodeURIComponent('омега ');
  const paths = [
    `/search?q=${word}[<id>]`,
    `/api/v1/search?q=${word}[<id>]`,
    '/api/v1/suggest?q=[<id>]',
    '/products-filters?form=[<id>]',
    '/[<id>]',
    '/daily/[<id>]',
    '/api/v1/article/[<id>]',
    '/api/v1/[<id>]',
    '/assets/[<id>].js',
    '/share/0123456789abcdef0123.jpg?[<id>]',
    '/media/0123456789abcdef0123/w320.webp?[<id>]',
    ...Array.from({ length: 20 }, (_, i) => `${picture}w${321 + i}.avif`),
  ];
  const files = () =>
    readdirSync(lab.folder, { recursive: true }).filter((name) => /\.(avif|webp|jpg)$/.test(String(name)));
  const filesBefore = files().length;
  const seconds = lab.isQuick ? 4 : 15;
  const flooding = load({ origin: node.origin, paths, seconds, connections: 100 });
  const visits = await visit(
    node.origin,
    (n) => ({ path: known[n % known.length] ?? '/', judge: asBefore(before) }),
    flooding,
    { atOnce: 3 },
  );
  const { requests, statuses, perSecond } = await flooding;
  const { peakMegabytes } = processFigures(node.process.pid);
  const wrong = [...visits.wrong];
  for (const [status, count] of statuses) if (!harmless.has(status)) wrong.push(`${count} × ${status} to the flood`);
  if (requests === 0) wrong.push('the flood did not get through');
  if (files().length > filesBefore)
    wrong.push(`${files().length - filesBefore} files were written for made-up addresses`);
  if (peakMegabytes > memoryMegabytes) wrong.push(`took ${Math.round(peakMegabytes)} MB`);
  const shares = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const note = `${Math.round(perSecond)}/s: ${shares}; known pages at most ${Math.round(visits.longestMs)} ms`;
  return { sent: requests + visits.sent, wrong, lost: await lostSince(node.origin, before), note };
}

/** As many visitors at once as there will ever be, on pages that are ready. */
async function crowd(lab: Lab): Promise<Outcome> {
  const node = await lab.node();
  const before = await readPages(node.origin);
  const { requests, statuses, failures, p99Ms, perSecond } = await load({
    origin: node.origin,
    paths: [...before.keys()],
    seconds: 10,
    connections: 500,
  });
  const wrong = [...statuses].filter(([status]) => status !== 200).map(([status, count]) => `${count} × ${status}`);
  if (failures > 0) wrong.push(`${failures} without a response`);
  const note = `${Math.round(perSecond)}/s, p99 ${p99Ms} ms`;
  return { sent: requests, wrong, lost: await lostSince(node.origin, before), note };
}

interface Client {
  name: string;
  /** What it sends first, and then every so many milliseconds. */
  begin: string;
  goOn?: string;
  everyMs?: number;
  /** It takes nothing of what it is sent until it should have been cut off. */
  takesNothing?: boolean;
  /** The status that it is told, if any. */
  status?: number;
  cutWithinMs: number;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}`;

const clients = (largest: string): Client[] => [
  {
    name: 'headers one line a second',
    begin: get('/'),
    goOn: 'X-Slow: 1\r\n',
    everyMs: 1_000,
    cutWithinMs: limits.headersMs,
  },
  { name: 'says nothing at all', begin: '', cutWithinMs: limits.headersMs },
  {
    name: 'endless headers',
    begin: get('/'),
    goOn: `X-Long: ${'a'.repeat(4_000)}\r\n`,
    everyMs: 20,
    status: 431,
    cutWithinMs: 1_000,
  },
  {
    name: 'address of 8,000 characters',
    begin: get(`/${'a'.repeat(8_000)}`, 'Connection: close\r\n\r\n'),
    status: 414,
    cutWithinMs: 1_000,
  },
  {
    name: 'body a byte a second',
    begin: get('/faq', 'Content-Length: 1000000\r\n\r\n'),
    goOn: 'a',
    everyMs: 1_000,
    status: 200,
    cutWithinMs: limits.requestMs,
  },
  { name: 'asks 150 things at once', begin: get('/daily', '\r\n').repeat(150), takesNothing: true, cutWithinMs: 1_000 },
  // Node takes what the kernel has taken for progress, and looks again after the same time.
  {
    name: 'takes no response',
    begin: get(largest, '\r\n').repeat(limits.pipelined),
    takesNothing: true,
    cutWithinMs: 2 * limits.idleMs,
  },
];

/** The server looks for overdue connections every two seconds, and this machine may be busy. */
const slackMs = 6_000;
const each = 20;

/** A script of the build: as many as may be asked for at once are more than the kernel takes off a server's hands. */
function largestScript(): string {
  const folder = 'dist/client/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const size = (name: string) => statSync(join(folder, name)).size;
  return `/assets/${scripts.sort((a, b) => size(b) - size(a))[0]}`;
}

/** Clients that would hold a connection for ever are cut off, and no visitor notices. */
async function slowClients(lab: Lab): Promise<Outcome> {
  const node = await lab.node();
  const before = await readPages(node.origin);
  const port = Number(new URL(node.origin).port);
  const chosen = clients(largestScript()).filter(({ cutWithinMs }) => !lab.isQuick || cutWithinMs <= 1_000);
  const work = Promise.all(chosen.flatMap((client) => Array.from({ length: each }, () => cutOff(port, client))));
  const { sent, wrong } = await visit(node.origin, () => ({ path: '/', judge: aPage }), work, { atOnce: 2 });
  const faults = (await work).flatMap((fault) => fault ?? []);
  const note = `${chosen.length} kinds, ${each} of each`;
  return {
    sent: sent + chosen.length * each,
    wrong: [...wrong, ...faults],
    lost: await lostSince(node.origin, before),
    note,
  };
}

/** Null when the client was cut off in time, with the status that it should be told. */
function cutOff(
  port: number,
  { name, begin, goOn, everyMs, status, takesNothing, cutWithinMs }: Client,
): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  let timer: NodeJS.Timeout | undefined;
  const limit = setTimeout(() => finish(`${name}: not cut off`), cutWithinMs + slackMs);
  const finish = (fault: string | null) => {
    clearInterval(timer);
    clearTimeout(limit);
    socket.destroy();
    resolve(fault);
  };
  socket.once('connect', () => {
    socket.write(begin);
    if (goOn) timer = setInterval(() => socket.writableNeedDrain || socket.write(goOn), everyMs);
    // What the kernel has taken comes yet, and then the end: a connection that was not cut would stay open.
    if (takesNothing) setTimeout(() => socket.resume(), cutWithinMs + slackMs / 2);
  });
  socket.on('data', (chunk) => {
    if (heard.length < 200) heard += chunk.toString('latin1');
  });
  if (takesNothing) socket.pause();
  // A reset is a way of being cut off, too; whoever is still sending may then lose what it was told.
  socket.on('error', () => {});
  socket.once('close', () => {
    const isRight = status === undefined || Number(heard.slice(9, 12)) === status || (goOn && heard === '');
    finish(isRight ? null : `${name}: «${heard.split('\r')[0]}» instead of ${status}`);
  });
  return promise;
}

export const loadTrials: Trial[] = [
  { name: 'flood of made-up queries, addresses and widths', isQuick: true, run: flood },
  { name: '500 connections', stores: ['sqlite'], run: crowd },
  { name: 'slow and endless clients', isQuick: true, stores: ['sqlite'], run: slowClients },
];
