import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../scripts/free-port.ts';
import { startSite } from '../../scripts/site-process.ts';
import { printTable } from '../table.ts';

const filterPath = '/products-filters';
const paths = ['/', '/daily', '/daily/omega-3', '/components/magniy', '/articles/gigiena-sna', filterPath, '/faq'];
const requests = 3_000;
const atOnce = 16;
const coldRounds = 15;

/**
 * Speed and weight of pages of the production build. Machines are noisy, so speed is a ratio: the same bytes from a
 * bare Node server, measured in the same run by the same client.
 */
export async function pages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-bench-'));
  const site = await startSite({ folder });
  try {
    const rows: string[][] = [];
    for (const path of paths) rows.push(await measure(path, site.origin));
    printTable(['page', 'HTML br', 'JS gzip', 'CSS gzip', 'first render', 'cached, req/s', 'of a bare server'], rows);
    console.log(`memory of the site's process: ${residentMegabytes(site.process)} MB`);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(path: string, origin: string): Promise<string[]> {
  const html = await fetch(origin + path).then((response) => response.text());
  const assets = [
    ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '')),
  ];
  const weigh = async (kind: string) => {
    const files = await Promise.all(
      assets.filter((asset) => asset.endsWith(kind)).map((asset) => fetch(origin + asset).then((file) => file.bytes())),
    );
    return files.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
  };
  const brotli = await load(origin + path, 1);
  const ours = await load(origin + path, requests);
  const bare = await bareServer(brotli.body);
  const theirs = await load(bare.url, requests);
  bare.close();
  return [
    path,
    kilobytes(brotli.body.length),
    kilobytes(await weigh('.js')),
    kilobytes(await weigh('.css')),
    path === filterPath ? `${await firstRender(origin)} ms` : '–',
    String(Math.round(ours.perSecond)),
    `${Math.round((ours.perSecond / theirs.perSecond) * 100)} %`,
  ];
}

/** A parameter the page depends on makes a new key, so each round is a cache miss; other pages render only once. */
async function firstRender(origin: string): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < coldRounds; round++) {
    const started = performance.now();
    await fetch(`${origin}${filterPath}?page=${round + 2}`).then((response) => response.text());
    times.push(performance.now() - started);
  }
  return (times.sort((a, b) => a - b)[Math.floor(coldRounds / 2)] ?? 0).toFixed(1);
}

async function load(url: string, count: number): Promise<{ perSecond: number; body: Buffer }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let body: Buffer = Buffer.alloc(0);
  let left = count;
  const started = performance.now();
  const worker = async () => {
    while (left-- > 0) body = await request(url, agent);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { perSecond: count / seconds, body };
}

function request(url: string, agent: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

async function bareServer(body: Buffer): Promise<{ url: string; close(): void }> {
  const port = await freePort();
  const server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

function residentMegabytes(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
