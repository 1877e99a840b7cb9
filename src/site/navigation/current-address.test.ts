import { expect, it } from 'vitest';
import { isCurrent } from './current-address.ts';

it.each([
  ['/articles', '/articles', false, true],
  ['/articles#top', '/articles', false, true],
  ['/articles', '/articles?page=2', false, false],
  ['/articles?page=2', '/articles?page=2', false, true],
  ['/articles', '/articles/magniy', false, false],
  ['/articles', '/articles/magniy?utm_source=vk', true, true],
  ['/articles', '/articles?page=2', true, true],
  ['/art', '/articles', true, false],
])('%s on %s, within: %s', (href, current, within, expected) => {
  expect(isCurrent(href, current, within)).toBe(expected);
});
