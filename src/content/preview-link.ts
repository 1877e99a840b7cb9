import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link lets see, and until when, in seconds since 1970. */
export interface PreviewPass {
  id: string;
  until: number;
}

export const previewRoot = '/preview';

const signatureOf = (secret: string, { id, until }: PreviewPass) =>
  createHmac('sha256', secret).update(`preview ${id} ${until}`).digest('base64url');

/** One word that nobody can write who does not know the secret: it goes into links and cookies. */
function signPass(secret: string, pass: PreviewPass): string {
  return `${pass.id}.${pass.until}.${signatureOf(secret, pass)}`;
}

export type PassReading = { pass: PreviewPass } | { refused: 'wrong' | 'expired' };

export function readPass(secret: string, word: string, now: number): PassReading {
  const [, id = '', seconds = '', signature = ''] = /^([0-9a-f]{1,40})\.(\d{1,12})\.([\w-]{43})$/.exec(word) ?? [];
  const pass = { id, until: Number(seconds) };
  const expected = Buffer.from(signatureOf(secret, pass));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { refused: 'wrong' };
  return pass.until * 1_000 <= now ? { refused: 'expired' } : { pass };
}

/** The address to hand on; `to` is the page that it opens. */
export function previewLink(origin: string, secret: string, pass: PreviewPass, to = '/'): string {
  const page = to === '/' ? '' : `?to=${encodeURIComponent(to)}`;
  return `${origin}${previewRoot}/${signPass(secret, pass)}${page}`;
}
