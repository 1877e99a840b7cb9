import { type FormEvent, useId } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { Button } from '../../ui/button.tsx';
import type { Choice } from './comparison-query.ts';

interface AddProductProps {
  choice: Choice;
  catalogue: ShelfCatalogue;
  onAdd: (ref: string) => void;
}

/** Without scripts the form names every product once; the server reads them as one list. */
export function AddProduct({ choice, catalogue, onAdd }: AddProductProps) {
  const field = useId();
  const left = catalogue.products.filter(({ ref }) => !choice.refs.includes(ref));
  const series = [...new Set(left.map((product) => product.series))];
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
      {choice.onlyDifferences && <input type="hidden" name="d" value="1" />}
      <label htmlFor={field} className="text-small font-semibold">
        Добавить к&nbsp;сравнению
      </label>
      <div className="mt-2 flex gap-2">
        <label className="relative flex min-w-0 grow items-center rounded-full bg-muted">
          <span className="sr-only">Продукт</span>
          <select
            id={field}
            name="p"
            className="select min-h-12 w-full min-w-0 cursor-pointer truncate rounded-full pr-9 pl-5 text-small focus-visible:rounded-full"
          >
            {series.map((title) => (
              <optgroup key={title} label={title}>
                {left
                  .filter((product) => product.series === title)
                  .map((product) => (
                    <option key={product.ref} value={product.ref}>
                      {product.title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <Button type="submit">Добавить</Button>
      </div>
    </form>
  );
}
