import { describe, expect, it } from 'vitest';
import { formatAmount, formatPhone, formatQuantity } from './russian.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('words and numbers', () => {
  it('says how much is in a pack', () => {
    expect(plain(formatQuantity('capsules', { amount: 90, unit: 'pcs' }))).toBe('90 капсул');
    expect(plain(formatQuantity('gummies', { amount: 62, unit: 'pcs' }))).toBe('62 мармеладки');
    expect(plain(formatQuantity('sachets', { amount: 20, unit: 'pcs' }))).toBe('20 саше');
    expect(plain(formatQuantity('drops', { amount: 30, unit: 'ml' }))).toBe('30 мл');
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
});
