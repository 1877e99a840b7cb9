import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import type { CounterIds } from '../../contract/request-context.ts';
import { contentSecurityPolicy, scriptCodes, scriptHash, transportHeaders } from './security-headers.ts';

const html =
  '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="application/json" id="answer-0">{}</script><script type="module">two()</script>';

const allCounters: CounterIds = {
  metrika: '12345',
  vkPixel: 'VK-RTRG-1-a',
  calltouch: 'abcd',
  topMail: '12345',
  adIframe: 'https://ads.example/frame?x=1',
};

describe('content security policy', () => {
  it('allows the inline scripts of the page by hash and no others', () => {
    expect(scriptCodes(html)).toHaveLength(2);
    const policy = contentSecurityPolicy(html, {});
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(policy).not.toContain('yandex');
  });

  it('hashes the code as the browser does, whatever its letters', () => {
    const page = '<script>show("Ёлка 🌲")</script>';
    for (const html of [page, Buffer.from(page)])
      expect(contentSecurityPolicy(html, {})).toContain(`script-src 'self' ${scriptHash('show("Ёлка 🌲")')};`);
  });

  it('allows style attributes, and style elements by hash only', () => {
    const policy = contentSecurityPolicy('<style>a{}</style>', {});
    expect(policy).toMatch(/style-src-elem 'self' 'sha256-[^']+';/);
    expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline'");
    expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
  });

  it('opens the doors of a configured counter only', () => {
    const policy = contentSecurityPolicy(html, { metrika: '12345', adIframe: 'https://ads.example/frame?x=1' });
    expect(policy).toContain('https://mc.yandex.ru');
    expect(policy).toContain('frame-src https://mc.yandex.ru https://mc.yandex.com https://ads.example');
    expect(policy).not.toContain('vk.com');
  });

  it('opens the doors that development needs', () => {
    const policy = contentSecurityPolicy('<style>a{}</style>', {}, { 'style-src-elem': ["'unsafe-inline'"] });
    expect(policy).toContain("style-src-elem 'self' 'unsafe-inline';");
  });

  /**
   * What csp_evaluator finds worse than "perhaps": its doubts about 'self' are for sites that keep what visitors send, and
   * those about the hosts of counters are the price of counters.
   */
  const findings = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
      .map(({ directive, value }) => `${directive} ${value ?? ''}`);

  it('has no fault for csp_evaluator but the hosts that a counter needs', () => {
    expect(findings(contentSecurityPolicy(html, {}))).toEqual([]);
    // Files of these hosts could run a stranger's code. Whoever turns the counter on trusts its maker.
    expect(findings(contentSecurityPolicy(html, allCounters))).toEqual([
      'script-src https://mc.yandex.ru',
      'script-src https://yastatic.net',
    ]);
    expect(findings("script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
  });
});

it('browsers are kept on https where the public address is https', () => {
  expect(transportHeaders('https://example.ru')).toEqual(['Strict-Transport-Security', 'max-age=31536000']);
  expect(transportHeaders('http://localhost:3000')).toEqual([]);
});
