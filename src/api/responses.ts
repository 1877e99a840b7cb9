import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorMessages } from '../contract/error-messages.ts';
import type { ErrorBody } from '../contract/site-node.ts';
import { cachePolicy, etagOf, hashOf, matchesEtag } from '../http/caching.ts';

/** JSON text with its ETag; a client that has it already gets 304 without a body. */
export function sendJson(c: Context, body: string, hash: string, policy: string = cachePolicy.content): Response {
  const etag = etagOf(hash);
  const headers = { ETag: etag, 'Cache-Control': policy };
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(body, 200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
}

export function sendValue(c: Context, value: unknown, policy?: string): Response {
  const body = JSON.stringify(value);
  return sendJson(c, body, hashOf(body), policy);
}

export function sendError(c: Context, status: ContentfulStatusCode, code: string, message: string): Response {
  const body: ErrorBody = { error: { status, code, message } };
  return c.json(body, status, { 'Cache-Control': cachePolicy.none });
}

export const sendNotFound = (c: Context) => sendError(c, 404, 'not_found', errorMessages.notFound);
