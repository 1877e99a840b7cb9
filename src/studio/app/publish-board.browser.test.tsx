import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../fixtures/browser/accessible.ts';
import { App } from './app.tsx';
import { PublishBoard } from './publish-board.tsx';
import './studio.css';

const glycine = page.getByRole('checkbox', { name: 'Публиковать: Глицин', exact: true });

beforeEach(async () => {
  await page.viewport(1280, 1000);
  await render(<PublishBoard onPublished={() => {}} />);
  await expect.element(glycine).toBeChecked();
});

it('publishes what is chosen, and says which fields and pages change', async () => {
  await expect.element(page.getByText('Страниц изменится: 1')).toBeVisible();
  const change = page.getByRole('listitem').filter({ has: glycine });
  await change.getByText(/^Поля: /).click();
  await expect.element(change.getByText('Гликокол')).toBeVisible();
  // What other tests have written is none of this publication.
  for (const box of page.getByRole('checkbox', { name: /^Публиковать: (?!Глицин)/ }).all()) await box.click();
  await expectAccessible('.board');
  const publish = page.getByRole('button', { name: /^Опубликовать/ });
  await publish.click();
  await expect.element(page.getByText('Опубликовано.')).toBeVisible();
  await glycine.click();
  for (const box of page.getByRole('checkbox', { name: /^Публиковать: (?!Глицин)/ }).all()) await box.click();
  await expect.element(publish).toBeDisabled();
});

it('asks before it brings back what was on the site, and says that the folder stays', async () => {
  await expect.element(page.getByText(/№ 2 .* Анна · Новые сроки/)).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть публикацию 1' }).click();
  await expect.element(page.getByText(/Файлы в папке останутся новыми/)).toBeVisible();
  await page.getByRole('button', { name: 'Да, вернуть' }).click();
  await expect.element(page.getByText(/^Возвращено\. В папке — более новый текст/)).toBeVisible();
});

it('keeps a draft beside what is published: what is not chosen stays so, and the list says it', async () => {
  await glycine.click();
  await cleanup();
  window.location.hash = 'publishing';
  await render(<App />);
  await expect.element(glycine).toBeVisible();
  await expect.element(glycine).not.toBeChecked();
  await userEvent.fill(page.getByRole('searchbox', { name: 'Найти запись' }), 'components/glitsin');
  await expect.element(page.getByText('изменено, отложено')).toBeVisible();
});
