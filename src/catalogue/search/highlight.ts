import type { Fragment } from '../../contract/search.ts';
import { tokenise } from './tokens.ts';

const snippetLength = 180;
/** Words shown before the first match, so that it does not stand without its sentence. Phones show two short lines. */
const leadLength = 24;

/** What would stand before the dots that say «and so on». */
const loosePunctuation = /[\s.,;:!?…·—–-]+$/u;

export type IsHit = (word: string) => boolean;

/** A match in a text: where it begins, and the number of its stem. */
export interface TextHit {
  start: number;
  stem: number;
}

/** The whole text with its matches marked. */
export function markAll(text: string, isHit: IsHit): Fragment {
  const pieces: Fragment = [];
  let at = 0;
  const push = (end: number, hit: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), hit });
    at = Math.max(at, end);
  };
  for (const { word, start, end } of tokenise(text)) {
    if (start < at || !isHit(word)) continue;
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return pieces;
}

/** The part of a text with the most different matches, cut at words; its beginning when nothing matches. */
export function snippet(text: string, hits: readonly TextHit[], isHit: IsHit): Fragment {
  if (text.length <= snippetLength) return markAll(text, isHit);
  const lead = bestStart(hits) - leadLength;
  const from = lead > 0 ? text.indexOf(' ', lead) + 1 : 0;
  const end = wordEnd(text, Math.min(text.length, from + snippetLength));
  const to = end < text.length ? from + text.slice(from, end).replace(loosePunctuation, '').length : end;
  const dots = { text: '…', hit: false };
  return [...(from > 0 ? [dots] : []), ...markAll(text.slice(from, to), isHit), ...(to < text.length ? [dots] : [])];
}

/** Where the most different matches stand near each other. */
function bestStart(hits: readonly TextHit[]): number {
  let best = 0;
  let most = 0;
  for (const [i, { start }] of hits.entries()) {
    const stems = new Set<number>();
    for (let j = i; (hits[j]?.start ?? Number.POSITIVE_INFINITY) - start <= snippetLength - 2 * leadLength; j++) {
      stems.add(hits[j]?.stem ?? 0);
    }
    if (stems.size > most) {
      most = stems.size;
      best = start;
    }
  }
  return best;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space < at - 40 ? at : space;
}
