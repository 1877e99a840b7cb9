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

it('the scale of a batch keeps its frame, and its mark is no part of it', async () => {
  await emulate({ forcedColours: true });
  await visit('/partiya?n=A02-2607-1');
  const scale = the('.batch-scale');
  expect(borderOf(scale)).toBe('1 solid');
  const colours = [...scale.element().children].map((part) => getComputedStyle(part).backgroundColor);
  expect(new Set(colours).size).toBe(2);
  expect(colours).not.toContain(getComputedStyle(document.body).backgroundColor);
});
