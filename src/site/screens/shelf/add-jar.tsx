import { ChevronDown, Plus } from 'lucide';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { readLabel } from '../../../nutrition/label/read-label.ts';
import { writeLabel } from '../../../nutrition/label/write-label.ts';
import {
  type ForeignItem,
  isForeign,
  most,
  type Shelf,
  type ShelfItem,
  writeShelf,
} from '../../../nutrition/shelf/shelf-text.ts';
import { counted } from '../../../text/russian.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProductSelect } from '../../ui/product-select.tsx';
import { labelSubstances, nameOf } from './catalogue-jars.ts';
import { JarPicker } from './jar-picker.tsx';
import { countedRows, LabelReadings } from './label-reading.tsx';
import { fieldLook } from './shelf-button.tsx';
import { servingsFrom } from './shelf-query.ts';

interface AddJarProps {
  shelf: Shelf;
  catalogue: ShelfCatalogue;
  /** Lines that the server could not count. */
  unread: readonly string[];
  /** A jar of the shelf that is being mended. */
  editing: ForeignItem | null;
  onAdd: (item: ShelfItem) => void;
  onEdited: (item: ForeignItem) => void;
  onCancel: () => void;
}

export function AddJar({ shelf, catalogue, unread, editing, onAdd, onEdited, onCancel }: AddJarProps) {
  const isFull = shelf.items.length >= most.jars;
  return (
    <div className="grid gap-4">
      {isFull && (
        <Notice>На полке уже {counted(most.jars, 'банка', 'банки', 'банок')} — больше она не&nbsp;вмещает.</Notice>
      )}
      {!isFull && <OwnJar shelf={shelf} catalogue={catalogue} onAdd={onAdd} />}
      {editing ? (
        <ForeignJar
          key={writeShelf({ person: null, items: [editing] })}
          shelf={shelf}
          catalogue={catalogue}
          unread={[]}
          item={editing}
          onSave={onEdited}
          onCancel={onCancel}
        />
      ) : (
        !isFull && <ForeignJar shelf={shelf} catalogue={catalogue} unread={unread} onSave={onAdd} />
      )}
    </div>
  );
}

/** A dialog with pictures; without scripts a select. */
function OwnJar({ shelf, catalogue, onAdd }: Pick<AddJarProps, 'shelf' | 'catalogue' | 'onAdd'>) {
  const [isOpen, setOpen] = useState(false);
  const there = new Set(shelf.items.map((item) => (isForeign(item) ? '' : item.ref)));
  const left = catalogue.products.filter(({ ref }) => !there.has(ref));
  return (
    <>
      <Button wide aria-haspopup="dialog" onClick={() => setOpen(true)} className="noscript:hidden">
        <Icon of={Plus} size={18} />
        Добавить из&nbsp;каталога
      </Button>
      <form action={pagePaths.shelf} className="hidden noscript:block">
        <input type="hidden" name="s" value={writeShelf(shelf)} />
        <ProductSelect label={'Добавить из\u00a0каталога'} name="add" products={left} />
      </form>
      <JarPicker
        products={left}
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={(ref) => {
          setOpen(false);
          onAdd({ ref, portions: 1 });
        }}
      />
    </>
  );
}

interface ForeignJarProps extends Pick<AddJarProps, 'shelf' | 'catalogue' | 'unread'> {
  item?: ForeignItem;
  onSave: (item: ForeignItem) => void;
  onCancel?: () => void;
}

/** Any jar of any maker, copied from its label. */
function ForeignJar({ shelf, catalogue, unread, item, onSave, onCancel }: ForeignJarProps) {
  const named = nameOf(catalogue);
  const [typed, setTyped] = useState(() => (item ? writeLabel(item.rows, named) : ''));
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const [isEmpty, setEmpty] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const id = useId();
  const readings = useMemo(() => readLabel(typed, labelSubstances(catalogue)), [typed, catalogue]);
  const rows = countedRows(readings, chosen);
  useEffect(() => {
    if (item) title.current?.focus();
  }, [item]);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    setEmpty(rows.length === 0);
    if (rows.length === 0) return;
    onSave({
      title: (text('name').trim() || 'Другая банка').slice(0, most.title),
      portions: item?.portions ?? 1,
      servings: servingsFrom(text('servings')),
      rows,
    });
    form.reset();
    setTyped('');
    setChosen({});
  }
  const isOpen = item !== undefined || unread.length > 0 || isEmpty;
  return (
    <details className="accordion rounded-card bg-muted" open={isOpen || undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-card px-5 text-small font-semibold">
        {item ? `Исправить: ${item.title}` : 'Добавить другую банку с\u00a0этикетки'}
        <Icon of={ChevronDown} size={20} className="chevron" />
      </summary>
      <form action={pagePaths.shelf} onSubmit={save} className="grid gap-4 px-5 pt-1 pb-5">
        <input type="hidden" name="s" value={writeShelf(shelf)} />
        <div className="grid grid-cols-[1fr_7rem] gap-3">
          <label className="grid gap-1 text-caption text-ink-soft">
            Название
            <input
              ref={title}
              type="text"
              name="name"
              defaultValue={item?.title}
              maxLength={most.title}
              autoComplete="off"
              className={fieldLook}
            />
          </label>
          <label className="grid gap-1 text-caption text-ink-soft">
            Порций в&nbsp;банке
            <input
              name="servings"
              type="number"
              min={1}
              max={most.servings}
              inputMode="numeric"
              defaultValue={item?.servings ?? undefined}
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
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setChosen({});
            }}
            placeholder={'Витамин D3 2000 МЕ\nЦинк 15 мг'}
            className={`${fieldLook} py-3 leading-relaxed`}
          />
        </label>
        <p id={`${id}-read`} role="status" className="text-caption text-ink-soft">
          {readings.length > 0
            ? `Посчитаем: ${counted(rows.length, 'вещество', 'вещества', 'веществ')}`
            : 'Понимаем мг, мкг, г, МЕ и\u00a0КОЕ.'}
        </p>
        <LabelReadings
          readings={readings}
          chosen={chosen}
          nameOf={named}
          onChoose={(line, option) => setChosen((before) => ({ ...before, [line]: option }))}
        />
        {(unread.length > 0 || isEmpty) && (
          <Notice tone="careful" title="Не посчитали">
            {unread.length > 0 && <p className="wrap-anywhere">{unread.join('; ')}</p>}
            <p className="mt-1">
              Нужны название, число и&nbsp;единица: «Цинк 15 мг». У&nbsp;соли напишите, сколько в&nbsp;ней самого
              вещества: «Магний (цитрат) 150 мг».
            </p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary">
            {item ? 'Сохранить' : 'Поставить на\u00a0полку'}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Не&nbsp;менять
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}
