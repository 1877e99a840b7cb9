import type { Product } from '../../../contract/product.ts';
import { productForms } from '../../../contract/vocabulary.ts';

/** The ids of what a product's page is made of. */
export const compositionId = 'composition';
export const intakeId = 'intake';
export const passportId = 'passport';
export const reviewsId = 'reviews';
export const questionsId = 'questions';

/** With the form named once: «Мягкие капсулы, 30 шт.», but «90 капсул». */
export function formAndAmount({ form, quantity }: Pick<Product, 'form' | 'quantity'>): string {
  if (form === 'capsules' || form === 'tablets' || form === 'gummies') return quantity;
  return `${productForms[form]}, ${quantity.replace(/(капсул|таблет|саше)\p{L}*$/u, 'шт.')}`;
}
