import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../fixtures/browser/accessible.ts';
import { show } from '../../../fixtures/browser/show.tsx';
import type { PageData } from '../../contract/pages.ts';
import { Opening } from './opening.tsx';

it('is complete and still under reduced motion, with a dot for every milligram', async () => {
  const { formula } = (await (await fetch('/api/v1/pages/home')).json()) as PageData<'home'>;
  const { container } = await show(
    <main>
      <Opening title={formula.title} text={formula.text} opening={formula} />
    </main>,
  );
  await expect.element(page.getByRole('link', { name: formula.product.title })).toBeVisible();
  for (const number of ['620', '75', '100\u00a0%', '90'])
    await expect.element(page.getByText(number, { exact: true }).first()).toBeVisible();
  const dots = [...container.querySelectorAll('.opening-drawn')].map(
    (path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0,
  );
  expect(dots.toSorted((a, b) => a - b)).toEqual([1, 54, 75, 96, 394]);
  const canvas = container.querySelector('canvas') as Element;
  // Its style sheet is one of its own.
  await expect.poll(() => getComputedStyle(canvas).display).toBe('none');
  const stage = container.querySelector('.opening-stage') as Element;
  expect(container.querySelector('.opening-way')?.clientHeight).toBe(stage.clientHeight);
  await expectAccessible();
});
