import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTextLimit, noLimit, truncate } from './truncate.ts';
import { truncateHtml, truncateHtmlToText } from './truncate-html.ts';

const long = 'Омега-3 поддерживает рацион, в котором мало рыбы. '.repeat(6);

describe('truncate', () => {
  it('keeps 170 characters unless told otherwise', () => {
    expect(defaultTextLimit).toBe(170);
    const short = truncate(long);
    expect([...short].length).toBeLessThanOrEqual(170);
    expect([...short].length).toBeGreaterThan(140);
    expect(short.endsWith('…')).toBe(true);
  });

  it('leaves a text alone that fits, also one of exactly the limit', () => {
    expect(truncate('Короткий текст')).toBe('Короткий текст');
    expect(truncate('а'.repeat(170))).toBe('а'.repeat(170));
  });

  it('does not cut at −1', () => {
    expect(truncate(long, noLimit)).toBe(long.trim());
    expect(truncateHtml(`<p>${long}</p>`, -1)).toBe(`<p>${long}</p>`);
  });

  it('takes any other number below zero for −1', () => {
    expect(truncate(long, -5)).toBe(long.trim());
    expect(truncateHtml(`<p>${long}</p>`, -5)).toBe(`<p>${long}</p>`);
    expect(truncateHtmlToText(`<p>${long}</p>`, -5)).toBe(long.trim());
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

describe('truncateHtml', () => {
  it('counts the text, keeps the tags and closes them', () => {
    expect(truncateHtml('<p>Магний <b>и цинк</b> каждый день</p>', 15)).toBe('<p>Магний <b>и цинк…</b></p>');
    expect(truncateHtml('<p class="a > b">Раз два</p><p>три</p>', 7)).toBe('<p class="a > b">Раз…</p>');
    expect(truncateHtml('Раз<br>два три четыре', 9)).toBe('Раз<br>два…');
  });

  it('leaves short HTML as it is', () => {
    expect(truncateHtml('<a href="/faq">Вопросы</a> и ответы')).toBe('<a href="/faq">Вопросы</a> и ответы');
  });

  it('never cuts an entity and counts it as one character', () => {
    expect(truncateHtml('Доза&nbsp;5&thinsp;мг и ещё', 10)).toBe('Доза&nbsp;5&thinsp;мг…');
    expect(truncateHtml('A &amp; B &amp; C', 5)).toBe('A…');
    expect(truncateHtml('&#128138;&#128138;&#128138;', 2)).toBe('&#128138;…');
    expect(truncateHtml('Раз &unknownname; два', 7)).toBe('Раз &unknownname;…');
  });

  it('gives plain text where no mark-up is wanted', () => {
    expect(truncateHtmlToText('<p>Раз &laquo;два&raquo;</p>\n<p>три</p>')).toBe('Раз «два» три');
    expect(truncateHtmlToText('<p>5&nbsp;&lt;&nbsp;6</p>', noLimit)).toBe('5\u00a0<\u00a06');
  });
});
