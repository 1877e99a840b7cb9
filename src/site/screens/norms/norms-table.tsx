import { ArrowDown, ArrowUp } from 'lucide';
import { amountUnits } from '../../../contract/vocabulary.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import type { Column, NormRow } from './norms-query.ts';
import { type NormsQuery, normsHref } from './norms-query.ts';

interface NormsTableProps {
  caption: string;
  rows: NormRow[];
  columns: Column[];
  query: NormsQuery;
  last?: { title: string; text: (row: NormRow) => string | null };
}

const numberColumn = 'px-1.5 text-right whitespace-nowrap';

/** Headings are links that sort, so that it works without scripts. */
export function NormsTable({ caption, rows, columns, query, last }: NormsTableProps) {
  return (
    <ScrollRegion label={caption}>
      <table className="norms w-full border-separate [border-spacing:0] text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-caption">
          <tr>
            <Heading column={{ key: 'name', title: 'Вещество' }} query={query} first="name" />
            {columns.map((column) => (
              <Heading key={column.key} column={column} query={query} first={`-${column.key}`} />
            ))}
            {last && (
              <th scope="col" className="px-2 pb-2 text-left align-bottom font-medium max-sm:hidden">
                {last.title}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={isEmptyOnPhone(row, columns) ? 'max-sm:hidden' : undefined}>
              <th
                scope="row"
                className="sticky left-0 z-1 max-w-[11rem] min-w-[7.5rem] border-t border-line bg-page py-2.5 pr-3 text-left font-semibold hyphens-auto"
              >
                <Name row={row} />
              </th>
              {columns.every((column) => column.value(row) === null) ? (
                // Once for the whole row: a line of «нет» looks like a table that nobody has finished.
                <td colSpan={columns.length} className="border-t border-line px-2 py-2.5 text-caption text-ink-faint">
                  {columns[0]?.gap(row)}
                </td>
              ) : (
                columns.map((column) => <Value key={column.key} column={column} row={row} />)
              )}
              {last && (
                <td className="min-w-[15rem] border-t border-line px-2 py-2.5 text-caption text-ink-soft max-sm:hidden">
                  {last.text(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Value({ column, row }: { column: Column; row: NormRow }) {
  const value = column.value(row);
  return (
    <td className={cx('border-t border-line py-2.5', numberColumn, column.onlyWide && 'max-sm:hidden')}>
      {value === null ? (
        <span className="text-caption text-ink-faint">{column.gap(row)}</span>
      ) : (
        String(value).replace('.', ',')
      )}
    </td>
  );
}

/** «Нет» in all that a phone shows of it. */
const isEmptyOnPhone = (row: NormRow, columns: Column[]) =>
  columns.every((column) => column.onlyWide || column.value(row) === null);

function Name({ row }: { row: NormRow }) {
  return (
    <>
      {row.url ? (
        <AppLink href={row.url} className="underline decoration-line-strong underline-offset-4 hover:text-link">
          {row.title}
        </AppLink>
      ) : (
        row.title
      )}
      <span className="font-normal text-ink-soft">
        {', '}
        {amountUnits[row.unit]}
      </span>
      {row.equivalent && <span className="block text-caption font-normal text-ink-faint">{row.equivalent}</span>}
    </>
  );
}

interface HeadingProps {
  column: Pick<Column, 'key' | 'title' | 'onlyWide'>;
  query: NormsQuery;
  /** The first sort of a column: names ascending, amounts descending. */
  first: string;
}

function Heading({ column: { key, title, onlyWide }, query, first }: HeadingProps) {
  const sorted = query.sort === key ? 'ascending' : query.sort === `-${key}` ? 'descending' : undefined;
  const other = first.startsWith('-') ? key : `-${key}`;
  const isName = key === 'name';
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={cx(
        'pb-2 align-bottom font-medium',
        isName ? 'sticky left-0 z-1 bg-page text-left' : 'min-w-16 px-1.5 text-right hyphens-auto',
        onlyWide && 'max-sm:hidden',
      )}
    >
      <AppLink
        href={normsHref({ ...query, sort: query.sort === first ? other : first })}
        rel="nofollow"
        className={`inline-flex min-h-11 items-end gap-1 underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-link ${sorted ? 'text-link' : 'text-ink-soft'}`}
      >
        {unbroken(title)}
        {sorted && <Icon of={sorted === 'ascending' ? ArrowUp : ArrowDown} size={14} className="mb-0.5 print:hidden" />}
      </AppLink>
    </th>
  );
}

/** Keeps «7–10» on one line in a narrow heading. */
const unbroken = (title: string) => title.replaceAll('–', '\u2060–\u2060');
