import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { clock, focus, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { showTool } from '../../../../fixtures/browser/theme-tool.tsx';
import { SeasonSection } from './season-section.tsx';

const heading = (name: string) => page.getByRole('heading', { level: 3, name });

it('the calendar opens on the reader’s month', async () => {
  clock('2027-01-20T12:00:00');
  forbidStorage();
  await showTool('for-immunity', 'season', SeasonSection);
  const january = page.getByRole('radio', { name: 'Январь сейчас' });
  await expect.element(january).toBeChecked();
  await expect.element(heading('После каникул')).toBeVisible();
  expect(heading('Пока всё есть').query()?.checkVisibility() ?? false).toBe(false);
  await expectAccessible();
  focus(january);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(heading('Самый сухой воздух')).toBeVisible();
  expect(location.hash).toBe('#mesyats=2');
});

it('the calendar opens on the next month it has, where it has no such month', async () => {
  clock('2027-06-20T12:00:00');
  await showTool('for-immunity', 'season', SeasonSection);
  await expect.element(page.getByRole('radio', { name: 'Сентябрь' })).toBeChecked();
  expect(page.getByRole('radio', { name: /сейчас/ }).elements()).toEqual([]);
  // A link that somebody was given opens its own month.
  location.hash = '#mesyats=1';
  await expect.element(page.getByRole('radio', { name: 'Январь' })).toBeChecked();
});
