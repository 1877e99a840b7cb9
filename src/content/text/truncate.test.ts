import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTextLimit, truncate } from './truncate.ts';

const long = 'Омега-3 поддерживает рацион, в котором мало рыбы. '.repeat(6);
/** Of the catalogue: a short sentence, then a long one. */
const twoSentences =
  'На баночке тысячи микрограммов, в нормах — десятки. Разбираемся, откуда взялась такая разница, кому биотин действительно нужен, чем он полезен и почему его просят отменить до анализов.';

describe('truncate', () => {
  it('keeps 170 characters unless told otherwise', () => {
    expect(defaultTextLimit).toBe(170);
    const short = truncate(long);
    expect([...short].length).toBeLessThanOrEqual(170);
    expect([...short].length).toBeGreaterThan(155);
    expect(short.endsWith('…')).toBe(true);
  });

  it('cuts at a word, not at a sentence: what is left out is never more than the room asks for', () => {
    const short = truncate(twoSentences);
    expect(twoSentences.startsWith(short.slice(0, -1))).toBe(true);
    expect([...short].length).toBeGreaterThan(155);
    expect([...short].length).toBeLessThanOrEqual(170);
  });

  it('leaves a text alone that fits, also one of exactly the limit', () => {
    expect(truncate('Короткий текст')).toBe('Короткий текст');
    expect(truncate('а'.repeat(170))).toBe('а'.repeat(170));
  });

  it('does not cut at −1', () => {
    expect(truncate(long, -1)).toBe(long.trim());
  });

  it('takes any other number below zero for −1', () => {
    expect(truncate(long, -5)).toBe(long.trim());
  });

  it.each([
    ['Витамины и минералы', 12, 'Витамины…'],
    ['Магний, цинк и селен', 9, 'Магний…'],
    ['Пейте воду во время тренировки', 15, 'Пейте воду…'],
    ['Состав — для взрослых и детей', 13, 'Состав…'],
    ['Серия («Красота» и спорт)', 9, 'Серия…'],
    ['Готово. Дальше длинный текст', 10, 'Готово…'],
    ['Правда? Да, конечно', 10, 'Правда?…'],
    ['Порция: 5\u00a0мг магния', 11, 'Порция…'],
    ['Он нужен мышцам. Приходит с овощами и рыбой', 34, 'Он нужен мышцам. Приходит…'],
    ['Да. Приходит с овощами и рыбой с севера', 34, 'Да. Приходит с овощами и рыбой…'],
    ['Помогает мышцам, нервам и сердцу взрослого', 24, 'Помогает мышцам, нервам…'],
    ['Слово целиком влезло', 14, 'Слово целиком…'],
  ])('cuts %j at %i characters to %j', (text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected);
  });

  it('cuts one endless word between visible characters', () => {
    expect(truncate('а'.repeat(30), 10)).toBe(`${'а'.repeat(9)}…`);
    expect(truncate('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 8)).toBe('👩‍👩‍👧…');
    expect(truncate('и'.repeat(5), 3)).toBe('ии…');
  });

  it('never cuts a surrogate pair and never grows past its limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const short = truncate(text, limit);
        expect([...short].length).toBeLessThanOrEqual(Math.max(limit, 1));
        expect(short.isWellFormed()).toBe(true);
      }),
    );
  });
});
