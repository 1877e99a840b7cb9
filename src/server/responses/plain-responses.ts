import type { Context } from 'hono';
import { cachePolicy } from '../../http/cache-policy.ts';
import { limits } from '../operations/limits.ts';

export const unavailable = (c: Context) =>
  c.text('not available', 503, {
    'Cache-Control': cachePolicy.none,
    'Retry-After': String(limits.retryAfterSeconds),
  });

export const plainNotFound = (c: Context) => c.text('not found', 404, { 'Cache-Control': cachePolicy.none });
