import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface ProductSelectProps {
  label: string;
  name: string;
  products: readonly { ref: string; title: string; series: string }[];
}

/** A select with the products of the catalogue by series, and its button. Stands in a form. */
export function ProductSelect({ label, name, products }: ProductSelectProps) {
  const field = useId();
  const series = [...new Set(products.map((product) => product.series))];
  return (
    <>
      <label htmlFor={field} className="text-small font-semibold">
        {label}
      </label>
      <div className="mt-2 flex gap-2">
        <span className="relative flex min-w-0 grow items-center rounded-full bg-muted">
          <select
            id={field}
            name={name}
            className="min-h-12 w-full min-w-0 appearance-none cursor-pointer truncate rounded-full pr-9 pl-5 text-small focus-visible:rounded-full"
          >
            {series.map((title) => (
              <optgroup key={title} label={title}>
                {products
                  .filter((product) => product.series === title)
                  .map(({ ref, title }) => (
                    <option key={ref} value={ref}>
                      {title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <Icon of={ChevronDown} size={18} className="pointer-events-none absolute right-4 text-ink-soft" />
        </span>
        <Button type="submit">Добавить</Button>
      </div>
    </>
  );
}
