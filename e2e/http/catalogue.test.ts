import { beforeAll, expect, it } from 'vitest';
import { htmlFaults } from '../../fixtures/html-faults.ts';
import { catalogueStates } from '../../scripts/catalogue-addresses.ts';
import { askPolitely } from '../../tools/audit/ask-politely.ts';
import { audit } from '../../tools/audit/audit.ts';
import { catalogueOrigin } from './ask.ts';

/* The brand's own catalogue, every address of it: what needs no browser to be seen. */

/** HTML by address, of everything that was asked for. */
const pages = new Map<string, string>();
let findings: string[];
const sizesMade = new Set<string>();

async function read(path: string): Promise<Response> {
  // A picture is made when it is asked for, which takes long: one of each size tells of all.
  const [, size] = /^\/media\/[^/]+\/(.+)$/.exec(path) ?? [];
  if (size && sizesMade.has(size)) return new Response();
  if (size) sizesMade.add(size);
  const response = await askPolitely(catalogueOrigin + path);
  if (response.headers.get('content-type')?.startsWith('text/html')) pages.set(path, await response.clone().text());
  return response;
}

beforeAll(async () => {
  const result = await audit(read);
  findings = result.findings.map(({ rule, path, message }) => `${rule} ${path}: ${message}`);
  for (const path of [...catalogueStates, '/no-such-page']) await read(path);
});

it('the audit finds nothing: heads, links, anchors, structured data, sharing pictures', () => {
  expect(pages.size).toBeGreaterThan(150);
  expect(findings).toEqual([]);
});

it('every page is valid HTML', async () => {
  const faults: string[] = [];
  // A list that is filtered or turned over is built as it is by itself.
  const isOwn = (path: string) => !path.includes('?') || path.endsWith('?page=2') || catalogueStates.includes(path);
  const own = [...pages].filter(([path]) => isOwn(path));
  expect(own.length).toBeGreaterThan(150);
  for (const [path, html] of own) faults.push(...(await htmlFaults(html)).map((fault) => `${path} ${fault}`));
  expect(faults).toEqual([]);
});

it('no page sells: nothing is sent anywhere, and there is no cart', () => {
  for (const [path, html] of pages) {
    expect(html, path).not.toMatch(/<form[^>]* method="post"/i);
    expect(html, path).not.toMatch(/(?:добавить|положить) в.корзин|оформить заказ/i);
  }
});

it('every page can be read without a script: one heading, text, the way back and the footer', () => {
  for (const [path, html] of pages) {
    const [, main = ''] = /<main[ >](.*)<\/main>/s.exec(html) ?? [];
    expect(html.match(/<h1[ >]|aria-level="1"/g), path).toHaveLength(1);
    expect(main.match(/<h1[ >].*?<\/h1>/s)?.[0].replace(/<[^>]*>/g, ''), path).toMatch(/[\p{L}\d]{2}/u);
    const text = main.replace(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, '');
    expect(text.length, path).toBeGreaterThan(path.startsWith('/search') ? 60 : 200);
    if (path !== '/' && path !== '/no-such-page') expect(html, path).toContain('aria-label="Вы здесь"');
    expect(/<footer[ >].*<\/footer>/s.exec(html)?.[0], path).toMatch(/<a [^>]*href="/);
  }
});
