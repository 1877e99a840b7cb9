import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelLines } from '../../../fixtures/label-lines.ts';
import type { LabelSubstance } from './label-naming.ts';
import { type LabelReading, readLabel, rowsOfLabel } from './read-label.ts';

const substances: LabelSubstance[] = [
  {
    substance: 'magniy',
    names: ['Магний', 'Mg', 'магния цитрат'],
    compounds: [
      { word: 'цитрат', share: 16 },
      { word: 'оксид', share: 60 },
    ],
  },
  { substance: 'tsink', names: ['Цинк', 'цинка пиколинат'], compounds: [{ word: 'пиколинат', share: 21 }] },
  { substance: 'omega-3', names: ['Омега-3', 'рыбий жир', 'ЭПК', 'ДГК'] },
  { substance: 'bcaa', names: ['BCAA', 'лейцин'] },
  { substance: 'niatsin', names: ['Ниацин', 'никотиновая кислота'] },
  { substance: 'kaliy', names: ['Калий', 'K'] },
  { substance: 'melissa', names: ['Мелисса', 'лимонная мята'] },
];

const words = ({ substance, amount, unit }: { substance: string; amount: number | string; unit: string }) =>
  `${substance} ${amount} ${unit}`;

function written(reading: LabelReading): string {
  switch (reading.kind) {
    case 'row':
      return words(reading.row);
    case 'unknown':
      return `? ${words(reading.row)}`;
    case 'part':
      return `part of ${reading.of}`;
    case 'unread':
      return `unread ${reading.reason}`;
    case 'ask': {
      const options = reading.options.map(
        ({ row, share }) => words(row) + (share === undefined ? '' : ` (${share} %)`),
      );
      return `ask ${reading.question}: ${options.join(' / ')}`.trim();
    }
  }
}

describe('a label is read as a pharmacist would', () => {
  it.each(labelLines)('%s', (line, expected) => {
    expect(readLabel(line, substances).map(written).join(' | ')).toBe(expected);
  });

  it('on at least 150 lines', () => {
    expect(labelLines.length).toBeGreaterThanOrEqual(150);
    expect(new Set(labelLines.map(([line]) => line)).size).toBe(labelLines.length);
  });
});

describe('whatever is typed', () => {
  const anything = fc.string({ unit: fc.constantFrom(...'Цинк D3омег15,. ×^⁹()%мгIU/;-\n+'), maxLength: 60 });

  it('is read without an error, and every line is told of', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const lines = text.split('\n').filter((line) => /[\p{L}\d]/u.test(line));
        const told = readLabel(text, substances);
        expect(told.length).toBeGreaterThanOrEqual(lines.length > 0 ? 1 : 0);
      }),
    );
  });

  it('never counts more than the digits say', () => {
    const amounts = fc.tuple(
      fc.constantFrom('Цинк', 'Омега-3', 'Витамин D3', 'B12', 'Q10'),
      fc.integer({ min: 1, max: 99_999 }),
    );
    fc.assert(
      fc.property(amounts, fc.constantFrom('мг', 'мкг', 'mg', 'г'), ([name, amount], unit) => {
        const [row] = rowsOfLabel(readLabel(`${name} ${amount} ${unit}`, substances));
        expect(row?.amount).toBe(String(amount));
      }),
    );
  });

  it('takes time by the length of a line only: servers read what strangers send', () => {
    for (const part of ['a,', '1,', 'a', 'a 1 mg,']) expect(readLabel(part.repeat(10_000), substances)).toBeDefined();
  });
});
