import { expect, it } from 'vitest';
import { decideScroll, type Place } from './scroll-decision.ts';

const place = (url: string): Place => {
  const { pathname, search, hash } = new URL(url, 'https://vitime.example');
  return { pathname, searchStr: search, hash: hash.slice(1) };
};
const decide = (
  from: string | null,
  to: string,
  options: { isReturn?: boolean; hasPlace?: boolean; isTouch?: boolean } = {},
) =>
  decideScroll({
    from: from === null ? undefined : place(from),
    to: place(to),
    isReturn: options.isReturn ?? false,
    hasPlace: options.hasPlace ?? options.isReturn ?? false,
    isTouch: options.isTouch ?? false,
    homePath: '/',
  });

it('goes to the element of a hash: on load, on a click, and on Back where no place is known', () => {
  expect(decide(null, '/faq#a')).toEqual({ kind: 'hash', id: 'a', orTop: false });
  expect(decide('/faq', '/faq#a')).toEqual({ kind: 'hash', id: 'a', orTop: false });
  expect(decide('/about', '/faq?x=1#a', { isReturn: true, hasPlace: false })).toMatchObject({ kind: 'hash', id: 'a' });
  expect(decide('/about', '/#a', { isReturn: true })).toMatchObject({ kind: 'hash', id: 'a' });
});

it('shows a new page from its beginning where a hash has no element, and ignores words to find', () => {
  expect(decide('/about', '/contacts#nope')).toEqual({ kind: 'hash', id: 'nope', orTop: true });
  expect(decide('/about', '/contacts#:~:text=a')).toEqual({ kind: 'top' });
  expect(decide('/about', '/contacts#a:~:text=b')).toMatchObject({ kind: 'hash', id: 'a' });
  expect(decide('/about', '/for-kidz#vozrast=4')).toMatchObject({ kind: 'hash', id: 'vozrast=4' });
});

it("restores the reader's own place on Back to a page of a list, whatever its hash", () => {
  const restore = { kind: 'restore', afterMs: 0 };
  expect(decide('/articles/a', '/articles?page=2#list', { isReturn: true })).toEqual(restore);
  expect(decide('/articles?page=3#list', '/articles?page=2#list', { isReturn: true })).toEqual(restore);
  expect(decide('/articles?page=2#list', '/articles', { isReturn: true })).toEqual(restore);
  expect(decide(null, '/articles?page=2#list', { isReturn: true })).toEqual(restore);
});

it('keeps the position when only the query changes, also on Back', () => {
  expect(decide('/products-filters', '/products-filters?page=2')).toEqual({ kind: 'keep' });
  expect(decide('/products-filters?page=2', '/products-filters', { isReturn: true })).toEqual({ kind: 'keep' });
});

it('goes to the top on any other navigation', () => {
  expect(decide('/about', '/faq')).toEqual({ kind: 'top' });
  expect(decide('/faq#a', '/faq')).toEqual({ kind: 'top' });
  expect(decide('/faq', '/faq')).toEqual({ kind: 'top' });
  expect(decide('/about?page=2', '/')).toEqual({ kind: 'top' });
});

it('restores on Back, the home page after 500 ms and only without touch', () => {
  expect(decide('/about', '/faq', { isReturn: true, isTouch: true })).toEqual({ kind: 'restore', afterMs: 0 });
  expect(decide('/about', '/', { isReturn: true })).toEqual({ kind: 'restore', afterMs: 500 });
  expect(decide('/about', '/', { isReturn: true, isTouch: true })).toEqual({ kind: 'top' });
});
