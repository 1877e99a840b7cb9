import { useId } from 'react';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { costOfDay, readPrice } from '../../../nutrition/compare/cost.ts';

interface PriceFieldProps {
  form: string;
  name: string;
  product: ShelfProduct;
  price: string;
  onPrice: (price: string) => void;
}

/** A price typed by the reader, and the cost of a day. */
export function PriceField({ form, name, product, price, onPrice }: PriceFieldProps) {
  const id = useId();
  const read = readPrice(price);
  const isWrong = price.trim() !== '' && !read;
  return (
    <>
      <input
        form={form}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-label={`Цена упаковки, ₽: ${product.title}`}
        aria-describedby={id}
        aria-invalid={isWrong || undefined}
        placeholder="Цена, ₽"
        value={price}
        onChange={(event) => onPrice(event.currentTarget.value)}
        className="min-h-11 w-full max-w-40 min-w-0 rounded-control bg-page px-3 text-body text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] placeholder:text-ink-faint print:hidden"
      />
      <output id={id} className={isWrong ? 'mt-1 block text-caption text-error' : 'mt-1 block font-semibold'}>
        {read && `${costOfDay(read, product.servings)} в\u00a0день`}
        {isWrong && 'Нужно число: 890 или 1290,50'}
      </output>
    </>
  );
}
