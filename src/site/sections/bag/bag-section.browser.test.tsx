import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { focus, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { showTool } from '../../../../fixtures/browser/theme-tool.tsx';
import { BagSection } from './bag-section.tsx';

const bottle = page.getByRole('checkbox', { name: /Бутылка/ });

it('the bag is ticked by keyboard and remembered', async () => {
  const shown = await showTool('for-sport-and-health', 'bag', BagSection);
  await expect.element(bottle).toBeVisible();
  focus(bottle);
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(/Собрано 1\sиз\s5/)).toBeVisible();
  await shown.unmount();
  await showTool('for-sport-and-health', 'bag', BagSection);
  await expect.element(bottle).toBeChecked();
  await expectAccessible();
  await page.getByRole('button', { name: 'Разобрать сумку' }).click();
  await expect.element(bottle).not.toBeChecked();
});

it('the bag can be ticked where the browser forbids its memory, and says so', async () => {
  forbidStorage();
  await showTool('for-sport-and-health', 'bag', BagSection);
  await bottle.click();
  await expect.element(page.getByText(/Браузер не\sзапоминает отметки/)).toBeVisible();
  await expect.element(bottle).toBeChecked();
});
