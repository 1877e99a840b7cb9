import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { CutOut } from '../../images/cut-out.tsx';
import { Picture } from '../../images/picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FilterField } from '../../ui/filter-field.tsx';

interface JarPickerProps {
  products: readonly ShelfProduct[];
  open: boolean;
  onClose: () => void;
  onPick: (ref: string) => void;
}

/** Titles keep short words together with spaces that nobody types. */
const plain = (text: string) =>
  text.toLowerCase().replaceAll('\u00a0', ' ').replaceAll('\u2060', '').replaceAll('ё', 'е');

/** The packs of the catalogue by series: arrows choose, Enter or the button puts one on the shelf. */
export function JarPicker({ products, open, onClose, onPick }: JarPickerProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    setTyped('');
    setChosen(null);
    // On a touch screen the keyboard would cover the packs.
    if (matchMedia('(pointer: fine)').matches) form.current?.querySelector<HTMLInputElement>('[type=search]')?.focus();
  }, [open]);

  const words = plain(typed).trim();
  const found = products.filter(({ title, series }) => plain(`${title} ${series}`).includes(words));
  const series = [...new Set(found.map((product) => product.series))];
  // Who types a name and presses Enter means the only one that is left.
  const picked = found.find(({ ref }) => ref === chosen) ?? (found.length === 1 ? found[0] : undefined);
  function pick(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (picked) onPick(picked.ref);
  }
  // What is not open has no pictures to load.
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Добавить из каталога"
      kind="sheet"
      footer={
        <Button type="submit" form={id} wide aria-disabled={!picked || undefined}>
          {picked ? `На\u00a0полку: ${picked.title}` : 'Выберите банку'}
        </Button>
      }
    >
      {open && (
        <form ref={form} id={id} onSubmit={pick} className="grid gap-5">
          <FilterField
            id={`${id}-search`}
            label="Найти банку"
            placeholder="Название или серия"
            value={typed}
            onChange={setTyped}
          />
          <p role="status" className={found.length > 0 ? 'sr-only' : 'text-small text-ink-soft'}>
            {found.length > 0 ? `Найдено: ${found.length}` : 'Такой банки в\u00a0каталоге нет'}
          </p>
          {series.map((name) => (
            <fieldset key={name}>
              <legend className="text-small font-semibold">{name}</legend>
              <div className="mt-2 grid grid-cols-3 gap-2">
                {found
                  .filter((product) => product.series === name)
                  .map((product) => (
                    <label
                      key={product.ref}
                      data-accent={product.accent}
                      className="flex cursor-pointer flex-col items-center rounded-control bg-muted p-2 text-center text-caption leading-tight hyphens-auto has-checked:bg-tint has-checked:shadow-[inset_0_0_0_2px_var(--action)] has-focus-visible:outline-3 has-focus-visible:outline-focus"
                    >
                      <input
                        type="radio"
                        name="jar"
                        value={product.ref}
                        checked={chosen === product.ref}
                        onChange={() => setChosen(product.ref)}
                        className="sr-only"
                      />
                      <span className="grid h-24 w-full place-items-end justify-center pb-1.5">
                        {product.cutout ? (
                          <CutOut picture={product.cutout} className="h-auto max-h-22 w-auto" />
                        ) : (
                          <Picture
                            image={product.image}
                            sizes="72px"
                            alt=""
                            className="h-22 w-18 rounded-control object-cover"
                          />
                        )}
                      </span>
                      {product.title}
                    </label>
                  ))}
              </div>
            </fieldset>
          ))}
        </form>
      )}
    </Dialog>
  );
}
