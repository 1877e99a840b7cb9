import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkNavigation, NavigationError, navigateTo } from './navigate-to.ts';

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

describe('navigateTo', () => {
  const navigate = vi.fn(() => Promise.resolve());
  const assign = vi.fn();
  const replace = vi.fn();
  const go = (...args: [url: string, options?: Parameters<typeof navigateTo>[2]]) => {
    vi.stubGlobal('window', { location: { origin, href: `${origin}/about`, assign, replace } });
    return navigateTo({ navigate } as unknown as AnyRouter, ...args);
  };
  afterEach(() => {
    vi.clearAllMocks();
    vi.unstubAllGlobals();
  });

  it.each(['https://www.ozon.ru/', '//evil.example'])('throws at %s and goes nowhere', (url) => {
    expect(() => go(url)).toThrow(NavigationError);
    for (const way of [navigate, assign, replace]) expect(way).not.toHaveBeenCalled();
  });

  it.each([{}, { external: true }])('throws at a dangerous URL with %j and goes nowhere', (options) => {
    expect(() => go('javascript:alert(1)', options)).toThrow(/dangerous/);
    for (const way of [navigate, assign, replace]) expect(way).not.toHaveBeenCalled();
  });

  it('leaves the site with permission, and stays in it by the router', async () => {
    await go('https://www.ozon.ru/', { external: true });
    expect(assign.mock.calls).toEqual([[new URL('https://www.ozon.ru/')]]);
    await go('/faq?a=1#b', { replace: true });
    expect(navigate.mock.calls).toEqual([[{ href: '/faq?a=1#b', replace: true }]]);
  });
});
