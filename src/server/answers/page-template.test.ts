import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageTemplate } from './page-template.ts';
import { contentSecurityPolicy, scriptCodes } from './security-headers.ts';

const filler = '<p>Витамины и минералы</p>'.repeat(3_000);
const scriptOf = (words: readonly string[]) => `go({x:"#${words.join('#')}"},"/${words.join('/')}")`;
const pageOf = (words: readonly string[], script: string) =>
  `<!doctype html><script>constant()</script><link href="/${words.join('/')}">${filler}<b>${words.join(
    '-',
  )}</b><script>${script}</script>${words.join('/')}`;

function templateOf(words: readonly string[], scriptFor = scriptOf) {
  const marks = words.map((_, i) => ({ text: `mark${i}x`, inScript: `location.pathname.split("/")[${i + 1}]` }));
  const texts = marks.map(({ text }) => text);
  const html = pageOf(texts, scriptFor(texts));
  const headers = { 'Content-Security-Policy': contentSecurityPolicy(html, {}) };
  return new PageTemplate({ status: 404, headers, body: Buffer.from(html) }, marks);
}

/** What the page's script hands over where the browser is at this path. */
function handedOver(html: string, pathname: string): unknown {
  const code = scriptCodes(html).at(-1) ?? '';
  return runInNewContext(`let all;const go=(...given)=>{all=JSON.stringify(given)};${code};all`, {
    location: { pathname },
  });
}

describe('a page with gaps', () => {
  it.each([[['nope']], [['daily', 'nope']], [['a', 'b'.repeat(500)]], [['wp-login.php', '~x_y', 'z']]])(
    'is the page of %s, plain and as gzip, and its policy allows its scripts',
    (words) => {
      const template = templateOf(words);
      for (const isZipped of [false, true, true, false]) {
        const { body, headers, head, status } = template.fill(words, isZipped);
        const html = (isZipped ? gunzipSync(body ?? '') : (body ?? '')).toString();
        const script = scriptCodes(html).at(-1) ?? '';
        expect(html === pageOf(words, script)).toBe(true);
        expect(handedOver(html, `/${words.join('/')}`)).toBe(
          JSON.stringify([{ x: `#${words.join('#')}` }, `/${words.join('/')}`]),
        );
        expect(headers).toContain(contentSecurityPolicy(html, {}));
        expect(head).toContain(`\r\nContent-Length: ${body?.length}\r\n`);
        expect([status, headers.includes('gzip')]).toEqual([404, isZipped]);
      }
      expect(template.fill(words, true).body?.length).toBeLessThan(pageOf(words, '').length / 20);
    },
  );

  it('is right for words of more lengths than are kept', () => {
    const template = templateOf(['x']);
    for (const length of [...Array(40).keys(), 3, 30]) {
      const word = 'w'.repeat(length + 1);
      expect(gunzipSync(template.fill([word], true).body ?? '').toString()).toContain(`<link href="/${word}">`);
    }
  });

  it('is not made where a script names a word outside of a string', () => {
    expect(() => templateOf(['x'], ([word]) => `go({${word}:1})`)).toThrow(SyntaxError);
  });
});
