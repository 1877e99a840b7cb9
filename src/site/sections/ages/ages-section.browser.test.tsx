import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { focus, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { showTool } from '../../../../fixtures/browser/theme-tool.tsx';
import { AgesSection } from './ages-section.tsx';

it('the slider shows what fits an age, by keyboard and by a link', async () => {
  forbidStorage();
  await showTool('for-kidz', 'ages', AgesSection);
  const slider = page.getByRole('slider', { name: 'Возраст ребёнка' });
  const status = page.getByRole('status');
  // Nothing is chosen yet, and nothing is left out.
  await expect.element(status).toMatchTextContent(/Подвиньте/);
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Любой');
  await expect.element(slider).toHaveValue('0');
  focus(slider);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(status).toMatchTextContent(/решает педиатр/);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '4\u00a0года');
  await expect.element(status).toMatchTextContent(/Подходят 3 из 4/);
  await userEvent.keyboard('{Home}');
  await expect.element(status).toMatchTextContent(/Подвиньте/);
  expect(location.hash).toBe('');
  await userEvent.keyboard('{End}');
  await expect.element(status).toMatchTextContent(/Подходит 1 из 4/);
  await expectAccessible();
  expect(location.hash).toBe('#vozrast=17');
  location.hash = '#vozrast=4';
  await expect.element(status).toMatchTextContent(/Подходят 3 из 4/);
});
