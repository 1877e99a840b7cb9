import { type KeyboardEvent, memo, useRef, useState } from 'react';
import type { FieldNode } from '../protocol.ts';
import { asFields, asList, childPath, emptyValue } from '../values.ts';
import { type FieldProps, useEntry, useFaults, useField } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';
import { FieldGroup } from './field-group.tsx';
import { Fold } from './fold.tsx';
import { nameOf } from './form-place.ts';
import { GroupFields, isRowOfSimple } from './group-fields.tsx';
import { showField } from './show-field.ts';

/** A list that has to have each of its choices: only their order is left. */
export const isSequence = ({ item, least, most }: FieldNode) =>
  item?.choices !== undefined && least === item.choices.length && most === least;

/** Items of a list, sorted by dragging or with the arrow keys. */
export function ListField({ node, path, value }: FieldProps) {
  const { put } = useEntry();
  const items = asList(value);
  const ids = useIds(items.length);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const item = node.item;
  if (!item) return null;
  const isWhole = isSequence(node) && items.length === node.most;

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= items.length) return;
    ids.move(from, to);
    put(path, moved(items, from, to));
    setSaid(`Строка ${from + 1} теперь ${to + 1}-я`);
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>(':scope > li > .handle')[to]?.focus());
  };
  const remove = (index: number) => {
    ids.remove(index);
    put(path, items.toSpliced(index, 1));
    setSaid(`Строка ${index + 1} убрана`);
  };
  const add = (one: unknown) => {
    put(path, [...items, one]);
    showField(childPath(path, items.length));
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(index, index + step);
  };

  return (
    <FieldGroup node={node} path={path} kind="list">
      <ol ref={list}>
        {items.map((one, index) => (
          <li
            key={ids.at(index)}
            className={classOf(index, dragged, over)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              move(dragged, index);
              setDragged(null);
            }}
          >
            <button
              type="button"
              className="handle"
              draggable
              aria-label={`Строка ${index + 1}: переставить. Стрелки вверх и вниз`}
              title="Перетащите или нажмите стрелку вверх или вниз"
              onDragStart={(event) => {
                event.stopPropagation();
                event.dataTransfer.setData('text/plain', '');
                setDragged(index);
                setOver(null);
              }}
              onDragEnd={() => setDragged(null)}
              onKeyDown={onKeyDown(index)}
            >
              ⠿
            </button>
            <div className="item">
              <Item node={item} path={childPath(path, index)} value={one} />
            </div>
            {!isWhole && (
              <button
                type="button"
                className="small remove"
                aria-label={`Убрать строку ${index + 1}`}
                title="Убрать"
                onClick={() => remove(index)}
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {!isWhole && <Adders node={item} label={node.label} onAdd={add} />}
    </FieldGroup>
  );
}

/** A row that is dragged down comes to stand under the one it is dropped on, one that is dragged up above it. */
function classOf(index: number, dragged: number | null, over: number | null): string | undefined {
  if (dragged === null) return undefined;
  if (index === dragged) return 'dragged';
  if (index !== over) return undefined;
  return index > dragged ? 'below' : 'above';
}

function Adders({ node, label, onAdd }: { node: FieldNode; label: string; onAdd(value: unknown): void }) {
  if (node.variants)
    return (
      <label className="adder">
        Добавить: {label}
        <select
          value=""
          onChange={(event) => {
            const variant = node.variants?.find(({ name }) => name === event.target.value);
            if (variant) onAdd(emptyValue(variant));
          }}
        >
          <option value="">выберите вид</option>
          {node.variants.map(({ name, label: title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <button type="button" className="small add" onClick={() => onAdd(emptyValue(node))}>
      + Добавить<span className="visually-hidden">: {label}</span>
    </button>
  );
}

const Item = memo(function Item({ node, path, value }: FieldProps) {
  const Field = useField();
  const faults = useFaults(path);
  const variant = node.variants?.find(({ name }) => name === asFields(value).type);
  const own = variant ?? node;
  const chosen = node.choices?.find((choice) => choice.value === value);
  if (chosen) return <p data-field={path}>{chosen.title}</p>;
  if (!own.fields || own.type === 'picture')
    return <Field node={own.variants ? { ...own, label: '' } : own} path={path} value={value} />;
  const fields = (
    <div className={isRowOfSimple(own) ? 'row' : undefined} data-field={path}>
      <FaultList faults={faults} />
      <GroupFields node={own} path={path} value={value} />
    </div>
  );
  if (!variant && isRowOfSimple(own)) return fields;
  return (
    <Fold path={path} title={`${variant ? `${variant.label}: ` : ''}${nameOf(value) || 'без названия'}`}>
      {fields}
    </Fold>
  );
});

function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const [one] = items.slice(from, from + 1);
  return one === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** Names that stay with the items when they move: what is open stays open, what has the focus keeps it. */
function useIds(length: number) {
  const ids = useRef<number[]>([]);
  const next = useRef(0);
  while (ids.current.length < length) ids.current.push(next.current++);
  ids.current.length = length;
  return {
    at: (index: number) => ids.current[index] ?? index,
    move: (from: number, to: number) => {
      ids.current = moved(ids.current, from, to);
    },
    remove: (index: number) => {
      ids.current = ids.current.toSpliced(index, 1);
    },
  };
}
