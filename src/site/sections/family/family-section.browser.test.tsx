import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { focus, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { address, reload, visit } from '../../../../fixtures/browser/visit.tsx';

const place = (who: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: who, exact: true }) });

it('sums what a person has, and follows a change by keyboard', async () => {
  await visit('/for-all-family');
  const girl = place('Дочь, 5 лет');
  const vitaminD = girl.getByRole('row', { name: /^Витамин D/ });
  await expect.element(vitaminD).toMatchTextContent('15 мкг (600 МЕ)');
  await expect.element(vitaminD).toMatchTextContent('100 %');
  const others = [...girl.element().querySelectorAll('summary')].find((fold) =>
    fold.textContent.includes('Другие банки'),
  );
  others?.focus();
  await userEvent.keyboard('{Enter}');
  const drops = girl.getByRole('checkbox', { name: 'Витамин D3 600 МЕ' });
  await expect.element(drops).toBeVisible();
  focus(drops);
  await userEvent.keyboard(' ');
  await expect.element(vitaminD).toMatchTextContent('30 мкг (1200 МЕ)');
  await expect.element(girl).toMatchTextContent('не для этого возраста');
  await expectAccessible('#semya');
  await reload();
  await expect.element(vitaminD).toMatchTextContent('30 мкг (1200 МЕ)');
  const shared = address();
  expect(shared).toContain('#semya=1;');
  await page.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect.element(vitaminD).toMatchTextContent('15 мкг (600 МЕ)');
  // Somebody else's family is looked at, and one's own stays.
  await visit(shared);
  await expect.element(vitaminD).toMatchTextContent('30 мкг (1200 МЕ)');
  await page.getByRole('button', { name: 'Открыть мою' }).click();
  await expect.element(vitaminD).toMatchTextContent('15 мкг (600 МЕ)');
  await girl.getByRole('link', { name: /На полке подробнее/ }).click();
  await expect.poll(address).toMatch(/^\/moya-polka#s=1;f5;/);
  await expect.poll(() => document.querySelector('#shelf')).not.toBeNull();
});

it('works where the browser forbids its memory, and says so', async () => {
  forbidStorage();
  await visit('/for-all-family');
  const granny = place('Бабушка');
  await granny.getByText('Другие банки').click();
  await granny.getByRole('checkbox', { checked: true }).click();
  await expect.element(granny).toMatchTextContent('Банок нет');
  await expect.element(page.getByText('Браузер не запоминает')).toBeVisible();
  await reload();
  await expect.element(granny).toMatchTextContent('Банок нет');
});
