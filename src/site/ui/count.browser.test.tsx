import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emulate, nextFrames } from '../../../fixtures/browser/look.ts';
import { visit } from '../../../fixtures/browser/visit.tsx';

it('a key figure counts up once, when it is first seen, over the number that is there', async () => {
  await emulate({ motion: true });
  await visit('/');
  const shown = () => [count().textContent, getComputedStyle(count()).getPropertyValue('--n')];
  expect(shown()).toEqual(['15', '0']);
  count().scrollIntoView();
  await expect.poll(shown).toEqual(['15', '15']);
  window.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrames();
  expect(shown()).toEqual(['15', '15']);
  await emulate({});
  await visit('/');
  expect(getComputedStyle(count(), '::after').content).toBe('none');
});

function count(): Element {
  const figure = page.getByRole('definition').filter({ hasText: '15 мкг' }).first().element();
  return figure.querySelector('.count') as Element;
}
