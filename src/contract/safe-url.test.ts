import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyUrl } from './safe-url.ts';

const origin = 'https://vitime.example';

describe('classifyUrl', () => {
  it.each([
    '/',
    '/daily/omega-3',
    'omega-3',
    '../faq',
    '?q=javascript:alert(1)',
    '/search?q=data:text',
    '#top',
    '',
    'https://vitime.example/faq#kak',
    '//vitime.example/faq',
    '/faq%3Aabout',
    // Without slashes after its own scheme a browser reads a relative path.
    'https:evil.example',
  ])('lets %j stay on the site', (url) => {
    expect(classifyUrl(url, origin)).toBe('internal');
  });

  it.each([
    'https://www.ozon.ru/',
    'http://vitime.example/',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    ' https://evil.example',
    'https://vitime.example@evil.example/',
    'https://vitime.example.evil.example/',
    'https://user:pass@vitime.example/',
  ])('sees that %j leaves the site', (url) => {
    expect(classifyUrl(url, origin)).toBe('external');
  });

  it.each(['tel:+78000000000', 'mailto:hello@vitime.example'])('knows %j as a contact', (url) => {
    expect(classifyUrl(url, origin)).toBe('contact');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '  javascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001\u001fjavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscr\ript:alert(1)',
    'javascript\u00a0:alert(1)',
    'java\u200bscript:alert(1)',
    '\ufeffjavascript:alert(1)',
    'javascript%3Aalert(1)',
    '%6Aavascript:alert(1)',
    '%256Aavascript%253Aalert(1)',
    'java%0ascript:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript&colon;alert(1)',
    'java&Tab;script:alert(1)',
    '&amp;#106;avascript:alert(1)',
    '\\u006aavascript:alert(1)',
    '\\x6aavascript:alert(1)',
    'javascript：alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'blob:https://vitime.example/1',
    'view-source:https://vitime.example/',
    'file:///etc/passwd',
    'intent://scan/#Intent;end',
    'https://[',
    'ftp://vitime.example/',
  ])('refuses %j', (url) => {
    expect(classifyUrl(url, origin)).toBe('dangerous');
    expect(classifyUrl(url)).toBe('dangerous');
  });

  it('refuses a dangerous scheme whatever its case and whatever invisible characters stand in it', () => {
    const noise = fc.array(fc.constantFrom('\t', '\n', '\r', '\u0000', '\u200b', '\u00ad', ' '), { maxLength: 2 });
    fc.assert(
      fc.property(
        fc.constantFrom('javascript', 'data', 'vbscript', 'blob'),
        fc.array(fc.tuple(fc.boolean(), noise), { minLength: 10, maxLength: 10 }),
        (scheme, mutations) => {
          const spelt = [...scheme]
            .map((letter, index) => {
              const [upper, before] = mutations[index] ?? [false, []];
              return before.join('') + (upper ? letter.toUpperCase() : letter);
            })
            .join('');
          return classifyUrl(`${spelt}:x`) === 'dangerous';
        },
      ),
    );
  });
});
