import { useEffect, useState } from 'react';
import type { ProductCard } from '../../contract/cards.ts';
import { ProductRow } from '../cards/product-card.tsx';

interface PlanProductsProps {
  products: readonly ProductCard[];
  large?: boolean;
}

export function PlanProducts({ products, large }: PlanProductsProps) {
  if (products.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-3">
      {products.map((product) => (
        <li key={product.ref}>
          <ProductRow product={product} level={4} large={large} />
        </li>
      ))}
    </ul>
  );
}

const oftenMs = 20_000;

/** Null on the server and in the first render of the browser, which must be the same. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, oftenMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
