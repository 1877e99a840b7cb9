import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { clock, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { showTool } from '../../../../fixtures/browser/theme-tool.tsx';
import { EveningSection } from './evening-section.tsx';

it.each([
  ['14:20', /До вечера ещё 3 ч 40 мин/, null],
  ['22:50', /последний пункт/, 'Окно приоткрыто'],
  ['02:00', /Список на сегодня закончен/, null],
  ['21:10', /Сейчас — «Свет вполсилы». Следующий пункт через 50 мин, в 22:00/, 'Свет вполсилы'],
])('at %s the hour is the reader’s own', async (time, words, current) => {
  forbidStorage();
  clock(`2026-11-15T${time}:00`);
  await showTool('for-calmness-and-sleep', 'evening', EveningSection);
  await expect.element(page.getByRole('status')).toMatchTextContent(words);
  const now = document.querySelectorAll('[aria-current=time]');
  expect(now).toHaveLength(current ? 1 : 0);
  if (current) expect(now[0]?.textContent).toContain(current);
  // In the evening, which is the fullest state.
  if (current) await expectAccessible();
});
