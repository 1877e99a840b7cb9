import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAmount } from '../shelf/shelf-text.ts';
import { labelTitles } from './label-names.ts';
import { readLabel, rowsOfLabel } from './read-label.ts';
import { writeLabel } from './write-label.ts';

const titles: Record<string, string> = {
  ...labelTitles,
  magniy: 'Магний',
  tsink: 'Цинк',
  'vitamin-d': 'Витамин D',
  'omega-3': 'Омега-3',
};
const nameOf = (substance: string) => titles[substance] ?? substance;

it('what was read once is read again when it is mended', () => {
  const row = fc.record({
    substance: fc.constantFrom('magniy', 'tsink', 'vitamin-d', 'omega-3', 'beta-karotin', 'med', 'Куркумин'),
    amount: fc
      .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 9_999 }))
      .map(([whole, fraction]) => (fraction === 0 ? String(whole) : `${whole}.${String(fraction).replace(/0+$/, '')}`))
      .filter(isAmount),
    unit: fc.constantFrom('mcg', 'mg', 'g'),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      expect(rowsOfLabel(readLabel(writeLabel(rows, nameOf), []))).toEqual(rows);
    }),
  );
});
