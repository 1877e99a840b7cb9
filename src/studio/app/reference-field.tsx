import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Choice, FieldNode } from '../protocol.ts';
import { pictureAddress } from './api.ts';
import { useChoices } from './choices.ts';
import type { Ids } from './labelled.tsx';
import { matching } from './matching.ts';

interface ReferenceProps extends Ids {
  node: FieldNode;
  value: string;
  onChange(value: unknown): void;
}

/** Another entry, found by its name; the list shows pictures, and is moved through with the arrow keys. */
export function ReferenceField({ node, value, onChange, id, describedBy, isInvalid }: ReferenceProps) {
  const choices = useChoices(node.to ?? '');
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const listed = useRef<HTMLDivElement>(null);
  const current = choices.find((choice) => choice.value === value);
  const isOpen = query !== null;
  // A form has dozens of closed lists.
  const found = isOpen ? matching(choices, query, wordsOf).slice(0, 40) : [];

  const open = () => {
    setQuery('');
    setActive(0);
  };
  const choose = (choice: Choice | undefined) => {
    if (choice) onChange(choice.value);
    setQuery(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (isOpen) setActive(Math.min(Math.max(active + step, 0), found.length - 1));
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setQuery(null);
    }
  };
  useEffect(() => {
    listed.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div className="reference">
      {current?.picture && <img src={pictureAddress(current.picture)} alt="" width="40" height="40" loading="lazy" />}
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        autoComplete="off"
        placeholder="Найти…"
        value={query ?? (current ? current.title : value)}
        onFocus={(event) => event.target.select()}
        onClick={open}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onBlur={() => setQuery(null)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && !node.required && node.label !== '' && (
        <button type="button" className="small" onClick={() => onChange(undefined)}>
          Убрать<span className="visually-hidden">: {node.label}</span>
        </button>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={node.label || 'Записи'}
        ref={listed}
        hidden={!isOpen}
      >
        {found.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the keys
          <div
            key={choice.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            {choice.picture && (
              <img src={pictureAddress(choice.picture)} alt="" width="32" height="32" loading="lazy" />
            )}
            <span>
              {choice.title} <small>{choice.note ?? choice.value}</small>
            </span>
          </div>
        ))}
      </div>
      {isOpen && found.length === 0 && <p className="help">Ничего не нашлось.</p>}
    </div>
  );
}

const wordsOf = ({ title, value, note }: Choice): string => `${title}\n${value} ${note ?? ''}`;
