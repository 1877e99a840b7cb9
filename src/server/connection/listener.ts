import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { withRequestId } from '../../http/log.ts';
import { leavesWhole, sendWhole } from '../answers/one-piece.ts';
import type { Answer, Conditions } from '../answers/ready-response.ts';
import { limits } from '../operations/limits.ts';
import { createTally, type Tally } from '../operations/tally.ts';
import { createFrontDoor, type FrontDoor } from './front-door.ts';

/** What can be sent at once, without waiting for anything. */
export type ReadyAnswer = (url: string, conditions: Conditions) => Answer | undefined;

/**
 * What is ready leaves before any framework work: one look-up by the address as it came, headers as they lie there, one
 * write. Everything else is the app's.
 */
export function createListener(
  ready: ReadyAnswer,
  app: Hono,
  door: FrontDoor = createFrontDoor(),
  tally: Tally = createTally(),
  /** Whoever gets something else than everybody: nothing that is ready is theirs. */
  isApart?: (cookies: string) => boolean,
): RequestListener {
  const handleOther = getRequestListener(app.fetch);
  return (request, response) => {
    if (isTooDeep(request, response)) return void request.socket.destroy();
    const { method = '', url = '', headers: asked } = request;
    const path = pathOf(url);
    const visit = door.enter(request, response, path);
    if (!visit) return;
    const isRead = method === 'GET' || method === 'HEAD';
    const conditions = { acceptEncoding: String(asked['accept-encoding'] ?? ''), ifNoneMatch: asked['if-none-match'] };
    const isOrdinary = !isApart || asked.cookie === undefined || !isApart(asked.cookie);
    const answer = isRead && isOrdinary ? ready(url, conditions) : undefined;
    if (!answer) {
      tally.cacheMisses += 1;
      // Nobody here reads a body: who sends one has to come back on another connection.
      if (!isRead) response.shouldKeepAlive = false;
      const own = door.headersOf(visit);
      for (let i = 0; i + 1 < own.length; i += 2) response.setHeader(own[i] ?? '', own[i + 1] ?? '');
      response.once('close', () =>
        door.leave(visit, method, path, response.writableFinished ? response.statusCode : clientGone),
      );
      return void withRequestId(visit.id, () => handleOther(request, response));
    }
    tally.cacheHits += 1;
    if (leavesWhole(request, response, answer)) sendWhole(response, answer, door.lines, visit.id);
    else {
      const { status, headers, body, isLent } = answer;
      response.writeHead(status, [...headers, ...door.headersOf(visit)]);
      if (body === null || method === 'HEAD') response.end();
      else response.end(isLent ? Buffer.from(body) : body);
    }
    door.leave(visit, method, path, answer.status);
  };
}

const waiting = new WeakMap<Socket, number>();

/** An answer has no socket of its own while others on the same connection wait to be taken before it. */
function isTooDeep({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (response.socket) return false;
  const depth = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, depth);
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return depth > limits.pipelined;
}

/** As nginx writes it: the visitor did not wait for the answer. */
const clientGone = 499;

/** The query is the visitor's business. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
