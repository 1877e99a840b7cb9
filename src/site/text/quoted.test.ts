import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['Сон не приходит по команде.', '«Сон не приходит по команде».'],
  ['Что будет завтра?', '«Что будет завтра?»'],
  ['«Доза решает всё».', '«Доза решает всё»'],
])('sets %s as Russian does', (words, expected) => {
  expect(quoted(words)).toBe(expected);
});
