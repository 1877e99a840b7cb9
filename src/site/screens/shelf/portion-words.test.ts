import { expect, it } from 'vitest';
import { clockWords, dailyAmount } from './portion-words.ts';

it.each([
  ['2 капсулы', 1, '2 капсулы'],
  ['2 капсулы', 2, '4\u00a0капсулы'],
  ['1 капсула', 3, '3\u00a0капсулы'],
  ['1 таблетка', 5, '5\u00a0таблеток'],
  ['2 мармеладки', 2, '4\u00a0мармеладки'],
  ['4 капли', 2, '8\u00a0капель'],
  ['3 нажатия', 2, '6\u00a0нажатий'],
  ['1 саше', 2, '2\u00a0саше'],
  ['половина пакета', 2, '2\u00a0порции по\u00a0половина пакета'],
])('%s, %i portions: a person counts out %s', (serving, portions, counted) => {
  expect(dailyAmount(serving, portions)).toBe(counted);
});

it('the clock has two digits of minutes', () => expect(clockWords(485)).toBe('8:05'));
