import { expect, it } from 'vitest';
import { withoutInput } from './views.ts';

const site = 'https://vitime.example';

it.each([
  ['/moya-polka#s=1;f34p;daily/omega-3', '/moya-polka'],
  ['/moya-polka?s=1;f34p;daily/omega-3', '/moya-polka'],
  ['/podbor?a=who_mother', '/podbor'],
  ['/sovmestimost?utm_source=a&one=zhelezo&other=varfarin', '/sovmestimost?utm_source=a'],
  ['/sovmestimost#para=zhelezo.varfarin', '/sovmestimost'],
  ['/for-sport-and-health?utm_source=a#trenirovka=80_77.6_700_90', '/for-sport-and-health?utm_source=a'],
  ['/for-all-family#semya=1;daily/omega-3;', '/for-all-family'],
  ['/faq?page=2#dostavka', '/faq?page=2#dostavka'],
  ['/about#:~:text=a', '/about#:~:text=a'],
])('%s is reported as %s', (path, reported) => {
  expect(withoutInput(site + path, site)).toBe(site + reported);
});

it('does not change addresses of other sites', () => {
  for (const url of ['', 'https://ya.ru/#a=1', 'https://ya.ru/podbor?a=1']) expect(withoutInput(url, site)).toBe(url);
});
