import { expect, it } from 'vitest';
import { withLateScripts } from './start-scripts.ts';

const page = [
  '<head><link rel="stylesheet" href="/assets/site.css"/>',
  '<link rel="modulepreload" href="/assets/index.js" fetchPriority="low"/>',
  '<link rel="modulepreload" href="/assets/vendor.js" fetchPriority="low"/></head>',
  '<body>…<script type="module" async="" src="/assets/index.js"></script></body>',
].join('');

it('names no script that a browser would fetch before it has seen the page', () => {
  const html = withLateScripts(page);
  expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]+src=/);
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"/></head>');
});

it('starts the entry, with the files it needs beside it', () => {
  const html = withLateScripts(page);
  expect(html).toContain('import("/assets/index.js")');
  expect(html).toContain('["/assets/vendor.js"]');
});

it('leaves a page without scripts as it is', () => {
  expect(withLateScripts('<body>Страница</body>')).toBe('<body>Страница</body>');
});
