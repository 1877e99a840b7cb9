import { amountsIn, unitAfterNumber } from './label-amounts.ts';

const listMark = /^\s*(?:\d{1,2}[.)]\s+|[-–—•*·▪]\s*)/u;
export const hasAmount = (text: string) => amountsIn(unitAfterNumber(text)).length > 0;

/** «ЭПК/ДГК 330/220 мг» */
const pairs = /^(\p{L}[^/\d]*?)\s?\/\s?(\p{L}[^/\d]*?)[\s:–—-]+(\d[\d.,]*)\s?\/\s?(\d[\d.,]*)\s?(\p{L}+)\.?$/u;

/** One substance each. A comma, a plus or a slash parts two substances only where both sides have an amount. */
export function segmentsOf(line: string): string[] {
  const clean = line
    .replace(/[\t|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(listMark, '')
    .trim();
  if (clean === '') return [];
  const [, one, other, amount, otherAmount, both] = pairs.exec(clean) ?? [];
  if (both) return [`${one} ${amount} ${both}`, `${other} ${otherAmount} ${both}`];
  const parts = splitOutside(clean, /^(?:;|,(?=\s*\p{L})|\s[+&/]\s|\s(?:и|and)\s)/u);
  const segments: string[] = [];
  // Of the last segment: whether it has an amount, and what came to it last. Long lines are not read again for each part.
  let [isAmount, previous] = [false, ''];
  for (const { text, separator } of parts) {
    const unit = /\p{L}{1,20}\.?$/u.exec(previous)?.[0];
    // «Омега-3: 600 мг / ЭПК 330»: after a slash the unit goes on.
    const own = separator.trim() === '/' && unit && !hasAmount(text) && /\d$/.test(text) ? `${text} ${unit}` : text;
    const isOwnAmount = hasAmount(own);
    if (segments.length === 0 || separator === ';' || (isAmount && isOwnAmount)) {
      segments.push(own);
      isAmount = isOwnAmount;
    } else {
      segments[segments.length - 1] += separator + text;
      isAmount ||= isOwnAmount || hasAmount(previous + separator + text);
    }
    previous = own;
  }
  return segments.map((segment) => segment.trim()).filter(Boolean);
}

function splitOutside(text: string, separator: RegExp): { text: string; separator: string }[] {
  const parts = [{ text: '', separator: '' }];
  let depth = 0;
  for (let index = 0; index < text.length; ) {
    const sign = text.charAt(index);
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    const found = depth === 0 ? separator.exec(text.slice(index))?.[0] : undefined;
    const last = parts.at(-1);
    if (found) parts.push({ text: '', separator: found });
    else if (last) last.text += sign;
    index += found?.length ?? 1;
  }
  return parts;
}
