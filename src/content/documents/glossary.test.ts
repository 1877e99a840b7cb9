import { expect, it } from 'vitest';
import { compileGlossary, glossaryOutput } from './glossary.ts';
import type { Library } from './library.ts';

const term = (title: string, also: string[] = []) => ({
  id: title.toLowerCase(),
  title,
  also,
  text: `О слове ${title}.`,
});

function library(...data: ReturnType<typeof term>[]): Library {
  return {
    content: { get: () => ({ data }) },
    text: (text: string) => ({ html: `<p>${text}</p>`, plain: text }),
  } as unknown as Library;
}

it('orders words by the alphabet, within a letter too, with Latin ones at the end', () => {
  const letters = compileGlossary(
    library(term('EFSA'), term('Штамм'), term('Добавка'), term('КОЕ'), term('NRV'), term('Капсула')),
  );
  expect(letters.map(({ letter, terms }) => [letter, terms.map(({ title }) => title)])).toEqual([
    ['Д', ['Добавка']],
    ['К', ['Капсула', 'КОЕ']],
    ['Ш', ['Штамм']],
    ['A–Z', ['EFSA', 'NRV']],
  ]);
});

it('lets the search find a word by its other names', () => {
  const [found] = glossaryOutput.search?.(library(term('КОЕ', ['колониеобразующие единицы', 'CFU']))) ?? [];
  expect(found).toMatchObject({ kind: 'term', url: '/slovar#кое', title: 'КОЕ' });
  expect(found?.keywords).toMatch(/колониеобразующие единицы.*CFU/);
});
