import { describe, expect, it } from 'vitest';
import { etagOf, matchesEtag } from './etag.ts';
import { memoizeByVersion } from './memoize-by-version.ts';

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

describe('memoizeByVersion', () => {
  it('makes a value once per version', async () => {
    let made = 0;
    const value = memoizeByVersion(async () => ++made);
    expect([await value('v1'), await value('v1'), await value('v2')]).toEqual([1, 1, 2]);
  });

  it('does not keep a failure', async () => {
    let made = 0;
    const value = memoizeByVersion(async () => {
      if (++made === 1) throw new Error('down');
      return made;
    });
    await expect(value('v1')).rejects.toThrow('down');
    expect(await value('v1')).toBe(2);
  });

  it('is not disturbed by the failure of an earlier version', async () => {
    const failures: ((error: Error) => void)[] = [];
    let made = 0;
    const value = memoizeByVersion(() => {
      made += 1;
      return made === 1 ? new Promise<number>((_, reject) => failures.push(reject)) : Promise.resolve(made);
    });
    const early = value('v1');
    await value('v2');
    failures[0]?.(new Error('late'));
    await expect(early).rejects.toThrow('late');
    expect([await value('v2'), made]).toEqual([2, 2]);
  });
});
