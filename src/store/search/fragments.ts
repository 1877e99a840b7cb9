import type { Fragment } from '../../contract/search.ts';
import { type Token, tokenise } from './tokens.ts';

const snippetLength = 180;
/** Words shown before the first match, so that it does not stand without its sentence. Phones show two short lines. */
const leadLength = 24;

/** What would stand before the dots that say «and so on». */
const loosePunctuation = /[\s.,;:!?…·—–-]+$/u;

export type IsHit = (word: string) => boolean;

/** The whole text with its matches marked. */
export function markAll(text: string, isHit: IsHit): Fragment {
  return mark(text, tokenise(text), isHit, 0, text.length);
}

/** A match further down is looked for only when there is none up to here. */
const usuallyRead = 3_000;

/** The part of a text with the most different matches, cut at words; its beginning when nothing matches. */
export function snippet(text: string, isHit: IsHit): Fragment {
  let tokens = tokenise(text.slice(0, usuallyRead));
  let hits = tokens.filter((token) => isHit(token.word));
  if (hits.length === 0 && text.length > usuallyRead) {
    tokens = tokenise(text);
    hits = tokens.filter((token) => isHit(token.word));
  }
  if (text.length <= snippetLength) return mark(text, tokens, isHit, 0, text.length);
  const first = bestStart(hits);
  const from = first ? wordStart(text, Math.max(0, first.start - leadLength)) : 0;
  const end = wordEnd(text, Math.min(text.length, from + snippetLength));
  const to = end < text.length ? from + text.slice(from, end).replace(loosePunctuation, '').length : end;
  const pieces = mark(text, tokens, isHit, from, to);
  return [
    ...(from > 0 ? [{ text: '…', hit: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: '…', hit: false }] : []),
  ];
}

function bestStart(hits: Token[]): Token | undefined {
  let best: Token | undefined;
  let most = 0;
  for (const [i, hit] of hits.entries()) {
    const words = new Set<string>();
    for (let j = i; j < hits.length && (hits[j] as Token).end - hit.start <= snippetLength - leadLength; j++) {
      words.add((hits[j] as Token).word);
    }
    if (words.size > most) {
      most = words.size;
      best = hit;
    }
  }
  return best;
}

function mark(text: string, tokens: Token[], isHit: IsHit, from: number, to: number): Fragment {
  const pieces: Fragment = [];
  let at = from;
  const push = (end: number, hit: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), hit });
    at = Math.max(at, end);
  };
  for (const token of tokens) {
    if (token.start < at || token.end > to || !isHit(token.word)) continue;
    push(token.start, false);
    push(token.end, true);
  }
  push(to, false);
  return pieces;
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 ? at : space + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space < at - 40 ? at : space;
}
