import { wordsOf } from './tokens.ts';

const longestKept = 60;
/** A telephone, card or passport number has more, however it is grouped. */
const mostDigits = 6;

/** A query that found nothing, as it is counted; null when it has no words or may name a person. */
export function countableQuery(query: string): string | null {
  if (query.length > longestKept || query.includes('@') || /\d{5}/.test(query)) return null;
  if ((query.match(/\d/g)?.length ?? 0) > mostDigits) return null;
  return wordsOf(query, { query: true }).join(' ') || null;
}
