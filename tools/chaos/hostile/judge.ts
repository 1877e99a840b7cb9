import { evilHost, injectedHeader, probe } from './arbitrary-request.ts';
import type { RawAnswer } from './raw-request.ts';

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const runs = new RegExp(`<${probe}|<svg onload=${probe}|(?:href|src|action)="javascript:`, 'i');

/** Why an answer to a hostile request is wrong; null when it is harmless. Hanging up is harmless, too. */
export function harm(answer: RawAnswer | null, origin: string): string | null {
  if (!answer) return null;
  const { status, headers, body } = answer;
  if (status >= 500) return `${status}`;
  if (Number.isNaN(status) || status < 200) return 'no status';
  if (headers.some(([name]) => name === injectedHeader)) return 'a header was put into the answer';
  const location = headers.find(([name]) => name === 'location')?.[1];
  if (redirects.has(status) && !staysHere(location ?? '', origin)) return `leads to ${location}`;
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (type.includes('html') && runs.test(body)) return `markup comes back: ${runs.exec(body)?.[0]}`;
  if (!type.includes('html') && /<[a-z]/i.test(body) && !headers.some(([name]) => name === 'x-content-type-options'))
    return 'markup comes back in an answer that a browser may take for a page';
  return trusts(answer) ? `takes ${evilHost} for its own host` : null;
}

/** By any browser's reading of it: `//host` and `/\host` leave, too. */
function staysHere(location: string, origin: string): boolean {
  try {
    return new URL(location, origin).origin === origin && !/^[/\\]{2}/.test(location);
  } catch {
    return false;
  }
}

/** An address of the site made with the host that the request named; its own words may come back as text. */
function trusts({ body }: RawAnswer): boolean {
  return new RegExp(`(?:href|src|content|action)="https?://${evilHost}`, 'i').test(body);
}
