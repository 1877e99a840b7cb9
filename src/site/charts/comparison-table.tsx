import type { Comparison } from '../../contract/product.ts';
import { formatPercent } from '../../text/russian.ts';
import { AppLink } from '../ui/app-link.tsx';
import { cx } from '../ui/class-names.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import stylesheet from './comparison-table.css?url';

interface ComparisonTableProps {
  comparison: Comparison;
  caption: string;
  note?: string;
}

/** Long compositions read downwards. */
const isTurned = ({ columns }: Comparison) => columns.length > 12;

/** So few products that the table leaves room for its title beside it. */
export const isNarrow = (comparison: Comparison) => isTurned(comparison) && comparison.rows.length < 4;

/**
 * The deeper the colour of a cell, the larger its share of the daily norm. On a phone, where most of a wide table would wait
 * out of sight, each product has a list instead.
 */
export function ComparisonTable({ comparison, caption, note }: ComparisonTableProps) {
  const withShares = comparison.rows.some(({ cells }) => cells.some((cell) => cell && cell.percent !== null));
  const products = comparison.rows.map(({ ref, ...row }) => ({ key: ref, ...row }));
  const substances = comparison.columns.map((column, index) => ({
    ...column,
    cells: comparison.rows.map(({ cells }) => cells[index] ?? null),
  }));
  const turned = isTurned(comparison);
  const [lines, heads] = turned ? [substances, products] : [products, substances];
  return (
    <figure>
      <link rel="stylesheet" href={stylesheet} precedence="screen" />
      {!isNarrow(comparison) && <Lists comparison={comparison} label={caption} />}
      <ScrollRegion label={caption} className={isNarrow(comparison) ? undefined : 'max-sm:hidden'}>
        <table
          className={cx(
            'comparison -ml-1 w-[calc(100%+4px)] border-separate [border-spacing:4px] text-small',
            turned && 'lg:table-fixed',
          )}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="comparison-name text-left text-caption font-medium text-ink-faint">
                {turned ? 'Вещество' : 'Продукт'}
              </th>
              {heads.map(({ key, url, title }) => (
                <th key={key} scope="col" className="px-2 pb-2 text-center align-bottom text-caption font-medium">
                  <Name url={url} title={title} className="underline decoration-line-strong hover:text-link" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, url, title, cells }) => (
              <tr key={key}>
                <th scope="row" className="comparison-name text-left font-semibold">
                  <Name url={url} title={title} className="hover:text-link hover:underline" />
                </th>
                {cells.map((cell, index) => (
                  <Cell key={heads[index]?.key ?? index} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <figcaption className="mt-4 grid gap-3 text-caption text-ink-faint">
        {withShares && <Levels />}
        <span className="max-w-[68ch]">{note}</span>
      </figcaption>
    </figure>
  );
}

function Lists({ comparison: { columns, rows }, label }: { comparison: Comparison; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-6 text-small sm:hidden">
      {rows.map(({ ref, url, title, cells }) => (
        <li key={ref}>
          <p className="mb-2 text-body font-semibold">
            <Name url={url} title={title} className="hover:underline" />
          </p>
          <ul className="grid gap-1">
            {columns.map((column, index) => {
              const cell = cells[index];
              return (
                cell && (
                  <li
                    key={column.key}
                    data-level={levelOf(cell.percent)}
                    className="comparison-cell flex items-baseline gap-3 text-left"
                  >
                    <span className="grow">{column.title}</span>
                    <b className="font-semibold">{cell.text}</b>
                    {cell.percent !== null && (
                      <span className="min-w-12 text-right text-caption">{formatPercent(cell.percent)}</span>
                    )}
                  </li>
                )
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Name({ url, title, className }: { url: string | null; title: string; className: string }) {
  if (!url) return title;
  return (
    <AppLink href={url} className={cx('underline-offset-4', className)}>
      {title}
    </AppLink>
  );
}

/** Shares of the norm at which the colour of a cell becomes deeper. */
const levels = [0, 50, 100, 200, 500];

const levelOf = (percent: number | null) =>
  percent === null ? undefined : levels.findLastIndex((from) => percent >= from);

function Levels() {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
      Доля суточной нормы
      {levels.map((from, level) => (
        <span key={from} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="comparison-level inline-block size-4 rounded-[5px] border border-line"
            data-level={level}
          />
          {level === 0 ? <>до&nbsp;{levels[1]}&nbsp;%</> : <>от&nbsp;{from}&nbsp;%</>}
        </span>
      ))}
    </span>
  );
}

type ComparisonCell = Comparison['rows'][number]['cells'][number];

function Cell({ cell }: { cell: ComparisonCell }) {
  // A label of twenty lines beside one of three leaves hundreds of these: the style sheet draws the dash.
  if (!cell) return <td className="comparison-cell comparison-empty" aria-label="нет" />;
  return (
    <td className="comparison-cell" data-level={levelOf(cell.percent)}>
      <span className="block font-semibold">{cell.text}</span>
      {cell.percent !== null && <span className="block text-caption">{formatPercent(cell.percent)}</span>}
    </td>
  );
}
