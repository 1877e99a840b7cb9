import { facetKeys } from '../../src/contract/query-vocabulary.ts';
import type { Publication } from '../../src/store/publication.ts';
import { swapLayout } from '../../src/store/search/readings.ts';
import { createRandom } from '../random.ts';

/** Queries of every sort over a publication: forms, pairs, typos, other layouts, beginnings, questions, nonsense. */
export function searchQueries(publication: Publication, count: number): string[] {
  const random = createRandom(count);
  const titles = publication.search.map((entry) => entry.title.toLowerCase());
  const word = () =>
    random.pick(
      random
        .pick(titles)
        .split(/[\s:+]+/)
        .filter((part) => part.length > 3),
    );
  const misspelt = (text: string) => {
    const at = 1 + random.whole(text.length - 2);
    return text.slice(0, at) + random.pick([...'аеиостнк']) + text.slice(at + 1);
  };
  const sorts = [
    word,
    () => `${word()} ${word()}`,
    () => `${word()} ${word()} ${word()}`,
    () => misspelt(word()),
    () => swapLayout(word()),
    () => word().slice(0, 3),
    () => `${word()} ${word().slice(0, 2)}`,
    () => `как принимать ${word()} с ${word()}`,
    () => `${word()} b6`,
    () => random.pick(titles),
    () => `ъыъ${word()}щ`,
    () => 'витамин с',
  ];
  return Array.from({ length: count }, (_, i) => (sorts[i % sorts.length] as () => string)());
}

/** What is typed on the way to those queries, letter by letter. */
export function typedQueries(queries: readonly string[], count: number): string[] {
  const random = createRandom(count);
  return Array.from({ length: count }, () => {
    const query = random.pick(queries);
    return query.slice(0, 1 + random.whole(query.length));
  });
}

export function filterQueries(publication: Publication, count: number): string[] {
  const random = createRandom(count);
  return Array.from({ length: count }, () => {
    const product = random.pick(publication.products);
    const params = new URLSearchParams({ sort: random.pick(['popular', 'rating', 'title', 'new']) });
    const values: Partial<Record<(typeof facetKeys)[number], string[]>> = {
      series: [product.series],
      component: product.components.slice(0, 2),
      without: ['йод'],
      form: [product.form],
      audience: product.audience,
      mark: product.marks.slice(0, 1),
    };
    for (const key of facetKeys) {
      const chosen = values[key];
      if (chosen?.length && random.next() < 0.35) params.set(key, chosen.join(','));
    }
    return params.toString();
  });
}
