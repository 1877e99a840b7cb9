import { ChevronDown } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { isForeign, most, type Shelf, type ShelfItem, writeShelf } from '../../../nutrition/shelf/shelf-text.ts';
import { readTypedJar } from '../../../nutrition/shelf/typed-jar.ts';
import { counted } from '../../../text/russian.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProductSelect } from '../../ui/product-select.tsx';
import { namedSubstances } from './catalogue-jars.ts';
import { fieldLook } from './shelf-button.tsx';
import { servingsFrom } from './shelf-query.ts';

interface AddJarProps {
  shelf: Shelf;
  catalogue: ShelfCatalogue;
  unread: readonly string[];
  onAdd: (item: ShelfItem) => void;
}

export function AddJar({ shelf, catalogue, unread, onAdd }: AddJarProps) {
  if (shelf.items.length >= most.jars) {
    return <Notice>На полке уже {counted(most.jars, 'банка', 'банки', 'банок')} — больше она не вмещает.</Notice>;
  }
  return (
    <div className="grid gap-4 print:hidden">
      <OwnJar shelf={shelf} catalogue={catalogue} onAdd={onAdd} />
      <ForeignJar shelf={shelf} catalogue={catalogue} unread={unread} onAdd={onAdd} />
    </div>
  );
}

function OwnJar({ shelf, catalogue, onAdd }: Omit<AddJarProps, 'unread'>) {
  const there = new Set(shelf.items.map((item) => (isForeign(item) ? '' : item.ref)));
  const left = catalogue.products.filter(({ ref }) => !there.has(ref));
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ref = new FormData(event.currentTarget).get('add');
    if (typeof ref === 'string' && ref !== '') onAdd({ ref, portions: 1 });
  }
  return (
    <form action={pagePaths.shelf} onSubmit={add}>
      <input type="hidden" name="s" value={writeShelf(shelf)} />
      <ProductSelect label={'Добавить из\u00a0каталога'} name="add" products={left} />
    </form>
  );
}

/** A product of another brand, typed from its label. */
function ForeignJar({ shelf, catalogue, unread, onAdd }: AddJarProps) {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(unread);
  const id = useId();
  const { rows } = readTypedJar(typed, namedSubstances(catalogue));
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    const read = readTypedJar(text('text'), namedSubstances(catalogue));
    setLeft(read.rows.length > 0 ? read.unread : [text('text')].filter(Boolean));
    if (read.rows.length === 0) return;
    onAdd({
      title: (text('name').trim() || 'Другая банка').slice(0, most.title),
      portions: 1,
      servings: servingsFrom(text('servings')),
      rows: read.rows,
    });
    form.reset();
    setTyped('');
  }
  return (
    <details className="accordion group/fold rounded-card bg-muted" open={left.length > 0 || undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-card px-5 text-small font-semibold">
        Добавить другую банку с&nbsp;этикетки
        <Icon
          of={ChevronDown}
          size={20}
          className="transition-transform duration-(--motion-page) group-open/fold:rotate-180"
        />
      </summary>
      <form action={pagePaths.shelf} onSubmit={add} className="grid gap-4 px-5 pt-1 pb-5">
        <input type="hidden" name="s" value={writeShelf(shelf)} />
        <div className="grid grid-cols-[1fr_7rem] gap-3">
          <label className="grid gap-1 text-caption text-ink-soft">
            Название
            <input type="text" name="name" maxLength={most.title} autoComplete="off" className={fieldLook} />
          </label>
          <label className="grid gap-1 text-caption text-ink-soft">
            Порций в&nbsp;банке
            <input
              name="servings"
              type="number"
              min={1}
              max={most.servings}
              inputMode="numeric"
              className={fieldLook}
            />
          </label>
        </div>
        <label className="grid gap-1 text-caption text-ink-soft">
          Состав порции: вещество, количество, единица — с&nbsp;новой строки
          <textarea
            name="text"
            rows={4}
            required
            aria-describedby={`${id}-read`}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            placeholder={'Витамин D3 2000 МЕ\nЦинк 15 мг'}
            className={`${fieldLook} py-3 leading-relaxed`}
          />
        </label>
        <p id={`${id}-read`} role="status" className="text-caption text-ink-soft">
          {rows.length > 0
            ? `Прочитали: ${counted(rows.length, 'вещество', 'вещества', 'веществ')}`
            : 'Понимаем мг, мкг, г, МЕ и\u00a0КОЕ.'}
        </p>
        {left.length > 0 && (
          <Notice tone="careful" title="Не разобрали">
            <p className="wrap-anywhere">{left.join('; ')}</p>
            <p className="mt-1">
              Нужны название, число и единица: «Цинк 15 мг». МЕ бывают у&nbsp;витаминов A, D и&nbsp;E.
            </p>
          </Notice>
        )}
        <Button type="submit" variant="secondary" className="justify-self-start">
          Поставить на&nbsp;полку
        </Button>
      </form>
    </details>
  );
}
