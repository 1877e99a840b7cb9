import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, scriptCodes } from './security-headers.ts';

describe('content security policy', () => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">two()</script>';

  it('allows the inline scripts of the page by hash and no others', () => {
    expect(scriptCodes(html)).toHaveLength(2);
    const policy = contentSecurityPolicy(html, {});
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(policy).not.toContain("unsafe-inline' 'sha256");
    expect(policy).not.toContain('yandex');
  });

  it('opens the doors of a configured counter only', () => {
    const policy = contentSecurityPolicy(html, { metrika: '12345', adIframe: 'https://ads.example/frame?x=1' });
    expect(policy).toContain('https://mc.yandex.ru');
    expect(policy).toContain('frame-src https://mc.yandex.ru https://mc.yandex.com https://ads.example');
    expect(policy).not.toContain('vk.com');
  });
});
