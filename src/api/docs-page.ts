import { endpoints } from '../contract/endpoints.ts';
import { apiRoot } from '../contract/paths.ts';

/** A readable list of the calls: plain HTML, so that it needs no script and no foreign host. */
export function docsPage(): string {
  const groups = [...new Set(endpoints.map((endpoint) => endpoint.group))];
  const sections = groups.map((group) => {
    const rows = endpoints
      .filter((endpoint) => endpoint.group === group)
      .map((endpoint) => {
        const query = Object.entries(endpoint.query ?? {}).map(
          ([name, { description }]) => `<li><code>${name}</code>: ${escapeHtml(description)}</li>`,
        );
        const path = endpoint.path.includes('{')
          ? `<code>${endpoint.path}</code>`
          : `<a href="${endpoint.path}"><code>${endpoint.path}</code></a>`;
        return `<tr><td>${path}</td><td>${escapeHtml(endpoint.summary)}${query.length ? `<ul>${query.join('')}</ul>` : ''}</td></tr>`;
      });
    return `<h2>${group}</h2><table><thead><tr><th scope="col">GET</th><th scope="col">Answer</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Content API</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0b1020;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #e3e1da}
a{color:#1f46e0}ul{margin:.25rem 0 0;padding-left:1.2rem;font-size:.9em}td:first-child{width:45%;overflow-wrap:anywhere}</style></head><body>
<main><h1>Content API</h1>
<p>Read-only JSON under <code>${apiRoot}</code>. Every call is a GET (or HEAD) without payload. Answers carry an <code>ETag</code>: send it back as <code>If-None-Match</code> and an unchanged answer is a 304. An unknown entry is a 404 with <code>{"error":{"status","code","message"}}</code>. Machine-readable: <a href="${apiRoot}/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
