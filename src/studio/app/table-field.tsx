import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { slugify } from '../../text/address.ts';
import type { FieldNode } from '../protocol.ts';
import { asFields, asList, asText, childPath } from '../values.ts';
import { useChoiceTitles } from './choices.ts';
import { type FieldProps, useEntry, useEntryState, useFaults } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';
import { FieldGroup } from './field-group.tsx';
import { FaultBadge } from './fold.tsx';
import { nameOf } from './form-place.ts';
import { GroupFields } from './group-fields.tsx';
import { showField, whenShown } from './show-field.ts';
import { type Column, cellsOf, columnsOf, newItem, orderOf, wordsOf } from './table-columns.ts';

interface Sorting {
  column: number;
  isDown: boolean;
}

const page = 50;

/** Items that are many: found, chosen and put in order as rows; one is opened at a time. */
export function TableField({ node, path, value }: FieldProps) {
  const item = node.item as FieldNode;
  const { put } = useEntry();
  const items = asList(value);
  const columns = useMemo(() => columnsOf(item), [item]);
  const titleOf = useChoiceTitles(columns.map(({ node: { to } }) => to ?? '').join(' '));
  const cells = useMemo(() => cellsOf(columns, titleOf), [columns, titleOf]);
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<Record<string, string>>({});
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [shown, setShown] = useState(page);
  const [open, setOpen] = useState<number | null>(null);
  const faultyRows = useFaultyRows(path);

  useEffect(
    () =>
      whenShown((field) => {
        const [, index] = field.startsWith(`${path}[`) ? (/^\[(\d+)\]/.exec(field.slice(path.length)) ?? []) : [];
        if (index !== undefined) setOpen(Number(index));
      }),
    [path],
  );

  const wanted = query.trim().toLowerCase().replaceAll('ё', 'е');
  const isFound = (one: unknown, index: number) =>
    (wanted === '' || `${wordsOf(one)} ${wordsOf(cells(one))}`.includes(wanted)) &&
    (!onlyFaulty || faultyRows.has(index)) &&
    columns.every(({ node: { name } }, at) => !filters[name] || cells(one)[at] === filters[name]);
  const found = items.map((one, index) => ({ one, index, isFound: isFound(one, index) }));
  // What is being written stays, whether it is found or not.
  const rows = found.filter((row) => row.isFound || row.index === open);
  const by = sorting && columns[sorting.column];
  if (by) {
    const keys = new Map(rows.map(({ one }) => [one, orderOf(by, one, titleOf)]));
    const sign = sorting.isDown ? -1 : 1;
    rows.sort((a, b) => sign * compare(keys.get(a.one) ?? '', keys.get(b.one) ?? ''));
  }
  const visible = rows.filter(({ index }, at) => at < shown || index === open);
  const toggle = useCallback((index: number) => setOpen((now) => (now === index ? null : index)), []);

  const add = () => {
    const today = new Date().toLocaleDateString('sv');
    put(path, [newItem(item, items, today), ...items]);
    setQuery('');
    setFilters({});
    setOnlyFaulty(false);
    setSorting(null);
    showField(childPath(path, 0));
  };
  return (
    <FieldGroup node={node} path={path} kind="table">
      <div className="filters">
        <button type="button" className="main" onClick={add}>
          + Добавить<span className="visually-hidden">: {node.label}</span>
        </button>
        <label className="filter">
          Найти
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
        {columns.map(
          ({ isFilter, title, node: { name } }, at) =>
            isFilter && (
              <Filter
                key={name}
                title={title}
                values={new Set(items.map((one) => cells(one)[at] ?? ''))}
                chosen={filters[name] ?? ''}
                onChoose={(chosen) => setFilters((now) => ({ ...now, [name]: chosen }))}
              />
            ),
        )}
        <label className="check">
          <input type="checkbox" checked={onlyFaulty} onChange={(event) => setOnlyFaulty(event.target.checked)} />С
          замечаниями
        </label>
      </div>
      <p role="status" className="help">
        Показано: {visible.filter((row) => row.isFound).length} из {items.length}
      </p>
      <div className="rows">
        <table>
          <thead>
            <tr>
              {columns.map(({ node: { name }, title }, index) => (
                <th
                  key={name}
                  aria-sort={sorting?.column === index ? (sorting.isDown ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    className="link"
                    onClick={() =>
                      setSorting((now) =>
                        now?.column !== index
                          ? { column: index, isDown: false }
                          : now.isDown
                            ? null
                            : { column: index, isDown: true },
                      )
                    }
                  >
                    {title}
                    {sorting?.column === index && (sorting.isDown ? ' ↓' : ' ↑')}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map(({ one, index }) => (
              <Row
                key={asText(asFields(one).id) || index}
                node={item}
                path={childPath(path, index)}
                value={one}
                index={index}
                columns={columns}
                cells={cells(one)}
                isOpen={index === open}
                onToggle={toggle}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > visible.length && (
        <button type="button" onClick={() => setShown((now) => now + 4 * page)}>
          Показать ещё: {rows.length - visible.length}
        </button>
      )}
    </FieldGroup>
  );
}

const collator = new Intl.Collator('ru');
const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

function useFaultyRows(path: string): ReadonlySet<number> {
  const faults = useEntryState((state) => state.faults);
  return useMemo(() => {
    const inside = [...faults.keys()].flatMap((place) =>
      place.startsWith(`${path}[`) ? Number(/\d+/.exec(place.slice(path.length))?.[0]) : [],
    );
    return new Set(inside);
  }, [faults, path]);
}

interface FilterProps {
  title: string;
  values: ReadonlySet<string>;
  chosen: string;
  onChoose(chosen: string): void;
}

function Filter({ title, values, chosen, onChoose }: FilterProps) {
  return (
    <label className="filter">
      {title}
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">все</option>
        {[...values]
          .filter(Boolean)
          .toSorted(compare)
          .map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
      </select>
    </label>
  );
}

interface RowProps extends FieldProps {
  index: number;
  columns: readonly Column[];
  cells: readonly string[];
  isOpen: boolean;
  onToggle(index: number): void;
}

const Row = memo(function Row({ node, path, value, index, columns, cells, isOpen, onToggle }: RowProps) {
  const name = nameOf(value) || 'новая строка';
  return (
    <>
      <tr className={isOpen ? 'open' : undefined}>
        {columns.map((column, at) => (
          <td key={column.node.name} data-label={column.title}>
            {at === 0 ? (
              <button type="button" className="link" aria-expanded={isOpen} onClick={() => onToggle(index)}>
                {cells[at] || 'новая строка'}
              </button>
            ) : (
              <span className="cell">{cells[at]}</span>
            )}
            {at === 0 && <FaultBadge holds={(place) => place === path || place.startsWith(`${path}.`)} />}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columns.length}>
            <OpenRow node={node} path={path} value={value} index={index} name={name} onClose={() => onToggle(index)} />
          </td>
        </tr>
      )}
    </>
  );
});

/** The name for links follows from the rest: nobody begins with it. */
function withNameLast(node: FieldNode): FieldNode {
  const fields = node.fields ?? [];
  const isName = ({ name }: FieldNode) => name === 'id';
  return { ...node, fields: [...fields.filter((field) => !isName(field)), ...fields.filter(isName)] };
}

interface OpenRowProps extends FieldProps {
  index: number;
  name: string;
  onClose(): void;
}

function OpenRow({ node, path, value, index, name, onClose }: OpenRowProps) {
  const entry = useEntry();
  const faults = useFaults(path);
  const fields = asFields(value);
  const list = path.slice(0, path.lastIndexOf('['));
  const all = () => asList(list === '' ? entry.state().draft.data : asFields(entry.state().draft.data)[list]);
  const move = (to: number) => {
    const items = all();
    if (to < 0 || to >= items.length) return;
    entry.put(list, items.toSpliced(index, 1).toSpliced(to, 0, value));
    onClose();
  };
  const hasName = node.fields?.some(({ name: own, required }) => own === 'id' && required);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows what is typed inside
    <div
      className="open-row"
      data-field={path}
      // An address nobody has to invent: it follows from the words, until it has been given.
      onBlur={() => {
        const words = nameOf({ ...fields, id: '' });
        if (hasName && !fields.id && words !== '') entry.put(childPath(path, 'id'), slugify(words, 60));
      }}
    >
      <FaultList faults={faults} />
      <GroupFields node={withNameLast(node)} path={path} value={value} />
      <p className="choices">
        <button type="button" onClick={onClose}>
          Свернуть
        </button>
        <button type="button" onClick={() => move(index - 1)}>
          Выше в файле
        </button>
        <button type="button" onClick={() => move(index + 1)}>
          Ниже в файле
        </button>
        <button
          type="button"
          onClick={() => {
            entry.put(list, all().toSpliced(index, 1));
            onClose();
          }}
        >
          Убрать: {name}
        </button>
      </p>
    </div>
  );
}
