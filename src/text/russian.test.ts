import { expect, it } from 'vitest';
import { dateParts, formatDate, formatMoment } from './dates.ts';
import {
  counted,
  formatAge,
  formatDecimal,
  formatPercent,
  listed,
  quoteSentence,
  quoteTitle,
  softHyphenate,
  uncapitalise,
} from './russian.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each([
  [0, '0 отзывов'],
  [1, '1 отзыв'],
  [3, '3 отзыва'],
  [11, '11 отзывов'],
  [22, '22 отзыва'],
  [112, '112 отзывов'],
  [1101, '1 101 отзыв'],
])('counts %i', (count, text) => {
  expect(counted(count, 'отзыв', 'отзыва', 'отзывов')).toBe(text.replaceAll(' ', '\u00A0'));
});

it('writes a comma in decimals and a space before the per cent sign', () => {
  expect(formatDecimal(4.75)).toBe('4,8');
  expect(formatPercent(1250)).toBe('1\u00A0250\u00A0%');
});

it('writes ages in the genitive', () => {
  expect(plain(formatAge({ from: 18 }))).toBe('с 18 лет');
  expect(plain(formatAge({ from: 1 }))).toBe('с 1 года');
  expect(plain(formatAge({ from: 11 }))).toBe('с 11 лет');
  expect(plain(formatAge({ from: 3, to: 21 }))).toBe('от 3 до 21 года');
});

it('joins the last name of a list by «и»', () => {
  expect(plain(listed(['магний', 'цинк', 'селен']))).toBe('магний, цинк и селен');
  expect(listed(['магний'])).toBe('магний');
});

it('lowers the first letter of a word, not of an abbreviation', () => {
  const words = ['Магний', 'BCAA', 'L-теанин', 'В любое время'];
  expect(words.map(uncapitalise)).toEqual(['магний', 'BCAA', 'L-теанин', 'в любое время']);
});

it('quotes a title that has quotes', () => {
  expect(quoteTitle('Спрей «Тихий вечер»')).toBe('«Спрей „Тихий вечер“»');
});

it.each([
  ['Сон не приходит по команде.', '«Сон не приходит по команде».'],
  ['Что будет завтра?', '«Что будет завтра?»'],
  ['«Доза решает всё».', '«Доза решает всё»'],
])('quotes the sentence %s', (words, expected) => {
  expect(quoteSentence(words)).toBe(expected);
});

it.each([
  ['Мультивитамины', 'Муль|ти|ви|та|мины'],
  ['Неденатурированный коллаген', 'Неде|на|ту|ри|ро|ванный коллаген'],
  ['Бифидобактерии', 'Бифи|до|бак|терии'],
  ['Спокойствие', 'Спокойствие'],
])('%s may be divided at its syllables only where it is long', (word, divided) => {
  expect(softHyphenate(word)).toBe(divided.replaceAll('|', '\u00ad'));
});

it('keeps dates independent of the zone of the machine', () => {
  expect(formatDate('2026-11-15')).toBe('15\u00A0ноября\u00A02026');
  expect(plain(formatMoment(Date.parse('2026-12-01T06:00:00Z')))).toBe('1 декабря 2026, 09:00');
  expect(dateParts('2026-12-31T23:30:00+03:00')).toMatchObject({
    day: '31',
    month: 'дек',
    year: '2026',
    time: '23:30',
  });
});
