import { expect, it } from 'vitest';
import { readLegalText } from './legal-text.ts';

it('lists the sections and gives clauses a number and an address', () => {
  const { html, contents } = readLegalText(
    '<h2 id="one">1. Кто</h2>\n<p>1.1. Мы — <a href="/">бренд</a>.</p>\n<p>Без номера.</p>\n<p>1.2. Вы.</p>',
  );
  expect(contents).toEqual([{ id: 'one', title: '1. Кто', level: 2 }]);
  expect(html).toBe(
    '<h2 id="one">1. Кто</h2>\n' +
      '<p class="clause" id="p-1.1"><span class="clause-number">1.1.</span> <span>Мы — <a href="/">бренд</a>.</span></p>\n' +
      '<p>Без номера.</p>\n' +
      '<p class="clause" id="p-1.2"><span class="clause-number">1.2.</span> <span>Вы.</span></p>',
  );
});
