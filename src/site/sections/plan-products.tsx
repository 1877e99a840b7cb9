import type { ProductCard } from '../../contract/cards.ts';
import { ProductRow } from '../cards/product-card.tsx';

export function PlanProducts({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-3">
      {products.map((product) => (
        <li key={product.ref}>
          <ProductRow product={product} level={4} />
        </li>
      ))}
    </ul>
  );
}
