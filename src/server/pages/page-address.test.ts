import { describe, expect, it } from 'vitest';
import { addressOf, apiAddress, isPersonal, normalPath, renderAddress } from './page-address.ts';

const address = (path: string) => renderAddress(new URL(path, 'https://example.ru'));

describe('renderAddress', () => {
  it('leaves out what only the browser needs', () => {
    expect(address('/daily?utm_source=x&yclid=1&ac_stat=2&page=3')).toBe('/daily');
  });

  it('keeps what the page shows, in one order', () => {
    expect(address('/articles?utm_source=x&page=2&topic=sleep')).toBe('/articles?topic=sleep&page=2');
    expect(address('/search?kind=product&q=магний%20b6')).toBe(
      '/search?q=%D0%BC%D0%B0%D0%B3%D0%BD%D0%B8%D0%B9+b6&kind=product',
    );
  });

  it('joins the values of a list that a form without scripts sends one by one', () => {
    expect(address('/products-filters?form=drops&form=spray&sort=title')).toBe(
      '/products-filters?form=drops%2Cspray&sort=title',
    );
    expect(address('/sravnenie?p=daily/omega-3&p=daily/vitamin-d3&c2=890&c1=')).toBe(
      '/sravnenie?p=daily%2Fomega-3%2Cdaily%2Fvitamin-d3&c2=890',
    );
    expect(address('/podbor?a=who_child&v=-&v=vegan')).toBe('/podbor?a=who_child&v=-%2Cvegan');
  });
});

describe('apiAddress', () => {
  it.each([
    ['/api/v1/site?utm_source=x', '/api/v1/site'],
    ['/api/v1/pages/articles?page=2&x=1&topic=sleep', '/api/v1/pages/articles?topic=sleep&page=2'],
    ['/api/v1/pages/products-filters?form=drops&form=spray', '/api/v1/pages/products-filters?form=drops&form=spray'],
    ['/api/v1/search?q=%D0%B0+b', '/api/v1/search?q=%D0%B0+b'],
  ])('%s is asked as %s', (path, expected) => {
    expect(apiAddress(new URL(path, 'https://example.ru'))).toBe(expected);
  });
});

describe('addressOf', () => {
  it.each([
    ['/about?utm_source=x', '/about'],
    ['/articles?page=2&utm_source=x', '/articles?page=2'],
    ['/api/v1/site?x=1', '/api/v1/site'],
    ['/api/v1/search?q=a&x=1', '/api/v1/search?q=a'],
    ['/about', '/about'],
  ])('%s is kept as %s', (url, expected) => {
    expect(addressOf(url, 'https://example.ru')).toBe(expected);
  });
});

describe('normalPath', () => {
  it.each([
    ['/About', '/about'],
    ['/ABOUT/', '/about'],
    ['/daily/', '/daily'],
    ['//daily//omega-3', '/daily/omega-3'],
    ['/', '/'],
    ['//', '/'],
    ['/For-Men', '/for-men'],
    ['/daily/Omega-3', '/daily/Omega-3'],
  ])('%s is %s', (given, expected) => {
    expect(normalPath(given)).toBe(expected);
  });
});

it('knows the pages that are somebody’s', () => {
  expect(
    ['/moya-polka?s=1;;daily/omega-3', '/podbor?a=who_mother', '/moya-polka', '/podbor', '/search?q=a'].map(isPersonal),
  ).toEqual([true, true, false, false, false]);
  expect(['/sovmestimost?one=yod&other=varfarin', '/sovmestimost'].map(isPersonal)).toEqual([true, false]);
});
