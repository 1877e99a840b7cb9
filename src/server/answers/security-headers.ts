import { createHash } from 'node:crypto';
import type { CounterIds } from '../../contract/request-context.ts';

export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

const aYear = 31_536_000;

/** Browsers are told to stay with https only where the public address says so. Names and values by turns. */
export function transportHeaders(origin: string): string[] {
  return origin.startsWith('https:') ? ['Strict-Transport-Security', `max-age=${aYear}`] : [];
}

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

const codesOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map((match) => match[1] ?? '').filter((code) => code !== '');

/** The code of a page's own inline scripts. */
export const scriptCodes = (html: string) => codesOf(html, inlineScript);

/** Pages are cached, so a nonce would be shared: the hashes of the page's own inline scripts go in instead. */
export function scriptHash(code: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  return `'sha256-${createHash('sha256').update(code, encoding).digest('base64')}'`;
}

/** Every third party opens only the doors its own documentation names, and only when it is configured. */
const counterSources: Record<keyof CounterIds, MoreSources> = {
  metrika: {
    // Whole hosts, as its documentation names them: where on them its parts lie may change any day.
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
    // Its windows bring style elements of their own.
    'style-src-elem': ["'unsafe-inline'"],
  },
  topMail: {
    'script-src': ['https://top-fwz1.mail.ru'],
    'img-src': ['https://top-fwz1.mail.ru'],
    'connect-src': ['https://top-fwz1.mail.ru'],
  },
  adIframe: {},
};

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'child-src' | 'style-src-elem';

/** Doors that development needs besides, for live reload. */
export type MoreSources = Partial<Record<Directive, string[]>>;

export function contentSecurityPolicy(html: string | Buffer, counters: CounterIds, more: MoreSources = {}): string {
  // Every byte as a letter: a page need not become text for its scripts to be found, nor they bytes to be hashed.
  const bytes = (typeof html === 'string' ? Buffer.from(html) : html).toString('latin1');
  const hashesOf = (codes: string[]) => codes.map((code) => scriptHash(code, 'latin1'));
  const sources: Record<Directive, string[]> = {
    'script-src': ["'self'", ...hashesOf(scriptCodes(bytes))],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': [],
    'child-src': [],
    'style-src-elem': ["'self'"],
  };
  const open = (doors: MoreSources) => {
    for (const [directive, hosts] of Object.entries(doors)) sources[directive as Directive].push(...hosts);
  };
  open(more);
  for (const [name, id] of Object.entries(counters) as [keyof CounterIds, string | undefined][]) {
    if (!id) continue;
    open(counterSources[name]);
    if (name === 'adIframe') sources['frame-src'].push(new URL(id).origin);
  }
  // A hash beside 'unsafe-inline' would switch it off.
  if (!sources['style-src-elem'].includes("'unsafe-inline'"))
    sources['style-src-elem'].push(...hashesOf(codesOf(bytes, inlineStyle)));
  const lists = Object.entries(sources).map(
    ([name, list]) => `${name} ${list.length ? [...new Set(list)].join(' ') : "'none'"}`,
  );
  return [
    "default-src 'self'",
    ...lists,
    "style-src 'self'",
    // Widths of bars and colours of pictures are style attributes in the server's HTML.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
