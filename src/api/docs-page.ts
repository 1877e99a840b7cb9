import { createHash } from 'node:crypto';
import { calls, queryParameters } from '../contract/calls.ts';
import { apiRoot, queryKeysOf } from '../contract/endpoints.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0b1020;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #e3e1da}
a{color:#1f46e0}ul{margin:.25rem 0 0;padding-left:1.2rem;font-size:.9em}td:first-child{width:45%;overflow-wrap:anywhere}`;

/** Nothing of the page comes from elsewhere. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A readable list of the calls: plain HTML, so that it needs no script and no foreign host. */
export function docsPage(): string {
  const groups = [...new Set(Object.values(calls).map((call) => call.group))];
  const sections = groups.map((group) => {
    const rows = Object.entries(calls)
      .filter(([, call]) => call.group === group)
      .map(([path, { summary }]) => {
        const query = queryKeysOf(path).map(
          (name) => `<li><code>${name}</code>: ${escapeHtml(queryParameters[name].description)}</li>`,
        );
        const code = `<code>${path}</code>`;
        const link = path.includes('{') ? code : `<a href="${path}">${code}</a>`;
        return `<tr><td>${link}</td><td>${escapeHtml(summary)}${query.length ? `<ul>${query.join('')}</ul>` : ''}</td></tr>`;
      });
    return `<h2>${group}</h2><table><thead><tr><th scope="col">GET</th><th scope="col">Response</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Content API</title><style>${style}</style></head><body>
<main><h1>Content API</h1>
<p>Read-only JSON under <code>${apiRoot}</code>. Every call is a GET (or HEAD) without payload. Responses carry an <code>ETag</code>: send it back as <code>If-None-Match</code> and an unchanged response is a 304. An unknown entry is a 404 with <code>{"error":{"status","code","message"}}</code>. Machine-readable: <a href="${apiRoot}/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
