import { expect, it } from 'vitest';
import { withShortLayout } from './short-layout.ts';

it('comes before everything that would make it wait', () => {
  const html = withShortLayout('<head><link rel="stylesheet" href="/assets/site.css"/></head><body></body>');
  expect(html).toMatch(/^<head><script>.+<\/script><link rel="stylesheet"/);
});
