import { expect, it } from 'vitest';
import { routes } from '../support/routes.ts';
import { ask } from './ask.ts';

it('a page says how it is written within its first kilobyte, as browsers look for it there', async () => {
  for (const address of routes) {
    const html = Buffer.from(await (await ask(address)).arrayBuffer());
    expect(html.subarray(0, 1024).toString('latin1'), address).toMatch(/<meta charset="utf-8"/i);
  }
});

it('a product without real reviews is not described to machines as a product', async () => {
  const reviewed = await (await ask('/daily/omega-3')).text();
  expect(reviewed).toContain('"@type":"Product"');
  expect(reviewed.match(/"@type":"Review"/g)).toHaveLength(1);
  expect(reviewed).not.toContain('AggregateRating');
  for (const address of ['/sport/bcaa', '/daily/vitamin-d3']) {
    const bare = await (await ask(address)).text();
    expect(bare, address).not.toContain('"@type":"Product"');
    expect(bare, address).toContain('"@type":"BreadcrumbList"');
  }
});

it('searches and filter states are not for the index; lists and entries are', async () => {
  const robots = async (address: string) =>
    /<meta name="robots" content="([^"]*)"/.exec(await (await ask(address)).text())?.[1] ?? '';
  for (const address of ['/search', '/search?q=омега', '/products-filters?form=drops'])
    expect(await robots(address), address).toContain('noindex');
  for (const address of ['/', '/products-filters', '/articles', '/daily/omega-3'])
    expect(await robots(address), address).not.toContain('noindex');
});
