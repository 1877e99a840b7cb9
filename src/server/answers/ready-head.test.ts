import { expect, it } from 'vitest';
import { headOf } from './ready-head.ts';

it('is status and headers as they are written on the wire', () => {
  expect(headOf(404, ['Content-Type', 'text/html', 'Vary', 'Accept-Encoding'])).toBe(
    'HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nVary: Accept-Encoding\r\n',
  );
});

it.each([
  ['a line that ends', 'X-A', 'a\r\nSet-Cookie: b'],
  ['letters that no header has', 'X-A', 'витамин'],
  ['a name with a colon', 'X-A: b', 'c'],
])('refuses %s', (_, name, value) => {
  expect(() => headOf(200, [name, value])).toThrow();
});
