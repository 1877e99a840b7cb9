import type { ProductCard } from '../../contract/cards.ts';
import { productForms } from '../../contract/vocabulary.ts';

/** «90 капсул» names the form; «30 мл» does not. */
export function amountOf({ form, quantity }: Pick<ProductCard, 'form' | 'quantity'>): string {
  return form === 'drops' || form === 'spray' ? `${productForms[form]}, ${quantity}` : quantity;
}

/** With the form named once: «Мягкие капсулы, 30 шт.», but «90 капсул». */
export function formAndAmount({ form, quantity }: Pick<ProductCard, 'form' | 'quantity'>): string {
  if (form === 'capsules' || form === 'tablets' || form === 'gummies') return quantity;
  return `${productForms[form]}, ${quantity.replace(/(капсул|таблет|саше)\p{L}*$/u, 'шт.')}`;
}
