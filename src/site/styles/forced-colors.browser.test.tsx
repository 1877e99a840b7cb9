import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { emulate, the } from '../../../fixtures/browser/look.ts';
import { visit } from '../../../fixtures/browser/visit.tsx';

/** Where a visitor's own colours replace all others, what was told by colour alone is told by lines. */

function borderOf(shown: Locator): string {
  const { borderTopWidth, borderTopStyle } = getComputedStyle(shown.element());
  return `${Number.parseFloat(borderTopWidth)} ${borderTopStyle}`;
}

it.each([
  ['/partiya', 'main input[name=n]'],
  ['/products-filters', 'main select'],
  ['/reviews', 'main select'],
])('fields and choices of %s keep their borders', async (path, field) => {
  await emulate({ forcedColours: true });
  await visit(path);
  expect(borderOf(the(field))).toBe('1 solid');
});

it('a notice, a warning and what is cancelled look different, and are called differently', async () => {
  await emulate({ forcedColours: true });
  await visit('/where-to-buy');
  expect(borderOf(page.getByRole('note', { name: 'Справка' }).first())).toBe('1 solid');
  await visit('/partiya?n=nope');
  expect(borderOf(page.getByRole('note', { name: 'Внимание' }).first())).toBe('3 dashed');
});
