import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logSeldom } from './log-seldom.ts';

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(JSON.parse(String(text))) > 0);
});
afterEach(() => void vi.useRealTimers());

it('says the same thing once a minute, and then how often it was not said', () => {
  const say = (key: string) => logSeldom(key, 'warn', 'away', { key });
  for (let i = 0; i < 5; i++) say('a');
  say('b');
  expect(lines).toMatchObject([{ key: 'a' }, { key: 'b' }]);
  expect(lines[0]).not.toHaveProperty('unsaid');
  vi.advanceTimersByTime(60_000);
  say('a');
  say('b');
  expect(lines.slice(2)).toMatchObject([{ key: 'a', unsaid: 4 }, { key: 'b' }]);
  expect(lines[3]).not.toHaveProperty('unsaid');
});

it('remembers no more keys than it has room for', () => {
  for (let i = 0; i < 2_000; i++) logSeldom(`key ${i}`, 'warn', 'away');
  expect(lines).toHaveLength(2_000);
});
