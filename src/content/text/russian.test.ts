import { describe, expect, it } from 'vitest';
import { counted, formatAge, formatAmount, formatPhone, formatQuantity, slugify } from './russian.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('words and numbers', () => {
  it.each([
    [1, '1 отзыв'],
    [2, '2 отзыва'],
    [5, '5 отзывов'],
    [11, '11 отзывов'],
    [21, '21 отзыв'],
    [112, '112 отзывов'],
  ])('%i', (count, text) => {
    expect(plain(counted(count, ['отзыв', 'отзыва', 'отзывов']))).toBe(text);
  });

  it('says how much is in a pack', () => {
    expect(plain(formatQuantity('capsules', { amount: 90, unit: 'pcs' }))).toBe('90 капсул');
    expect(plain(formatQuantity('gummies', { amount: 62, unit: 'pcs' }))).toBe('62 мармеладки');
    expect(plain(formatQuantity('sachets', { amount: 20, unit: 'pcs' }))).toBe('20 саше');
    expect(plain(formatQuantity('drops', { amount: 30, unit: 'ml' }))).toBe('30 мл');
  });

  it('says from what age', () => {
    expect(plain(formatAge({ from: 18 }))).toBe('с 18 лет');
    expect(plain(formatAge({ from: 1 }))).toBe('с 1 года');
    expect(plain(formatAge({ from: 7, to: 14 }))).toBe('от 7 до 14 лет');
  });

  it.each([
    [50, 'mcg', 'vitamin-d', '50 мкг (2000 МЕ)'],
    [400, 'IU', 'vitamin-d', '10 мкг (400 МЕ)'],
    [2_000_000_000, 'CFU', null, '2 млрд КОЕ'],
    [1_500_000, 'CFU', null, '1,5 млн КОЕ'],
    [1.4, 'mg', 'vitamin-b1', '1,4 мг'],
    [12_500, 'mg', null, '12 500 мг'],
    [2000, 'mg', null, '2000 мг'],
  ] as const)('%d %s', (amount, unit, key, text) => {
    expect(plain(formatAmount(amount, unit, key))).toBe(text);
  });

  it('writes telephone numbers as people read them', () => {
    expect(plain(formatPhone('+78001234567'))).toBe('8 800 123-45-67');
    expect(plain(formatPhone('+74951234567'))).toBe('+7 495 123-45-67');
  });

  it('spells in Latin letters', () => {
    expect(slugify('Щётка, ёж и «объём» 2')).toBe('shchetka-ezh-i-obem-2');
  });
});
