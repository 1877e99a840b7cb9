import { createHash } from 'node:crypto';
import type { CounterIds } from '../contract/public-settings.ts';

export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** The code of a page's own inline scripts. */
export function scriptCodes(html: string): string[] {
  return [...html.matchAll(inlineScript)].map((match) => match[1] ?? '').filter((code) => code !== '');
}

/** Pages are cached, so a nonce would be shared: the hashes of the page's own inline scripts go in instead. */
export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** Every third party opens only the doors its own documentation names, and only when it is configured. */
const counterSources: Record<keyof CounterIds, Partial<Record<Directive, string[]>>> = {
  metrika: {
    'script-src': ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
    'connect-src': [
      'https://mc.yandex.ru',
      'https://mc.yandex.com',
      'https://mc.webvisor.com',
      'https://mc.webvisor.org',
      'wss://mc.yandex.ru',
      'wss://mc.yandex.com',
    ],
    'img-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'],
    'frame-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'],
    'child-src': ['blob:', 'https://mc.yandex.ru'],
  },
  vkPixel: { 'script-src': ['https://vk.com'], 'img-src': ['https://vk.com'], 'connect-src': ['https://vk.com'] },
  calltouch: {
    'script-src': ['https://mod.calltouch.ru'],
    'connect-src': ['https://*.calltouch.ru'],
    'img-src': ['https://*.calltouch.ru'],
  },
  topMail: {
    'script-src': ['https://top-fwz1.mail.ru'],
    'img-src': ['https://top-fwz1.mail.ru'],
    'connect-src': ['https://top-fwz1.mail.ru'],
  },
  adIframe: {},
};

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'child-src';

export function contentSecurityPolicy(html: string, counters: CounterIds, connectSources: string[] = []): string {
  const sources: Record<Directive, string[]> = {
    'script-src': ["'self'", ...scriptCodes(html).map(scriptHash)],
    'connect-src': ["'self'", ...connectSources],
    'img-src': ["'self'", 'data:'],
    'frame-src': [],
    'child-src': [],
  };
  for (const [name, id] of Object.entries(counters) as [keyof CounterIds, string | undefined][]) {
    if (!id) continue;
    for (const [directive, hosts] of Object.entries(counterSources[name]))
      sources[directive as Directive].push(...hosts);
    if (name === 'adIframe') sources['frame-src'].push(new URL(id).origin);
  }
  const lists = Object.entries(sources).map(
    ([name, list]) => `${name} ${list.length ? [...new Set(list)].join(' ') : "'none'"}`,
  );
  return [
    "default-src 'self'",
    ...lists,
    // React writes style attributes; no style element of ours is inline.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
