import { describe, expect, it } from 'vitest';
import { etagOf, matchesEtag } from './caching.ts';

describe('matchesEtag', () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['', false],
    [undefined, false],
  ])('%s', (header, expected) => {
    expect(matchesEtag(header, etagOf('a'))).toBe(expected);
  });
});
