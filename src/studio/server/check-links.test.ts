import { expect, it } from 'vitest';
import { loadContent } from '../../content/load/load.ts';
import type { LinkResult } from '../protocol.ts';
import { type Ask, checkShopLinks } from './check-links.ts';

async function results(ask: Ask): Promise<LinkResult[]> {
  const found: LinkResult[] = [];
  for await (const result of checkShopLinks(await loadContent('fixtures/catalogue'), ask, 0)) found.push(result);
  return found;
}

it('tells each link that answers wrongly, with its field', async () => {
  const all = await results(async (url) => ({ status: url.includes('wildberries') ? 404 : 200 }));
  const wrong = all.filter(({ isFine }) => !isFine);
  expect(wrong.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(wrong.length);
  expect(wrong[0]).toMatchObject({ outcome: '404', field: expect.stringMatching(/^(shops)?\[\d+\]\.url$/) });
});

it('does not blame a shop that turns programs away', async () => {
  expect((await results(async () => ({ status: 403 }))).every(({ isFine }) => isFine)).toBe(true);
});

it('gives up soon, and says why, where there is no network', async () => {
  const all = await results(() => Promise.reject(new Error('no network')));
  expect(all).toHaveLength(4);
  expect(all.at(-1)?.outcome).toContain('нет сети');
});
