import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import type { Jar } from '../../../nutrition/shelf/jar.ts';
import { countOf } from '../../text/russian-words.ts';

/** «2 капсулы», «2 порции по 2 капсулы», «1 порция». */
export function portionOf({ id, portions }: Jar, { products }: ShelfCatalogue): string {
  const serving = products.find(({ ref }) => ref === id)?.serving;
  const counted = countOf(portions, 'порция', 'порции', 'порций');
  if (!serving) return counted;
  return portions === 1 ? serving : `${counted} (${serving})`;
}
