import type { Context } from 'hono';
import { cachePolicy } from '../../http/caching.ts';
import { limits } from '../operations/limits.ts';
import type { Rendered } from './ready-response.ts';
import { contentSecurityPolicy, inlineHash } from './security-headers.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A page without data or scripts. `head` and its style are ours; whatever a visitor wrote stands escaped in `body`. */
export function plainPage(status: number, head: string, body: string, headers: Record<string, string> = {}): Rendered {
  const html = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${head}
</head>
<body>
${body}
</body>
</html>
`;
  const styles = [...head.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, code = '']) => inlineHash(code));
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cachePolicy.none,
      ...headers,
      'Content-Security-Policy': contentSecurityPolicy({ 'style-src-elem': styles }, {}),
    },
    body: Buffer.from(html),
  };
}

export const plainNotFound = (c: Context) => c.text('not found', 404, { 'Cache-Control': cachePolicy.none });

export const unavailable = (c: Context) =>
  c.text('not available', 503, { 'Cache-Control': cachePolicy.none, 'Retry-After': String(limits.retryAfterSeconds) });
