import { hashOf } from '../http/caching.ts';
import { originalsOf, type Publication, type PublishedDocument } from '../store/publication.ts';
import type { Catalogue, CatalogueDocument } from './catalogue.ts';
import { createLists } from './lists.ts';
import { createSearch } from './search/create-search.ts';

/**
 * The publication itself is not kept: its documents become text when they are first read, and its sources are of no
 * use here. The search index is made at once, so that no request waits for it.
 */
export function createCatalogue(publication: Publication): Catalogue {
  const { version, addresses, redirects } = publication;
  return {
    version,
    document: createDocuments(publication.documents),
    ...createLists(publication),
    products: publication.products.toSorted((a, b) => a.position - b.position),
    ...createSearch(
      publication.search,
      publication.synonyms,
      publication.popular,
      publication.health.map((words, at) => ({ words, texts: publication.healthTexts[at] ?? [] })),
    ),
    addresses,
    redirects,
    originals: originalsOf(publication),
  };
}

function createDocuments(documents: readonly PublishedDocument[]): Catalogue['document'] {
  const waiting = new Map(documents.map(({ path, body }) => [path, body]));
  const ready = new Map<string, CatalogueDocument>();
  return (path) => {
    if (waiting.has(path)) {
      const body = JSON.stringify(waiting.get(path));
      ready.set(path, { body, hash: hashOf(body) });
      waiting.delete(path);
    }
    return ready.get(path) ?? null;
  };
}
