import { expect, it } from 'vitest';
import { normsFile } from '../../src/contract/page-vocabulary.ts';
import { pagePaths } from '../../src/contract/paths.ts';
import { ask } from './ask.ts';

/** What stands to be looked up: nothing of it is left out of its page. */

const read = async (path: string) => (await ask(`/api/v1/${path}`)).json();
const html = async (path: string) => (await ask(path)).text();

it('each pair stands with both of its substances', async () => {
  const { pairs, substances } = await read('pages/combinations');
  const page = await html(pagePaths.combinations);
  const keys = new Set(substances.map(({ key }: { key: string }) => key));
  expect(pairs.length).toBeGreaterThan(40);
  for (const { first, second } of pairs) {
    expect(page).toContain(`id="${first}--${second}"`);
    if (keys.has(second)) expect(page).toContain(`id="${second}--${first}"`);
  }
});

it('every product has a batch to be found by its number', async () => {
  const [{ newest }, { products }] = await Promise.all([read('pages/batch'), read('shelf-catalogue')]);
  const numbers = newest.flatMap(({ batches }: { batches: { number: string }[] }) => batches.map((one) => one.number));
  expect(numbers).toHaveLength(products.length);
  for (const number of numbers) {
    const { batch } = await read(`pages/batch?n=${number.replaceAll('-', '').toLowerCase()}`);
    expect(batch.number).toBe(number);
  }
});

it('the norms are there as a file, too', async () => {
  expect(await html(pagePaths.norms)).toMatch(new RegExp(`<a href="${normsFile}" download`));
  const response = await ask(normsFile);
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  const text = Buffer.from(await response.arrayBuffer()).toString();
  expect(text).toMatch(/^\uFEFFВещество;Группа;/);
  expect(text).toContain('Железо;Минералы;Физиологическая потребность;Женщины;18;мг;МР 2.3.1.0253-21;\r\n');
});

it.each(['/components/magniy', '/daily/magniy-b6'])('%s leads to the norms of all substances', async (path) => {
  expect(await html(path)).toMatch(
    new RegExp(`<a [^>]*href="${pagePaths.norms}"[^>]*>[^<]*(<[^>]*>)*Нормы и.пределы всех.веществ`),
  );
});
