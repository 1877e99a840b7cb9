import type { ProductCard } from '../../contract/cards.ts';
import { productForms } from '../../contract/vocabulary.ts';

/** «90 капсул» says its form; «30 мл» does not. */
export function amountOf({ form, quantity }: Pick<ProductCard, 'form' | 'quantity'>): string {
  return form === 'drops' || form === 'spray' ? `${productForms[form]}, ${quantity}` : quantity;
}
