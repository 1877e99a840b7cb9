import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { labelNames, labelTitles } from '../../../nutrition/label/label-names.ts';
import type { LabelSubstance } from '../../../nutrition/label/label-naming.ts';
import type { Jar } from '../../../nutrition/shelf/jar.ts';
import { isForeign, type Shelf } from '../../../nutrition/shelf/shelf-text.ts';

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
          opened: item.opened,
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
    const { portions, opened } = item;
    return [{ id: ref, title, isOurs: true, portions, rows, servings, opened, age, mothers, times, food }];
  });
  return { jars, gone };
}

export function labelSubstances({ substances }: ShelfCatalogue): LabelSubstance[] {
  return substances.map(({ key, names, compounds }) => ({ substance: key, names, compounds }));
}

/** «Магний» for `magniy`; a substance typed by the reader is its own name. */
export function nameOf({ substances }: ShelfCatalogue): (substance: string) => string {
  return (substance) => substances.find(({ key }) => key === substance)?.title ?? labelTitles[substance] ?? substance;
}

/** Whether the site knows what a substance is, with or without a page about it. */
export function isKnownSubstance({ substances }: ShelfCatalogue): (substance: string) => boolean {
  return (substance) => Object.hasOwn(labelNames, substance) || substances.some(({ key }) => key === substance);
}
