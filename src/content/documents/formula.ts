import type { Formula } from '../../contract/product.ts';
import { compileLabel } from './label.ts';
import type { Library } from './library.ts';
import { normFor, normNoteOf } from './norm-basis.ts';

/** Lines that name no substance of ours, «в том числе…», are for the label. */
export function compileFormula(library: Library, ref: string): Formula {
  const product = library.content.get('product', ref);
  const { serving, servingsPerPack } = product.data.composition;
  const rows = compileLabel(library, product);
  return {
    product: library.productCard(ref),
    serving,
    servingsPerPack,
    substances: rows.flatMap(({ component, form, amountText, percent }) =>
      component
        ? [
            {
              name: component.title,
              form,
              url: component.url,
              image: library.componentCard(component.slug).image,
              amountText,
              percent,
            },
          ]
        : [],
    ),
    normFor: normFor(product.data.age),
    note: normNoteOf(product.data.age, rows, library.site.normNote),
  };
}
