import { expect, it } from 'vitest';
import { loadContent } from '../load/load.ts';
import { reckonedIn } from './reckoned.ts';

it.each([
  ['Пот: 72,4 − 71,5 + 0,5 = **1,4 л**', 1.4],
  ['Итого около 10 мг', undefined],
  ['- каша — около 2 мг;\n- мясо — 2,5 мг.\n\nИтого около 5 мг', 4.5],
  ['| Еда | мг |\n|---|---|\n| Каша | 1 020 |\n| **Всего** | **1 020** |', 1020],
  ['Витамин D: 15 мкг на этикетке превращаются в 300 %.', 300],
])('reckons %j again', (text, computed) => {
  expect(reckonedIn(text)[0]?.computed).toBe(computed);
});

it('finds what the texts of the site reckon', async () => {
  const { texts } = await loadContent('content');
  expect([...texts.values()].flatMap(reckonedIn).length).toBeGreaterThan(15);
});
