import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import { reasonOf } from '../../http/log.ts';
import { type Desk, DeskError, type OnProgress } from './desk-types.ts';
import { knownFailure } from './failure.ts';

/**
 * An embedded database belongs to the process of the site. Whoever wants something of it meanwhile asks that process: over
 * loopback, which every system has, with a word that stands in a file beside the database and that only its owner can read.
 */
interface Address {
  port: number;
  token: string;
}

type Message =
  | { kind: 'progress'; progress: Parameters<OnProgress>[0] }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; message: string; isForEditors: boolean };

const fileOf = (dataDir: string) => `${dataDir}.control.json`;
const loopback = '127.0.0.1';
const mostAsked = 64 * 1024;

export async function listenForEditors(dataDir: string, desk: Desk): Promise<{ close(): void }> {
  const token = randomBytes(32).toString('hex');
  const server = createServer((request, response) => void answer(desk, token, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, loopback, resolve);
  });
  server.unref();
  const file = fileOf(dataDir);
  const address: Address = { port: (server.address() as AddressInfo).port, token };
  writeFileSync(`${file}.new`, JSON.stringify(address), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return {
    close() {
      rmSync(file, { force: true });
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(desk: Desk, token: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  if (request.method !== 'POST' || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    response.writeHead(403).end();
    return;
  }
  const send = (message: Message) => {
    const body = serialize(message);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(body.length);
    response.write(Buffer.concat([length, body]));
  };
  try {
    const { method, args } = deserialize(await bodyOf(request, mostAsked)) as { method: keyof Desk; args: unknown[] };
    if (!Object.hasOwn(desk, method)) throw new Error(`no such request: ${method}`);
    const work = desk[method] as (...all: unknown[]) => Promise<unknown>;
    const onProgress: OnProgress = (progress) => send({ kind: 'progress', progress });
    send({ kind: 'done', value: await work(...args, onProgress) });
  } catch (error) {
    const known = knownFailure(error);
    send({ kind: 'failed', message: known ?? reasonOf(error), isForEditors: known !== null });
  }
  response.end();
}

/** The desk of the process that has the database open; null when it does not say where it listens. */
export function remoteDesk(dataDir: string): Desk | null {
  const address = readAddress(dataDir);
  if (!address) return null;
  const ask = (method: keyof Desk, args: unknown[], onProgress?: OnProgress) =>
    askDesk(address, { method, args }, onProgress);
  return {
    publish: (dir, production, onProgress) =>
      ask('publish', [dir, production], onProgress) as ReturnType<Desk['publish']>,
    changes: (dir) => ask('changes', [dir]) as ReturnType<Desk['changes']>,
    history: () => ask('history', []) as ReturnType<Desk['history']>,
    restore: (which, onProgress) => ask('restore', [which], onProgress) as ReturnType<Desk['restore']>,
    keepPreview: (dir, until) => ask('keepPreview', [dir, until]) as ReturnType<Desk['keepPreview']>,
    sources: () => ask('sources', []) as ReturnType<Desk['sources']>,
  };
}

function readAddress(dataDir: string): Address | null {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Address;
  } catch {
    return null;
  }
}

function askDesk({ port, token }: Address, asked: object, onProgress?: OnProgress): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const lost = (reason: string) =>
      reject(new DeskError(`сайт, у которого открыта база, не отвечает (${reason}): перезапустите его`));
    const headers = { Authorization: `Bearer ${token}` };
    const request = httpRequest({ host: loopback, port, method: 'POST', headers }, (response) => {
      if (response.statusCode !== 200) return lost(`ответ ${response.statusCode}`);
      let waiting = Buffer.alloc(0);
      response.on('data', (chunk: Buffer) => {
        waiting = Buffer.concat([waiting, chunk]);
        while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32LE(0)) {
          const end = 4 + waiting.readUInt32LE(0);
          hear(deserialize(waiting.subarray(4, end)) as Message);
          waiting = waiting.subarray(end);
        }
      });
      response.on('end', () => lost('ответ оборвался'));
      response.on('error', (error) => lost(error.message));
    });
    request.on('error', (error) => lost(error.message));
    request.end(serialize(asked));

    function hear(message: Message): void {
      if (message.kind === 'progress') onProgress?.(message.progress);
      else if (message.kind === 'done') resolve(message.value);
      else reject(message.isForEditors ? new DeskError(message.message) : new Error(message.message));
    }
  });
}

async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new Error('the request is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
