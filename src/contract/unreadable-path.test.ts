import { expect, it } from 'vitest';
import { isUnreadable, readablePath, writtenPath } from './unreadable-path.ts';

it.each([
  '/%F2%E5%F1%F2',
  '/articles/%FF',
  '/daily%00',
  '/daily/omega-3%00',
  '/a/%E0%A4%A',
  '/100%',
  '/%C0%AF',
  '/about/%20',
  '/articles/%09a',
  '/a/%3C%2Fb%3E',
])('makes %s readable, and writes it as it was', (path) => {
  expect(isUnreadable(path)).toBe(true);
  const readable = readablePath(path);
  expect(decodeURIComponent(readable)).not.toMatch(/[\0%\s]/);
  expect(writtenPath(readable)).toBe(path);
  expect(writtenPath(decodeURIComponent(readable))).toBe(path);
});

it.each(['/', '/daily/omega-3', '/%D1%82%D0%B5%D1%81%D1%82', '/50%25', '/articles/a%20b'])(
  'leaves %s alone',
  (path) => {
    expect(isUnreadable(path)).toBe(false);
    expect(readablePath(path)).toBe(path);
  },
);

it('touches only the part that cannot be read', () => {
  expect(readablePath('/%D1%82/%FF')).toMatch(/^\/%D1%82\/(?!%FF)/);
});
