import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import type { CounterIds } from '../../contract/request-context.ts';
import { contentSecurityPolicy, inlineHash, transportHeaders } from './security-headers.ts';

const own = { 'script-src': [inlineHash('one()'), inlineHash('show("Ёлка 🌲")')] };

const allCounters: CounterIds = {
  metrika: '12345',
  vkPixel: 'VK-RTRG-1-a',
  calltouch: 'abcd',
  topMail: '12345',
  adIframe: 'https://ads.example/frame?x=1',
};

describe('content security policy', () => {
  it('allows inline scripts and styles by the hashes it is given, and no others', () => {
    const styles = { 'style-src-elem': [inlineHash('a{}')] };
    const policy = contentSecurityPolicy({ ...own, ...styles }, {});
    expect(policy).toContain(`script-src 'self' ${own['script-src'].join(' ')};`);
    expect(policy).toContain(`style-src-elem 'self' ${inlineHash('a{}')};`);
    expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline'");
    expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
    expect(policy).not.toContain('yandex');
  });

  it('allows the sources of a configured counter only', () => {
    const policy = contentSecurityPolicy(own, { metrika: '12345', adIframe: 'https://ads.example/frame?x=1' });
    expect(policy).toContain('https://mc.yandex.ru');
    expect(policy).toContain('frame-src https://mc.yandex.ru https://mc.yandex.com https://ads.example;');
    expect(policy).not.toContain('vk.com');
  });

  it('allows what development needs besides', () => {
    const styles = { 'style-src-elem': [inlineHash('a{}')] };
    const policy = contentSecurityPolicy(styles, {}, { 'style-src-elem': ["'unsafe-inline'"] });
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
    expect(findings(contentSecurityPolicy(own, {}))).toEqual([]);
    // Files of these hosts could run a stranger's code. Whoever turns the counter on trusts its maker.
    expect(findings(contentSecurityPolicy(own, allCounters))).toEqual([
      'script-src https://mc.yandex.ru',
      'script-src https://yastatic.net',
    ]);
    expect(findings("script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
  });
});

it('browsers are kept on https where the public address is https', () => {
  expect(transportHeaders('https://example.ru')).toEqual({ 'Strict-Transport-Security': 'max-age=31536000' });
  expect(transportHeaders('http://localhost:3000')).toEqual({});
});
