import type { Comparison } from '../../contract/product.ts';
import { formatPercent } from '../text/russian-words.ts';
import { AppLink } from '../ui/app-link.tsx';

interface ComparisonTableProps {
  comparison: Comparison;
  caption: string;
  note?: string;
}

/** Products of a series side by side. The deeper the cell, the larger its share of the daily norm. */
export function ComparisonTable({ comparison, caption, note }: ComparisonTableProps) {
  const withShares = comparison.rows.some(({ cells }) => cells.some((cell) => cell && cell.percent !== null));
  return (
    <figure>
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="fades-aside relative -mx-(--space-side) overflow-x-auto px-(--space-side) focus-visible:rounded-card"
      >
        <table className="comparison -ml-1 w-[calc(100%+4px)] border-separate border-spacing-1 text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="comparison-name text-left text-caption font-medium text-ink-faint">
                Продукт
              </th>
              {comparison.columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className="px-2 pb-2 text-center align-bottom text-caption font-medium"
                >
                  {column.url ? (
                    <AppLink
                      href={column.url}
                      className="underline decoration-line-strong underline-offset-4 hover:text-link"
                    >
                      {column.title}
                    </AppLink>
                  ) : (
                    column.title
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.rows.map((row) => (
              <tr key={row.ref}>
                <th scope="row" className="comparison-name text-left font-semibold">
                  <AppLink href={row.url} className="hover:text-link hover:underline underline-offset-4">
                    {row.title}
                  </AppLink>
                </th>
                {row.cells.map((cell, index) => (
                  <Cell key={comparison.columns[index]?.key ?? index} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="scroll-hint sticky left-0 mt-4 w-fit text-caption text-ink-faint md:hidden">
          Таблица листается вбок.
        </p>
      </section>
      <figcaption className="mt-4 grid gap-3 text-caption text-ink-faint">
        {withShares && <Levels />}
        <span className="max-w-[68ch]">{note}</span>
      </figcaption>
    </figure>
  );
}

/** Shares of the norm from which a cell is one shade deeper. */
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

function Cell({ cell }: { cell: Comparison['rows'][number]['cells'][number] }) {
  if (!cell) {
    return (
      <td className="comparison-cell comparison-empty">
        <span aria-hidden="true">—</span>
        <span className="sr-only">нет</span>
      </td>
    );
  }
  return (
    <td className="comparison-cell" data-level={levelOf(cell.percent)}>
      <span className="block font-semibold whitespace-nowrap">{cell.text}</span>
      {cell.percent !== null && (
        <span className="block text-caption whitespace-nowrap">{formatPercent(cell.percent)}</span>
      )}
    </td>
  );
}
