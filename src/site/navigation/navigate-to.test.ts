import { describe, expect, it } from 'vitest';
import { checkNavigation, NavigationError } from './navigate-to.ts';

const origin = 'https://vitime.example';

describe('checkNavigation', () => {
  it.each(['/', '/faq#a', '#a', '?page=2', 'https://vitime.example/faq'])('lets %s pass', (url) => {
    expect(() => checkNavigation(url, {}, origin)).not.toThrow();
  });

  it.each(['https://www.ozon.ru/', '//evil.example', 'tel:+78000000000'])('wants permission for %s', (url) => {
    expect(() => checkNavigation(url, {}, origin)).toThrow(NavigationError);
    expect(() => checkNavigation(url, { external: true }, origin)).not.toThrow();
  });

  it.each(['javascript:alert(1)', ' JAVA\nSCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:https://a/b'])(
    'refuses %j even with permission',
    (url) => {
      expect(() => checkNavigation(url, {}, origin)).toThrow(/dangerous/);
      expect(() => checkNavigation(url, { external: true }, origin)).toThrow(/dangerous/);
    },
  );
});
