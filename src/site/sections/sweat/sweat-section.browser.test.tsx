import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { showTool } from '../../../../fixtures/browser/theme-tool.tsx';
import { SweatSection } from './sweat-section.tsx';

it('the calculator subtracts, by keyboard, and does not believe everything', async () => {
  forbidStorage();
  const shown = await showTool('for-sport-and-health', 'sweat', SweatSection);
  await expect.element(page.getByText(/1,4\sл\sв\sчас/)).toBeVisible();
  focus(page.getByLabelText('Вес до, кг'));
  for (const typed of ['80', '77.6', '700', '90'])
    await userEvent.keyboard(`{ControlOrMeta>}a{/ControlOrMeta}${typed}{Tab}`);
  await expect.element(page.getByText(/2,07\sл\sв\sчас/)).toBeVisible();
  await expect.element(page.getByText(/3,1\sл/)).toBeVisible();
  expect(location.hash).toBe('#trenirovka=80_77.6_700_90');
  await shown.unmount();
  await showTool('for-sport-and-health', 'sweat', SweatSection);
  await expect.element(page.getByLabelText('Вес после, кг')).toHaveValue('77,6');
  await expect.element(page.getByText(/2,07\sл\sв\sчас/)).toBeVisible();
  await page.getByLabelText('Вес после, кг').fill('90');
  await expect.element(page.getByText(/не\sсходится/)).toBeVisible();
  expect(location.hash).toBe('');
});
