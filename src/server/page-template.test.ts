import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageTemplate } from './page-template.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const marks = ['mark0', 'mark1'];
const filler = '<p>Витамины и минералы</p>'.repeat(3_000);
const html = `<!doctype html><script>constant()</script><link href="/mark0/mark1">${filler}<script>go({${'x'.repeat(
  5_000,
)}:"#mark0#mark1"},"mark1")</script>mark1`;
const template = new PageTemplate(html, contentSecurityPolicy(html, {}), marks);

describe('a page with gaps', () => {
  it.each([[['daily', 'nope']], [['a', 'b'.repeat(500)]], [['wp-login.php', '~x_y']]])(
    'is the page of %s, plain and as gzip, with the hashes of its scripts',
    (words) => {
      const expected = html.replaceAll('mark0', words[0] ?? '').replaceAll('mark1', words[1] ?? '');
      for (const isZipped of [false, true]) {
        const { body, policy } = template.fill(words, isZipped);
        expect((isZipped ? gunzipSync(body) : body).toString() === expected).toBe(true);
        expect(policy).toBe(contentSecurityPolicy(expected, {}));
      }
    },
  );

  it('is hardly longer than the same page compressed in one piece', () => {
    expect(template.fill(['a', 'b'], true).body.length).toBeLessThan(html.length / 20);
  });
});
