import type { CompositionRow } from '../../contract/product.ts';
import { formatPercent } from '../../text/russian.ts';
import { mostEnd } from './nutrient-bar.tsx';

interface RingChartProps {
  /** Rows without a norm are left out; at most five are drawn. */
  rows: Pick<CompositionRow, 'name' | 'percent' | 'amountText'>[];
  /** «Сколько суточной нормы даёт одна порция» */
  caption: string;
}

const mostRings = 5;
const strokeWidth = 10;
const gap = 4;
const outerRadius = 94;

const radiusOf = (index: number) => outerRadius - index * (strokeWidth + gap);

/** One ring per substance; a line marks the norm. */
export function RingChart({ rows, caption }: RingChartProps) {
  const rings = rows.filter((row) => row.percent !== null).slice(0, mostRings);
  const most = Math.max(100, ...rings.map((row) => row.percent ?? 0));
  const full = Math.min(mostEnd, most);
  return (
    <div className="ring-chart grid items-center gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,320px)_1fr]">
      <svg viewBox="0 0 200 200" aria-hidden="true" className="mx-auto w-full max-w-80 -rotate-90">
        {rings.map((row, index) => (
          <Ring key={row.name} percent={row.percent ?? 0} full={full} index={index} />
        ))}
        {full > 100 && <NormLine full={full} inner={radiusOf(rings.length - 1) - strokeWidth / 2} />}
      </svg>
      <table className="w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Вещество</th>
            <th scope="col">Количество</th>
            <th scope="col">Доля суточной нормы</th>
          </tr>
        </thead>
        <tbody>
          {rings.map((row, index) => (
            <tr key={row.name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 pr-3 text-left font-medium">
                <span className="flex items-center gap-3">
                  <span
                    aria-hidden="true"
                    className="size-3 shrink-0 rounded-full"
                    style={{ background: ringColor(index) }}
                  />
                  {row.name}
                </span>
              </th>
              <td className="py-2.5 pr-3 text-right text-ink-soft">{row.amountText}</td>
              <td className="py-2.5 text-right font-semibold">{formatPercent(row.percent ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        {full > 100 && (
          <tfoot>
            <tr>
              <td colSpan={3} className="pt-3 text-caption text-ink-faint">
                Черта поперёк колец — 100&nbsp;% нормы{most > full && <>, полный круг — {full}&nbsp;% и&nbsp;больше</>}.
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function NormLine({ full, inner }: { full: number; inner: number }) {
  const angle = (100 / full) * 2 * Math.PI;
  const at = (radius: number) => [100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)] as const;
  const [x1, y1] = at(inner - 3);
  const [x2, y2] = at(outerRadius + strokeWidth / 2 + 1);
  return <line x1={x1} y1={y1} x2={x2} y2={y2} className="ring-norm" />;
}

function Ring({ percent, full, index }: { percent: number; full: number; index: number }) {
  const radius = radiusOf(index);
  const length = 2 * Math.PI * radius;
  const covered = (Math.min(full, percent) / full) * length;
  const shared = { cx: 100, cy: 100, r: radius, fill: 'none', strokeWidth };
  return (
    <>
      <circle {...shared} className="ring-track" />
      {percent > 0 && (
        <circle
          {...shared}
          className="ring-fill"
          strokeDasharray={`${covered.toFixed(1)} ${(length + 1).toFixed(1)}`}
          style={{ stroke: ringColor(index) }}
        />
      )}
    </>
  );
}

/** Five colours distinguishable in both themes and with colour blindness. */
const ringColor = (index: number) => `var(--chart-${index + 1})`;
