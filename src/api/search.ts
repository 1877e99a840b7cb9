import { Hono } from 'hono';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { wordsOf } from '../catalogue/search/tokens.ts';
import type { Batch } from '../contract/batch.ts';
import { batchKey } from '../contract/batch-number.ts';
import { endpoints } from '../contract/endpoints.ts';
import { type SearchKind, searchKinds } from '../contract/query-vocabulary.ts';
import type { SearchHit } from '../contract/search.ts';
import { cachePolicy } from '../http/caching.ts';
import { onCall, readDocument } from './calls.ts';
import { pageNumber } from './pages.ts';
import { sendValue } from './responses.ts';

/** Any bytes are a query: what makes no sense finds nothing. */
export function searchRoutes(catalogue: Catalogue, onZeroResults: (query: string) => void): Hono {
  const api = new Hono();

  onCall(api, endpoints.search, ({ q, kind, page }, c) => {
    const batch = batchOf(catalogue, q ?? '');
    const found = {
      ...catalogue.search({ q: q ?? '', kind: kindOf(kind), page: pageNumber(page) }),
      batch: batch?.number ?? null,
    };
    if (found.query === '' || batch || found.groups.length > 0) return found;
    const countable = countableQuery(found.query);
    if (countable !== null) onZeroResults(countable);
    // A cached response would not be counted when the next visitor searches for the same.
    return sendValue(c, found, cachePolicy.none);
  });

  onCall(api, endpoints.suggest, ({ q }) => {
    const suggested = catalogue.suggest(q ?? '');
    const batch = batchOf(catalogue, q ?? '');
    return batch ? { ...suggested, hits: [hitOf(batch), ...suggested.hits] } : suggested;
  });
  return api;
}

function kindOf(value: string | undefined): SearchKind | null {
  return value && Object.hasOwn(searchKinds, value) ? (value as SearchKind) : null;
}

/** A number as it is printed on the pack, however it was typed. */
function batchOf(catalogue: Catalogue, typed: string): Batch | null {
  const number = batchKey(typed);
  return number === '' ? null : readDocument(catalogue, endpoints.batch, { number });
}

const hitOf = ({ number, url, product }: Batch): SearchHit => ({
  kind: 'page',
  url,
  title: [{ text: `Партия ${number}`, hit: false }],
  text: [],
  note: product.title,
  image: product.image,
});

const longestCounted = 60;
/** A telephone, card or passport number has more, however it is grouped. */
const mostDigits = 6;

/** A query that found nothing, as it is counted; null when it has no words or may name a person. */
export function countableQuery(query: string): string | null {
  if (query.length > longestCounted || query.includes('@') || /\d{5}/.test(query)) return null;
  if ((query.match(/\d/g)?.length ?? 0) > mostDigits) return null;
  return wordsOf(query, { query: true }).join(' ') || null;
}
