import type { TocItem } from '../../../contract/common.ts';

const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/gs;
const clause = /<p>(\d+(?:\.\d+)+)\.\s/g;

/**
 * Contents of a legal text, and its HTML with numbered clauses: each number gets a column and an address (`#p-2.3`).
 */
export function readLegalText(body: string): { html: string; contents: TocItem[] } {
  const contents = [...body.matchAll(heading)].map(([, id = '', title = '']) => ({
    id,
    title: title.replace(/<[^>]+>/g, ''),
    level: 2,
  }));
  const html = body.replace(
    clause,
    (_, number: string) => `<p class="clause" id="p-${number}"><span class="clause-number">${number}.</span> <span>`,
  );
  return { html: closeClauses(html), contents };
}

/** The text of a clause must be one grid cell. */
function closeClauses(html: string): string {
  return html.replace(/(<p class="clause".*?)<\/p>/gs, '$1</span></p>');
}
