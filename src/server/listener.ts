import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { logRequest } from '../http/request-log.ts';
import type { Answer, Conditions } from './ready-response.ts';

/** What can be sent at once, without waiting for anything. */
export type ReadyAnswer = (url: string, conditions: Conditions) => Answer | undefined;

/**
 * What is ready leaves before any framework work: one look-up by the address as it came, headers as they lie there, one
 * write. Everything else is the app's.
 */
export function createListener(ready: ReadyAnswer, app: Hono): RequestListener {
  const handleOther = getRequestListener(app.fetch);
  return (request, response) => {
    const { method = '', url = '', headers: asked } = request;
    const started = performance.now();
    const isRead = method === 'GET' || method === 'HEAD';
    const conditions = { acceptEncoding: String(asked['accept-encoding'] ?? ''), ifNoneMatch: asked['if-none-match'] };
    const answer = isRead ? ready(url, conditions) : undefined;
    if (!answer) return void handleOther(request, response);
    const { status, headers, body } = answer;
    response.writeHead(status, headers as string[]);
    if (body === null || method === 'HEAD') response.end();
    else response.end(body);
    logRequest(method, pathOf(url), status, performance.now() - started);
  };
}

/** The query is the visitor's business. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
