import { expect, it } from 'vitest';
import { ask } from './ask.ts';

it("the server's HTML has the links of a visitor without history", async () => {
  const html = await (
    await ask('/daily/omega-3?utm_source=yandex&utm_medium=cpc&utm_campaign=winter&ac_stat=b77')
  ).text();
  const links = [...html.matchAll(/href="(https:\/\/[^"]*[?&](?:amp;)?hs=1[^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { searchParams } of links) {
    expect(searchParams.get('utm_source')).toBe('site');
    expect(searchParams.get('utm_medium')).toBe('referral');
    expect(searchParams.get('utm_campaign')).toBe('daily_omega-3');
    expect(searchParams.has('utm_content')).toBe(false);
  }
});
