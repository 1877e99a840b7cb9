import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus } from '../../../fixtures/browser/reader.ts';
import { show } from '../../../fixtures/browser/show.tsx';
import { Carousel } from './carousel.tsx';

const cards = Array.from({ length: 12 }, (_, number) => <p key={number}>Карточка {number + 1}</p>);

it('keeps the focus on its button at either end', async () => {
  await page.viewport(900, 600);
  await show(<Carousel title="Статьи">{cards}</Carousel>);
  const forward = page.getByRole('button', { name: 'Вперёд' });
  const back = page.getByRole('button', { name: 'Назад' });
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  focus(forward);
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Enter}');
      return forward.element().getAttribute('aria-disabled');
    })
    .toBe('true');
  await expect.element(forward).toHaveFocus();
  await expect.element(back).not.toHaveAttribute('aria-disabled');
});
