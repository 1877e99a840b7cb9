import { beforeEach, expect, it, vi } from 'vitest';
import { forgetQueries, forgetQuery, readRecent, rememberQuery } from './recent-queries.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('keeps the last few, the newest first, each once', () => {
  for (const query of ['а', 'б', 'в', 'г', 'д', 'е', 'ж', 'В']) rememberQuery(query);
  expect(readRecent()).toEqual(['В', 'ж', 'е', 'д', 'г', 'б']);
});

it('keeps nothing empty or endless', () => {
  expect(rememberQuery('  ')).toEqual([]);
  expect(rememberQuery('я'.repeat(81))).toEqual([]);
});

it('forgets one or all', () => {
  rememberQuery('магний');
  rememberQuery('цинк');
  expect(forgetQuery('магний')).toEqual(['цинк']);
  expect(forgetQueries()).toEqual([]);
  expect(kept.size).toBe(0);
});

it('does without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(readRecent()).toEqual([]);
  expect(rememberQuery('магний')).toEqual(['магний']);
});
