import { cachePolicy } from '../../http/cache-policy.ts';
import type { Rendered } from './ready-response.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** A page that needs nothing that could be missing: no data, no script, no style sheet. */
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
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cachePolicy.none,
      ...headers,
      'Content-Security-Policy': contentSecurityPolicy(html, {}),
    },
    body: Buffer.from(html),
  };
}
