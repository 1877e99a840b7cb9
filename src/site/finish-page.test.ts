import { expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';

const finished = (html: string) => finishPage(html).html;

const head = '<html><head><link rel="modulepreload" href="/assets/vendor.js"/></head>';
const entry = '<script type="module" async="" src="/assets/index.js"></script>';

it('touches the ends of a page, and leaves what is between them as it is', () => {
  const text = '<body>Ёлка 🌲 <link rel="modulepreload" href="/in-a-text.js"> <head></body>';
  const [before = '', after = ''] = finished(`${head}${text}${entry}</html>`).split(text);
  expect(before).toMatch(/^<html><head><script>.+<\/script><\/head>$/);
  expect(after).toMatch(/^<script>.+import\("\/assets\/index\.js"\).+<\/script><\/html>$/);
});

it('lays a page without scripts out in turns, too', () => {
  const html = finished(`${head}<body>Страница</body></html>`);
  expect(html).toMatch(/^<html><head><script>/);
  expect(html).toContain('<link rel="modulepreload" href="/assets/vendor.js"/></head><body>Страница</body></html>');
});

it('leaves what has no head as it is', () => {
  expect(finished('<p>Страница</p>')).toBe('<p>Страница</p>');
});
