import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import type { Jar } from '../../../nutrition/shelf/jar.ts';
import { isForeign, type Shelf } from '../../../nutrition/shelf/shelf-text.ts';
import type { NamedSubstance } from '../../../nutrition/shelf/typed-jar.ts';
import { counted } from '../../../text/russian.ts';

/** The jars of a shelf with their data, in the order of the shelf. */
export function jarsOf({ items }: Shelf, catalogue: ShelfCatalogue): { jars: Jar[]; gone: string[] } {
  const gone: string[] = [];
  const jars = items.flatMap((item, index): Jar[] => {
    if (isForeign(item)) {
      return [
        {
          id: `!${index}`,
          title: item.title,
          isOurs: false,
          portions: item.portions,
          rows: item.rows,
          servings: item.servings,
          age: null,
          mothers: 'ask',
          times: ['any'],
          food: 'any',
        },
      ];
    }
    const product = catalogue.products.find(({ ref }) => ref === item.ref);
    if (!product) {
      gone.push(item.ref);
      return [];
    }
    const { ref, title, rows, servings, age, mothers, times, food } = product;
    return [{ id: ref, title, isOurs: true, portions: item.portions, rows, servings, age, mothers, times, food }];
  });
  return { jars, gone };
}

export function namedSubstances({ substances }: ShelfCatalogue): NamedSubstance[] {
  return substances.map(({ key, names }) => ({ substance: key, names }));
}

/** «Магний» for `magniy`; a substance typed by the reader is its own name. */
export function nameOf({ substances }: ShelfCatalogue): (substance: string) => string {
  return (substance) => substances.find(({ key }) => key === substance)?.title ?? substance;
}

/** «2 капсулы», «2 порции по 2 капсулы», «1 порция». */
export function portionOf({ id, portions }: Jar, { products }: ShelfCatalogue): string {
  const serving = products.find(({ ref }) => ref === id)?.serving;
  const amount = counted(portions, 'порция', 'порции', 'порций');
  if (!serving) return amount;
  return portions === 1 ? serving : `${amount} (${serving})`;
}
