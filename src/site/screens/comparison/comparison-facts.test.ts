import { expect, it } from 'vitest';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { factsOf } from './comparison-facts.ts';

const product = (ref: string) =>
  ({
    ref,
    form: 'effervescent',
    age: { from: 18 },
    times: [],
    food: 'any',
    serving: '1 таблетка',
    quantity: '20 таблеток',
    servings: 20,
    marks: [],
    allergens: [],
  }) as unknown as ShelfProduct;

it('compares what the labels disclose, line by line', () => {
  const disclosures = [
    { ref: 'calm/a', lines: [{ title: 'Натрий', text: '280 мг' }], sample: true },
    { ref: 'calm/b', lines: [{ title: 'Допинг', text: 'не проверяли' }], sample: true },
  ];
  const facts = factsOf([product('calm/a'), product('calm/b')], { disclosures });
  expect(facts.slice(-2)).toEqual([
    { title: 'Натрий', values: ['280 мг', '—'] },
    { title: 'Допинг', values: ['—', 'не проверяли'] },
  ]);
});
