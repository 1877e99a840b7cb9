import type { FormEvent } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { ProductSelect } from '../../ui/product-select.tsx';
import { type Choice, shownKeys } from './comparison-query.ts';

interface AddProductProps {
  choice: Choice;
  catalogue: ShelfCatalogue;
  onAdd: (ref: string) => void;
}

/** Without scripts the form repeats `p` once per product. */
export function AddProduct({ choice, catalogue, onAdd }: AddProductProps) {
  const left = catalogue.products.filter(({ ref }) => !choice.refs.includes(ref));
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ref = new FormData(event.currentTarget).getAll('p').at(-1);
    if (typeof ref === 'string') onAdd(ref);
  }
  return (
    <form action={pagePaths.comparison} onSubmit={add} className="max-w-[36rem] print:hidden">
      {choice.refs.map((ref, index) => (
        <span key={ref} hidden>
          <input type="hidden" name="p" value={ref} />
          {choice.prices[ref] && <input type="hidden" name={`c${index + 1}`} value={choice.prices[ref]} />}
        </span>
      ))}
      {choice.shown && <input type="hidden" name="d" value={shownKeys[choice.shown]} />}
      <ProductSelect label={'Добавить к\u00a0сравнению'} name="p" products={left} />
    </form>
  );
}
