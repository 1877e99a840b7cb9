import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

it.each(['123', 'true', 'null', '"a"', '[1]', '{"a":1}', '007', '1e3', ' ', 'омега 3', 'a+b', 'a&b=c', '100%', 'x,y'])(
  'keeps %j a plain string on its way through an address',
  (value) => {
    expect(parseSearch(stringifySearch({ q: value }))).toEqual({ q: value });
  },
);

it('keeps any text and any keys', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })),
      (search) => {
        expect({ ...parseSearch(stringifySearch(search)) }).toEqual({ ...search });
      },
    ),
  );
});

it('writes an address that is read and written again without a change', () => {
  for (const text of ['?q=a+b&page=2', '?form=capsules,tablets', '?q=', '?a=1&a=2', '']) {
    expect(stringifySearch(parseSearch(text))).toBe(text);
  }
});

it('leaves out what has no value', () => {
  expect(stringifySearch({ q: undefined, page: 2 })).toBe('?page=2');
});
