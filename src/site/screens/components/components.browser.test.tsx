import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { the } from '../../../../fixtures/browser/look.ts';
import { focus } from '../../../../fixtures/browser/reader.ts';
import { address, goBack, visit } from '../../../../fixtures/browser/visit.tsx';

const strip = page.getByRole('region', { name: 'Железо: сочетания' });
const tiles = () => [...document.querySelectorAll('.element-tile')].map((tile) => tile.textContent);

it('components are chosen by group, food and neighbour; the address keeps the choice', async () => {
  await visit('/components');
  const all = tiles().length;
  expect(all).toBeGreaterThan(10);
  await page.getByLabelText('Где есть').selectOptions('В\u00a0рыбе и\u00a0морепродуктах');
  await expect.poll(address).toBe('/components?food=fish');
  await expect.poll(() => tiles().filter((text) => text.includes('Магний'))).toEqual([]);
  expect(tiles().filter((text) => text.includes('Омега-3'))).toHaveLength(1);
  await goBack();
  await expect.poll(() => tiles().length).toBe(all);
  await page.getByLabelText('С\u00a0чем сочетается').selectOptions('Железо');
  await expect.poll(address).toBe('/components?with=zhelezo');
  await expect.element(strip.getByRole('link', { name: 'Кальций' })).toBeInTheDocument();
  expect(tiles()).toHaveLength(all);
  // The same in words, for everybody.
  const apart = page.getByRole('region', { name: 'В разное время' });
  for (const link of [
    strip.getByRole('link', { name: 'Кальций' }),
    apart.getByRole('link', { name: /железо и.кальций/i }),
  ])
    expect(link.element().getAttribute('href')).toMatch(/^\/sovmestimost#/);
  await expectAccessible();
});

it('on a phone no substance stands alone in a row, and no sign on a picture', async () => {
  await page.viewport(390, 844);
  await visit('/components');
  const table = the('.element-tile').first().element().closest('section')?.parentElement;
  const cells = [...(table?.querySelectorAll('h2, .element-tile') ?? [])].map((cell) => cell.getBoundingClientRect());
  const rows = Map.groupBy(cells, ({ top }) => Math.round(top));
  expect([...rows.values()].slice(0, -1).map((row) => row.length)).toEqual(Array(rows.size - 1).fill(3));
  for (const tile of document.querySelectorAll('.element-tile')) {
    const picture = tile.querySelector('img')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    for (const sign of tile.querySelectorAll('a, picture ~ div > span'))
      expect(sign.getBoundingClientRect().top, tile.textContent).toBeGreaterThanOrEqual(Math.floor(picture));
  }
});

it('a substance that is pointed at or focused lights its partners; its symbol pins it', async () => {
  await visit('/components');
  const iron = the('[data-component="zhelezo"]');
  await iron.hover();
  await expect.element(strip.getByText('В разное время').first()).toBeVisible();
  await page.getByRole('main').getByRole('heading', { level: 1 }).hover();
  await expect.element(strip).not.toBeInTheDocument();
  // The focus is shown to whoever used the keyboard last.
  await userEvent.keyboard('{Tab}');
  focus(iron.getByRole('link', { name: /Железо: показать/ }));
  await expect.element(strip).toBeVisible();
  window.scrollTo(0, 200);
  const place = window.scrollY;
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/components?with=zhelezo');
  expect(window.scrollY).toBe(place);
  await the('[data-component="kaltsiy"]').hover();
  // The partner of what is pinned, not a substance of its own.
  await expect.element(strip).toBeVisible();
  await strip.getByRole('link', { name: 'Снять выбор' }).click();
  await expect.poll(address).toBe('/components');
});
