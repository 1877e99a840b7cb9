import type { Product } from '../../contract/product.ts';

export function ProductScreen({ product }: { product: Product }) {
  return <h1>{product.title}</h1>;
}
