import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { withRequest } from '../../http/log.ts';
import { logSeldom } from '../../http/log-seldom.ts';
import { type Counters, createCounters } from '../operations/counters.ts';
import { limits } from '../operations/limits.ts';
import { outgoing, type ReadyResponse } from '../responses/ready-response.ts';
import { securityHeaders } from '../responses/security-headers.ts';
import { isOwnNetwork } from './rate-limit.ts';
import { createRequestGate, type RequestGate } from './request-gate.ts';

export interface ListenerParts {
  app: Hono;
  /** The kept response for an address. */
  ready(url: string): ReadyResponse | undefined;
  gate?: RequestGate;
  counters?: Counters;
  /** Whether these cookies ask for something that only this visitor gets. */
  bypassCache?: (cookies: string) => boolean;
}

/** As nginx writes it: the visitor did not wait for the response. */
const clientGone = 499;

/** What `node:http` calls: the gate, then a kept response, else the app. */
export function createListener(parts: ListenerParts): RequestListener {
  const { app, ready, gate = createRequestGate(), counters = createCounters(), bypassCache } = parts;
  // HTTP/1.0 names no host, and nothing here depends on it.
  const handleByApp = getRequestListener(app.fetch, { hostname: 'localhost' });

  return (request, response) => {
    if (isPipelinedTooDeep(request, response)) return void request.socket.destroy();
    const info = gate.admit(request, response);
    if (!info) return;
    const isRead = info.method === 'GET' || info.method === 'HEAD';
    const { cookie } = request.headers;
    const isShared = isRead && !(cookie && bypassCache?.(cookie));
    const kept = isShared ? ready(request.url ?? '') : undefined;
    const sent = kept && outgoing(kept, request.headers);
    if (sent) {
      counters.cacheHits += 1;
      response.writeHead(sent.status, { ...sent.headers, ...gate.headersOf(info) });
      response.end(info.method === 'HEAD' ? null : sent.body);
      gate.done(info, sent.status);
      return;
    }
    counters.cacheMisses += 1;
    for (const headers of [securityHeaders, gate.headersOf(info)])
      for (const name in headers) response.setHeader(name, headers[name] ?? '');
    // A request body is not read, so the connection cannot be used again.
    if (!isRead) response.setHeader('Connection', 'close');
    response.once('close', () => gate.done(info, response.writableFinished ? response.statusCode : clientGone));
    const client = isOwnNetwork(info.client) ? undefined : info.client;
    const handle = () => void withRequest({ id: info.id, client }, () => handleByApp(request, response));
    // What was sent without waiting has its turn when the responses before it are taken: whoever takes none has one made.
    if (response.socket) handle();
    else response.once('socket', handle);
  };
}

const waiting = new WeakMap<Socket, number>();

/** A response has no socket while earlier ones on the same connection wait to be taken. */
function isPipelinedTooDeep({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (response.socket) return false;
  const depth = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, depth);
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return depth > limits.pipelined;
}

const unreadable: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** What is no request is refused before it reaches anything of ours: with the same headers, and a line in the log. */
export function refuseUnreadable(server: Server, more: Record<string, string> = {}): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = unreadable[error.code ?? ''] ?? 400;
    logSeldom(`unreadable ${status}`, 'info', 'a request that cannot be read was refused', { status });
    const headers = { Connection: 'close', 'Cache-Control': 'no-store', ...securityHeaders, ...more };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${[`${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')}\r\n\r\n`);
  });
}
