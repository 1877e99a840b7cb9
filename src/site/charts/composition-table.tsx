import type { CompositionRow } from '../../contract/product.ts';
import { formatPercent } from '../../text/russian.ts';
import { AppLink } from '../ui/app-link.tsx';
import { axisEnd, NoNorm, NutrientBar, NutrientLegend } from './nutrient-bar.tsx';

interface CompositionTableProps {
  rows: CompositionRow[];
  /** «Состав в 1 капсуле» */
  caption: string;
  /** Where the norms come from: said only where one is shown. */
  note?: string;
}

/** The composition: amount, share of the daily norm drawn and written, upper level marked. */
export function CompositionTable({ rows, caption, note }: CompositionTableProps) {
  const withNorm = rows.some((row) => row.percent !== null);
  const scaled = rows.map((row) => ({ percent: row.percent, upperPercent: row.upper?.percent ?? null }));
  const end = axisEnd(scaled);
  return (
    <div>
      <table className="composition w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-caption text-ink-faint">
          <tr>
            <th scope="col">Вещество</th>
            <th scope="col">Количество</th>
            {withNorm && <th scope="col">Доля суточной нормы</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="text-left font-semibold">
                {row.component ? (
                  <AppLink
                    href={row.component.url}
                    className="underline decoration-line-strong decoration-1 underline-offset-4 hover:text-link hover:decoration-current"
                  >
                    {row.name}
                  </AppLink>
                ) : (
                  row.name
                )}
              </th>
              <td className="composition-amount">{row.amountText}</td>
              {withNorm && (
                <td className="composition-share">
                  <ShareCell row={row} end={end} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 grid max-w-[68ch] gap-3">
        {withNorm && <NutrientLegend rows={scaled} />}
        {withNorm && note && <p className="text-caption text-ink-faint">{note}</p>}
      </div>
    </div>
  );
}

function ShareCell({ row, end }: { row: CompositionRow; end: number }) {
  if (row.percent === null) {
    return <NoNorm />;
  }
  return (
    <span className="composition-bar">
      <NutrientBar percent={row.percent} upperPercent={row.upper?.percent ?? null} end={end} />
      <span className="text-right font-semibold">{formatPercent(row.percent)}</span>
      {row.upper && <span className="sr-only">, верхний допустимый уровень {row.upper.text}</span>}
    </span>
  );
}
