import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../contract/error.ts';
import { errorMessages } from '../contract/error-messages.ts';
import { cachePolicy } from './cache-policy.ts';

/** A JSON answer with its ETag; a client that has it already gets 304 without a body. */
export function sendJson(c: Context, body: string, hash: string, policy: string = cachePolicy.content): Response {
  const etag = `W/"${hash}"`;
  const headers = { ETag: etag, 'Cache-Control': policy };
  if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(body, 200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
}

export function sendComposed(c: Context, answer: unknown, policy?: string): Response {
  const body = JSON.stringify(answer);
  return sendJson(c, body, createHash('sha256').update(body).digest('base64url').slice(0, 27), policy);
}

export function sendError(c: Context, status: ContentfulStatusCode, code: string, message: string): Response {
  const body: ErrorBody = { error: { status, code, message } };
  return c.json(body, status, { 'Cache-Control': cachePolicy.none });
}

export const sendNotFound = (c: Context) => sendError(c, 404, 'not_found', errorMessages.notFound);

export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
