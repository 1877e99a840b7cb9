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

/** Browsers are told to stay with https only where the public address says so. */
export function transportHeaders(origin: string): Record<string, string> {
  return origin.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${aYear}` } : {};
}

/** The source expression of an inline script or style. Pages are cached, so a nonce would be shared. */
export function inlineHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** What each third party needs according to its own documentation; allowed only where it is configured. */
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

/** Sources beside the site's own, by directive. */
export type MoreSources = Partial<Record<Directive, readonly string[]>>;

/** `own` are the hashes of inline scripts and styles that we wrote, collected where they are written. */
export function contentSecurityPolicy(own: MoreSources, counters: CounterIds, more: MoreSources = {}): string {
  const configured = (Object.keys(counters) as (keyof CounterIds)[]).filter((name) => counters[name]);
  const adFrame: MoreSources = counters.adIframe ? { 'frame-src': [new URL(counters.adIframe).origin] } : {};
  const all = [own, more, ...configured.map((name) => counterSources[name]), adFrame];
  const directive = (name: Directive, ...base: string[]) => {
    const listed = new Set([...base, ...all.flatMap((sources) => sources[name] ?? [])]);
    // A hash beside 'unsafe-inline' would switch it off.
    const used = [...listed].filter((source) => !(listed.has("'unsafe-inline'") && source.startsWith("'sha256-")));
    return `${name} ${used.join(' ') || "'none'"}`;
  };
  return [
    "default-src 'self'",
    directive('script-src', "'self'"),
    directive('connect-src', "'self'"),
    directive('img-src', "'self'", 'data:'),
    directive('frame-src'),
    // Of workers: frames have a line of their own.
    directive('child-src', "'self'"),
    directive('style-src-elem', "'self'"),
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
