import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motherhoods, type Person } from '../needs.ts';
import { isUnit, unitWords } from '../wording.ts';
import { emptyShelf, most, readShelf, type Shelf, type ShelfItem, withItem, writeShelf } from './shelf-text.ts';

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)?$/).filter((text) => text.length < 20);
const portions = fc.integer({ min: 1, max: most.portions });
/** Any text without the separators of the format. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/[!~*]/g, '').trim())
  .filter((text) => text !== '' && text.isWellFormed());
const opened = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** A field that may be absent. */
const mayBeOpened = <T extends object>(item: fc.Arbitrary<T>) =>
  fc.tuple(item, fc.option(opened)).map(([one, day]) => (day ? { ...one, opened: day } : one));
const own = mayBeOpened(fc.record({ ref: fc.tuple(slug, slug).map((parts) => parts.join('/')), portions }));
const foreign = mayBeOpened(
  fc.record({
    title: words,
    portions,
    servings: fc.option(fc.integer({ min: 1, max: most.servings })),
    rows: fc.array(
      fc.record({
        substance: words,
        amount: fc.integer({ min: 1, max: 10 ** 6 }).map(String),
        unit: fc.constantFrom(...Object.keys(unitWords).filter(isUnit)),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
);
const items: fc.Arbitrary<ShelfItem[]> = fc.uniqueArray(fc.oneof(own, foreign), {
  maxLength: most.jars,
  selector: (item) => ('ref' in item ? item.ref : JSON.stringify(item)),
});
const person: fc.Arbitrary<Person | null> = fc.option(
  fc
    .record({
      age: fc.integer({ min: 1, max: most.age }),
      sex: fc.constantFrom('female', 'male', null),
      motherhood: fc.option(fc.constantFrom(...motherhoods)),
    })
    .map((one) => (one.sex === 'male' ? { ...one, motherhood: null } : one)),
);

describe('a shelf in one line', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(person, items, (who, jars) => {
        const shelf: Shelf = { person: who, items: jars };
        expect(readShelf(writeShelf(shelf))).toEqual({ shelf, faults: [] });
      }),
    );
  });

  it('survives the query and the fragment of an address', () => {
    fc.assert(
      fc.property(person, items, (who, jars) => {
        const text = writeShelf({ person: who, items: jars });
        const url = new URL(`https://vitimepro.ru/moya-polka?${new URLSearchParams({ s: text })}#s=${text}`);
        expect(url.searchParams.get('s')).toBe(text);
        expect(url.hash).toBe(`#s=${text}`);
      }),
    );
  });

  it('is never a crash, whatever it says', () => {
    fc.assert(fc.property(fc.string(), (text) => void readShelf(text)));
    fc.assert(fc.property(fc.string(), (text) => void readShelf(`1;f34;${text}`)));
  });

  it('is short', () => {
    const shelf: Shelf = {
      person: { age: 34, sex: 'female', motherhood: 'first' },
      items: [
        { ref: 'daily/omega-3', portions: 1 },
        { ref: 'immuno/vitamin-c-500', portions: 2 },
      ],
    };
    expect(writeShelf(shelf)).toBe('1;f34p;daily/omega-3,immuno/vitamin-c-500*2');
  });

  it('forgets a day that no calendar has', () => {
    expect(readShelf('1;;daily/omega-3*1@260230,daily/magniy-b6*1@261115').shelf.items).toEqual([
      { ref: 'daily/omega-3', portions: 1 },
      { ref: 'daily/magniy-b6', portions: 1, opened: '2026-11-15' },
    ]);
  });

  it.each([
    ['2;;daily/omega-3', ['format'], 0],
    ['daily/omega-3', ['format'], 0],
    ['{"jars":["daily/omega-3"]}', ['format'], 0],
    ['1;m34p;daily/omega-3', ['person'], 1],
    ['1;f999;daily/omega-3', ['person'], 1],
    ['1;;daily/omega-3,../etc', ['jar'], 1],
    ['1;;daily/omega-3*0,!Чужая*1', ['jar'], 0],
    ['1;;!%E0%A4%A*1!tsink~1~mg', ['jar'], 0],
    ['1;;!Чужая*1!tsink~0~mg', ['jar'], 0],
    ['1;;!Чужая*1!tsink~1~шт', ['jar'], 0],
    [`1;;${Array.from({ length: 14 }, (_, index) => `daily/p${index}`)}`, ['too-many'], most.jars],
    ['', [], 0],
  ])('%s: leaves out what it cannot read, and says so', (text, faults, left) => {
    const read = readShelf(text);
    expect(read.faults).toEqual(faults);
    expect(read.shelf.items).toHaveLength(left);
  });

  it('takes the same product twice for one jar', () => {
    expect(readShelf('1;;daily/omega-3,daily/omega-3*2').shelf.items).toEqual([{ ref: 'daily/omega-3', portions: 3 }]);
  });
});

describe('adding', () => {
  const omega = { ref: 'daily/omega-3', portions: 1 };
  it('puts a jar there once', () => {
    const once = withItem(emptyShelf, omega);
    expect(once.items).toEqual([omega]);
    expect(withItem(once, omega)).toBe(once);
  });

  it('stops when the shelf is full', () => {
    const full: Shelf = {
      person: null,
      items: Array.from({ length: most.jars }, (_, index) => ({ ref: `daily/p${index}`, portions: 1 })),
    };
    expect(withItem(full, omega)).toBe(full);
  });
});
