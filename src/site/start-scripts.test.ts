import { expect, it } from 'vitest';
import { withLateScripts } from './start-scripts.ts';

const page = {
  head: [
    '<head><link rel="stylesheet" href="/assets/site.css"/>',
    '<link rel="modulepreload" href="/assets/index.js" fetchPriority="low"/>',
    '<link rel="modulepreload" href="/assets/vendor.js" fetchPriority="low"/>',
  ].join(''),
  foot: '<script type="module" async="" src="/assets/index.js"></script></body>',
};

it('names no script that a browser would fetch before it has seen the page', () => {
  const { head, foot } = withLateScripts(page);
  expect(head).toBe('<head><link rel="stylesheet" href="/assets/site.css"/>');
  expect(foot).not.toMatch(/<script[^>]+src=/);
});

it('starts the entry, with the files it needs beside it', () => {
  const { foot } = withLateScripts(page);
  expect(foot).toContain('import("/assets/index.js")');
  expect(foot).toContain('["/assets/vendor.js"]');
});

it('runs the libraries before the entry, in a turn of their own', () => {
  const { foot } = withLateScripts(page);
  expect(foot).toContain('import("/assets/vendor.js").then(()=>import("/assets/index.js")).catch(()=>{})');
});

it('leaves a page without scripts as it is', () => {
  const bare = { ...page, foot: '' };
  expect(withLateScripts(bare)).toEqual(bare);
});
