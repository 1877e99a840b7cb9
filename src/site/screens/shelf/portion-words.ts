import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import type { Jar } from '../../../nutrition/shelf/jar.ts';
import { counted } from '../../../text/russian.ts';

/** «2 капсулы», «2 порции по 2 капсулы», «1 порция». */
export function portionOf({ id, portions }: Jar, { products }: ShelfCatalogue): string {
  const serving = products.find(({ ref }) => ref === id)?.serving;
  const amount = counted(portions, 'порция', 'порции', 'порций');
  if (!serving) return amount;
  return portions === 1 ? serving : `${amount} (${serving})`;
}
