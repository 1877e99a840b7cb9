import { describe, expect, it } from 'vitest';
import { isOwnError } from './page-error-state.ts';

const origin = 'https://vitime.example';

function errorFrom(url: string, message = 'x is undefined', name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at handler (${url}:1:20)\n    at https://vitime.example/assets/main.js:2:3`;
  return error;
}

describe('isOwnError', () => {
  it('knows an error of the site by its file or by its stack', () => {
    expect(isOwnError(new Error('x'), `${origin}/assets/main-abc.js`, origin)).toBe(true);
    expect(isOwnError(errorFrom(`${origin}/assets/main-abc.js`), undefined, origin)).toBe(true);
    const gecko = new Error('x');
    gecko.stack = `handler@${origin}/assets/main.js:1:2\n@https://mc.yandex.ru/tag.js:3:4`;
    expect(isOwnError(gecko, '', origin)).toBe(true);
  });

  it.each([
    'chrome-extension://abc/content.js',
    'moz-extension://abc/content.js',
    'https://mc.yandex.ru/metrika/tag.js',
    'https://vk.com/js/api/openapi.js',
  ])('lets an error of %s pass by', (file) => {
    expect(isOwnError(new Error('x'), file, origin)).toBe(false);
    expect(isOwnError(errorFrom(file), undefined, origin)).toBe(false);
  });

  it('lets errors without a source and harmless ones pass by', () => {
    const own = `${origin}/assets/main.js`;
    expect(isOwnError('a text', undefined, origin)).toBe(false);
    expect(isOwnError(undefined, undefined, origin)).toBe(false);
    expect(isOwnError(null, `${origin}/`, origin)).toBe(false);
    expect(isOwnError(errorFrom(own, 'aborted', 'AbortError'), own, origin)).toBe(false);
    expect(isOwnError(errorFrom(own, 'Failed to fetch'), own, origin)).toBe(false);
    expect(isOwnError(errorFrom(own, 'ResizeObserver loop limit exceeded', 'Error'), own, origin)).toBe(false);
  });
});
