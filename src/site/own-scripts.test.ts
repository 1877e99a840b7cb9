import { expect, it } from 'vitest';
import { scriptHash, takeOwnScripts } from './own-scripts.ts';

const nonce = 'f00d';
const own = `<script nonce="${nonce}" class="$tsr">own("Ёлка 🌲")</script><script type="module" nonce="${nonce}" src="/a.js"></script>`;

it('returns the hashes of the marked scripts, and takes the marks out', () => {
  const { html, hashes } = takeOwnScripts(`<head><meta property="csp-nonce" content="${nonce}"/></head>${own}`, nonce);
  expect(hashes).toEqual([scriptHash('own("Ёлка 🌲")')]);
  expect(html).toBe(
    '<head></head><script class="$tsr">own("Ёлка 🌲")</script><script type="module" src="/a.js"></script>',
  );
});

it.each(['<script>alert(1)</script>', '<script nonce="guess">alert(1)</script>', '<script>alert(1)</script \n>'])(
  'does not answer for %s in the content',
  (injected) => {
    expect(takeOwnScripts(`<p>${injected}</p>${own}<p>${injected}</p>`, nonce).hashes).toEqual([
      scriptHash('own("Ёлка 🌲")'),
    ]);
  },
);
