import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageTemplate } from './page-template.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const filler = '<p>Витамины и минералы</p>'.repeat(3_000);
const pageOf = (words: readonly string[]) =>
  `<!doctype html><script>constant()</script><link href="/${words.join('/')}">${filler}<script>go({${'x'.repeat(
    5_000,
  )}:"#${words.join('#')}"},"/${words.join('/')}")</script>${words.join('/')}`;

describe('a page with gaps', () => {
  it.each([[['nope']], [['daily', 'nope']], [['a', 'b'.repeat(500)]], [['wp-login.php', '~x_y', 'z']]])(
    'is the page of %s, plain and as gzip, with the hashes of its scripts',
    (words) => {
      const marks = words.map((_, i) => `mark${i}x`);
      const template = new PageTemplate(pageOf(marks), contentSecurityPolicy(pageOf(marks), {}), marks);
      const expected = pageOf(words);
      for (const isZipped of [false, true]) {
        const { body, policy } = template.fill(words, isZipped);
        expect((isZipped ? gunzipSync(body) : body).toString() === expected).toBe(true);
        expect(policy).toBe(contentSecurityPolicy(expected, {}));
      }
      expect(template.fill(words, true).body.length).toBeLessThan(expected.length / 20);
    },
  );
});
