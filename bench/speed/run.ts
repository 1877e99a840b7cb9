import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '../../scripts/site-process.ts';
import { printTable } from '../table.ts';
import { comparedColumns, compareLoads } from './compare.ts';
import { generator, type Target } from './load.ts';

interface Subject {
  name: string;
  path: string;
  encoding: string;
  isVaried?: boolean;
}

export async function speed(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-bench-'));
  const started = performance.now();
  const site = await startSite({ folder, env: { RATE_LIMIT: '0' } });
  console.log(`first start to ready: ${seconds(performance.now() - started)}`);
  try {
    // Otherwise the renders in the background would be measured, too.
    await untilPrepared(site.process);
    console.log(`all pages prepared: ${seconds(performance.now() - started)}`);
    const rows: string[][] = [];
    for (const subject of await subjects(site.origin)) {
      const target = { ...subject, origin: site.origin, pid: site.process.pid };
      rows.push(await compare(target, Number(values.seconds), Number(values.rounds)));
    }
    console.log(`load by ${generator}, 16 connections, best of ${values.rounds} interleaved rounds`);
    printTable(['what', 'bytes', ...comparedColumns], rows);
  } finally {
    await site.stop();
  }
  await startAgain(folder);
  rmSync(folder, { recursive: true, force: true });
}

function untilPrepared({ stdout }: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const look = (chunk: Buffer) => {
      if (!chunk.includes('"pages prepared"')) return;
      stdout?.off('data', look);
      resolve();
    };
    stdout?.on('data', look);
  });
}

/** The same folder again: nothing has changed. */
async function startAgain(folder: string): Promise<void> {
  const started = performance.now();
  const site = await startSite({ folder });
  console.log(`start with unchanged content to ready: ${seconds(performance.now() - started)}`);
  const first = performance.now();
  await fetch(`${site.origin}/`).then((response) => response.text());
  console.log(`first page after that: ${Math.round(performance.now() - first)} ms`);
  await site.stop();
}

async function subjects(origin: string): Promise<Subject[]> {
  const html = await fetch(`${origin}/daily/magniy-b6`).then((response) => response.text());
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
  const picture = /\/media\/[0-9a-f]{20}\/w\d+\.(?:avif|webp)/.exec(html)?.[0] ?? '';
  return [
    { name: 'home page', path: '/', encoding: 'br' },
    { name: 'product page', path: '/daily/magniy-b6', encoding: 'br' },
    { name: 'API', path: '/api/v1/pages/home', encoding: 'br' },
    { name: 'asset', path: asset, encoding: 'br' },
    { name: 'picture', path: picture, encoding: 'identity' },
    { name: 'unknown address, one', path: '/no/such/page', encoding: 'gzip' },
    { name: 'unknown addresses, each another', path: '/no/such/page-', encoding: 'gzip', isVaried: true },
  ];
}

async function compare(target: Target & Subject, duration: number, rounds: number): Promise<string[]> {
  // What is compared is ready: the first time makes it.
  for (let i = 0; i < 3; i++) await bodyOf(target);
  const body = await bodyOf(target);
  const bare = await startBareServer(body, target.encoding);
  const compared = await compareLoads(
    target,
    { ...target, path: '/', origin: bare.origin, pid: bare.pid },
    duration,
    rounds,
  );
  bare.stop();
  return [target.name, String(body.length), ...compared];
}

function bodyOf({ origin, path, encoding, isVaried }: Target): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const address = origin + path + (isVaried ? '0' : '');
    get(address, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

async function startBareServer(body: Buffer, encoding: string) {
  const child = fork(new URL('./bare-server.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const address = await new Promise<AddressInfo>((resolve, reject) => {
    child.once('message', (message) => resolve(message as AddressInfo));
    child.once('error', reject);
    child.send({ body: body.toString('base64'), encoding });
  });
  return { origin: `http://127.0.0.1:${address.port}`, pid: child.pid, stop: () => child.kill() };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
