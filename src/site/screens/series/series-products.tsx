import { useState } from 'react';
import type { Series, SeriesProduct } from '../../../contract/entries.ts';
import { type ProductForm, productForms } from '../../../contract/vocabulary.ts';
import { counted } from '../../../text/russian.ts';
import { ProductCard } from '../../cards/product-card.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipButton } from '../../ui/chip.tsx';
import { CardGrid, Section } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';

/** So many are seen at a glance: filters would take more room than the products they hide. */
const fewProducts = 6;

/** The chips hide cards in place; without scripts all are shown. */
export function SeriesProducts({ series }: { series: Series }) {
  const [theme, setTheme] = useState<string | null>(null);
  const [form, setForm] = useState<ProductForm | null>(null);
  const fits = (product: SeriesProduct) =>
    (theme === null || product.themes.includes(theme)) && (form === null || product.form === form);
  const shown = series.products.filter(fits);
  const forms = [...new Set(series.products.map((product) => product.form))];
  const clear = () => {
    setTheme(null);
    setForm(null);
  };
  return (
    <Section id="products" title="Продукты серии" tone="muted">
      {series.products.length > fewProducts && (
        <div className="mb-8 grid gap-4 noscript:hidden">
          <Chips
            title="Задача"
            options={series.themes.map(({ slug, title }) => ({ value: slug, title }))}
            chosen={theme}
            onChoose={setTheme}
          />
          {forms.length > 1 && (
            <Chips
              title="Форма"
              options={forms.map((value) => ({ value, title: productForms[value] }))}
              chosen={form}
              onChoose={setForm}
            />
          )}
          <p role="status" className="text-small text-ink-soft">
            {theme || form ? `Показано: ${shown.length} из ${series.products.length}` : ''}
          </p>
        </div>
      )}
      {shown.length === 0 ? (
        <div className="rounded-panel bg-page p-panel">
          <h3 className="text-h3">Такого сочетания в серии нет</h3>
          <p className="mt-2 text-ink-soft">Снимите один из признаков или посмотрите всю серию.</p>
          <p className="mt-5">
            <Button onClick={clear}>
              Показать все {counted(series.products.length, 'продукт', 'продукта', 'продуктов')}
            </Button>
          </p>
        </div>
      ) : (
        <CardGrid className="grid-cols-2">
          {shown.map((product) => (
            <ProductCard key={product.ref} product={product} sizes="(min-width: 720px) min(33vw, 410px), 50vw" />
          ))}
        </CardGrid>
      )}
      <LegalWarning text={series.warning} />
    </Section>
  );
}

interface ChipsProps<T extends string> {
  title: string;
  options: { value: T; title: string }[];
  chosen: T | null;
  onChoose: (value: T | null) => void;
}

function Chips<T extends string>({ title, options, chosen, onChoose }: ChipsProps<T>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-3 min-w-16 text-small font-semibold">{title}</legend>
      {options.map((option) => (
        <ChipButton
          key={option.value}
          selected={option.value === chosen}
          onClick={() => onChoose(option.value === chosen ? null : option.value)}
        >
          {option.title}
        </ChipButton>
      ))}
    </fieldset>
  );
}
