import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { focusAtOnce } from './focus-at-once.ts';
import { matching } from './matching.ts';

interface ChooserProps<T> {
  label: string;
  items: readonly T[] | null;
  /** What of an item is searched. */
  wordsOf(item: T): string;
  keyOf(item: T): string;
  /** Something else that was typed and can be taken as it is. */
  own?(query: string): T | null;
  onDone(item: T | null): void;
  children(item: T): ReactNode;
}

const shown = 60;

/** A list to choose one thing from: found by typing, moved through with the arrow keys, left with Escape. */
export function Chooser<T>({ label, items, wordsOf, keyOf, own, onDone, children }: ChooserProps<T>) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const typed = own?.(query.trim()) ?? null;
  const found = [...(typed ? [typed] : []), ...matching(items ?? [], query, wordsOf)].slice(0, shown);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((now) => Math.min(Math.max(now + step, 0), found.length - 1));
    else if (event.key === 'Enter') onDone(found[active] ?? null);
    else if (event.key === 'Escape') onDone(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="dialog chooser">
      <label>
        {label}
        <input
          ref={focusAtOnce}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <div id={id} role="listbox" aria-label={label} ref={list} tabIndex={-1}>
        {found.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the keys
          <div
            key={keyOf(item)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onDone(item)}
          >
            {children(item)}
          </div>
        ))}
      </div>
      <p role="status" className="help">
        {items === null ? 'Список читается…' : found.length === 0 ? 'Ничего не нашлось.' : ''}
      </p>
      <button type="button" className="small" onClick={() => onDone(null)}>
        Отмена
      </button>
    </div>
  );
}
