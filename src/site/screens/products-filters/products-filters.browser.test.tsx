import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { onPhone, texts } from '../../../../fixtures/browser/look.ts';
import { address, goBack, reload, visit } from '../../../../fixtures/browser/visit.tsx';

const region = page.getByRole('region', { name: 'Подходящие продукты' });
const total = () => Number.parseInt(region.getByRole('status').element().textContent, 10);
const cards = () => region.getByRole('article').elements().length;
const perPage = 24;

async function expectTotal(expected: number): Promise<void> {
  await expect.poll(total).toBe(expected);
  expect(region.getByRole('status').element().textContent).toMatch(/^\d+\sпродукт(|а|ов)$/);
  expect(cards()).toBe(Math.min(expected, perPage));
}

/** The facets stand beside the products; on a phone they come in a sheet. */
async function facets(isPhone = false): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  if (!isPhone) return page.getByRole('form', { name: 'Подбор по признакам' });
  if (!sheet.query()) await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect.element(sheet).toBeVisible();
  return sheet;
}

/** The line of a value, in a facet that is unfolded for it. */
function lineOf(within: Locator, facet: string, value: string): Locator {
  const groups = [...within.element().querySelectorAll('details')];
  const group = groups.find((one) => one.querySelector('legend')?.textContent === facet);
  const isNamed = (label: Element) =>
    [...label.querySelectorAll('*')].some(({ textContent }) => textContent.replace(/\s/g, ' ') === value);
  const line = [...(group?.querySelectorAll('label') ?? [])].find(isNamed);
  if (!line) throw new Error(`there is no ${value} in ${facet}`);
  for (let at = line.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
  return page.elementLocator(line);
}

/** What the line says a click gives: «12», or «+3» to what is shown. */
function promised(line: Locator): number {
  const [, plus, number] = /(\+?)(\d+)$/.exec(line.element().textContent) ?? [];
  return Number(number) + (plus ? total() : 0);
}

it.each([1280, 412])('a click gives what its number said: values add up, facets narrow, at %i px', async (width) => {
  await onPhone(width);
  await visit('/products-filters');
  const isPhone = width < 1000;
  await expectTotal(total());
  const steps = [
    ['Форма', 'Капсулы', 'form=capsules'],
    ['Форма', 'Порошок в саше', 'form=capsules,sachets'],
    ['Содержит', 'Магний', 'component=magniy&form=capsules,sachets'],
    ['Содержит', 'Цинк', 'component=magniy,tsink&form=capsules,sachets'],
    ['Не содержит', 'Витамин B6', 'component=magniy,tsink&without=vitamin-b6&form=capsules,sachets'],
  ] as const;
  const totals: number[] = [total()];
  for (const [facet, value, query] of steps) {
    const line = lineOf(await facets(isPhone), facet, value);
    const expected = promised(line);
    await line.getByRole('checkbox').click();
    await expect.poll(address).toBe(`/products-filters?${query}`);
    await expectTotal(expected);
    totals.push(expected);
  }
  const [all = 0, one = 0, two = 0, narrowed = 0, widened = 0, without = 0] = totals;
  expect([one < all, two > one, narrowed < two, widened > narrowed, without < widened]).toEqual(Array(5).fill(true));

  // The address is all there is: another visitor sees the same.
  await reload();
  await expectTotal(without);
  const again = await facets(isPhone);
  for (const [facet, value] of steps)
    await expect.element(lineOf(again, facet, value).getByRole('checkbox')).toBeChecked();
  if (isPhone) await again.getByRole('button', { name: `Показать ${without}` }).click();

  const chosen = page.getByRole('list', { name: 'Выбранные признаки' });
  await chosen.getByRole('link', { name: /Витамин B6/ }).click();
  await expectTotal(widened);
  await goBack();
  await expectTotal(without);
  await goBack();
  await expectTotal(widened);
  await goBack();
  await expectTotal(narrowed);
});

it('a component cannot be wanted and unwanted at once', async () => {
  await visit('/products-filters?component=magniy');
  const line = lineOf(await facets(), 'Не содержит', 'Магний');
  await expect.element(line).toMatchTextContent(/0$/);
  await expect.element(line.getByRole('checkbox')).toBeDisabled();
});

it('what makes no sense in an address is named and left out, and the next click cleans the address', async () => {
  await visit('/products-filters?form=steam,drops&component=magniy&without=magniy&sort=size&page=zz&utm_source=vk');
  const notice = page.getByText('Часть адреса мы не поняли и пропустили');
  for (const part of ['form=steam', 'without=magniy', 'sort=size', 'page=zz'])
    await expect.element(notice).toMatchTextContent(part);
  await expect.element(notice).not.toMatchTextContent('utm_source');
  const drops = lineOf(await facets(), 'Форма', 'Капли').getByRole('checkbox');
  await expect.element(drops).toBeChecked();
  await drops.click();
  await expect.poll(address).toBe('/products-filters?component=magniy');
  await expect.element(notice).not.toBeInTheDocument();
});

it('an empty result says what is left without each condition, and that is true', async () => {
  await visit('/products-filters?component=kreatin&form=spray&mark=vegan');
  await expectTotal(0);
  const ways = page.getByRole('link', { name: /^Без условия/ });
  const left = texts(ways).map((text) => Number(/(\d+)$/.exec(text)?.[1]));
  expect(left.length).toBeGreaterThan(0);
  for (const [index, expected] of left.entries()) {
    expect(expected).toBeGreaterThan(0);
    await ways.nth(index).click();
    await expectTotal(expected);
    await goBack();
    await expectTotal(0);
  }
  await page.getByRole('link', { name: 'Показать весь каталог' }).click();
  await expect.poll(address).toBe('/products-filters');
});

it.each([1280, 412])(
  'sorting is in the address and neither it nor a filter moves the page, at %i px',
  async (width) => {
    await onPhone(width);
    await visit('/products-filters');
    window.scrollTo({ top: 300, behavior: 'instant' });
    const titles = () => texts(region.getByRole('article').getByRole('heading'));
    const before = titles();
    const order = page.getByLabelText('Порядок').element() as HTMLSelectElement;
    // Chosen where it is: a pointer would be scrolled to it, and the place is what is looked at.
    order.value = 'title';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(address).toBe('/products-filters?sort=title');
    await expect.poll(titles).not.toEqual(before);
    const sorted = titles();
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('ru').compare));
    expect(window.scrollY).toBe(300);
    if (width < 1000) return;

    (lineOf(await facets(), 'Форма', 'Капли').element() as HTMLElement).click();
    await expect.poll(address).toBe('/products-filters?form=drops&sort=title');
    await expect.poll(cards).not.toBe(before.length);
    await goBack();
    await expect.poll(titles).toEqual(sorted);
  },
);

it('the second page of the catalogue starts at its top', async () => {
  await visit('/products-filters');
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect.poll(address).toBe('/products-filters?page=2#list');
  await expect.element(region.getByRole('status')).toBeInViewport();
  expect(region.getByRole('status').element().getBoundingClientRect().y).toBeGreaterThanOrEqual(0);
});
