import type { Comparison } from '../../contract/product.ts';
import { formatPercent } from '../text/russian-words.ts';
import { AppLink } from '../ui/app-link.tsx';
import { positionOnScale } from './nutrient-scale.ts';

interface ComparisonTableProps {
  comparison: Comparison;
  caption: string;
  note?: string;
}

/** Products of a series side by side. The deeper the cell, the larger its share of the daily norm. */
export function ComparisonTable({ comparison, caption, note }: ComparisonTableProps) {
  return (
    <figure>
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative -mx-(--space-side) overflow-x-auto px-(--space-side) focus-visible:rounded-card"
      >
        <table className="comparison -ml-1 w-[calc(100%+8px)] border-separate border-spacing-1 text-small">
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
      </section>
      {note && <figcaption className="mt-4 max-w-[68ch] text-caption text-ink-faint">{note}</figcaption>}
    </figure>
  );
}

function Cell({ cell }: { cell: Comparison['rows'][number]['cells'][number] }) {
  if (!cell) {
    return (
      <td className="comparison-cell comparison-empty">
        <span aria-hidden="true">·</span>
        <span className="sr-only">нет</span>
      </td>
    );
  }
  const heat = cell.percent === null ? 12 : Math.round(14 + positionOnScale(cell.percent) * 0.5);
  return (
    <td className="comparison-cell" style={{ background: `color-mix(in oklab, var(--accent) ${heat}%, var(--page))` }}>
      <span className="block font-semibold whitespace-nowrap">{cell.text}</span>
      {cell.percent !== null && (
        <span className="block text-caption whitespace-nowrap">{formatPercent(cell.percent)}</span>
      )}
    </td>
  );
}
