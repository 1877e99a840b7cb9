import type { ArticleFigure } from '../../contract/article-figure.ts';

type Day = Extract<ArticleFigure, { type: 'day' }>;

const width = 640;
const height = 120;
const foot = 104;
/** The control point of the curve. */
const top = -4;

/** An arc with a point for each moment of the day; the list below has the text. */
export function DayFigure({ figure: { moments } }: { figure: Day }) {
  return (
    <div className="rounded-panel bg-tint p-card">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" fill="none" className="w-full max-sm:hidden">
        <path d={`M0 ${foot}H${width}`} className="stroke-line-strong" strokeWidth="2" />
        <path
          d={`M24 ${foot}C160 ${top} 480 ${top} ${width - 24} ${foot}`}
          className="stroke-line-strong"
          strokeWidth="2"
          strokeDasharray="4 8"
        />
        {moments.map(({ time }, index) => {
          const { x, y } = onArc((index + 0.5) / moments.length);
          return (
            <g key={time} transform={`translate(${x} ${y})`}>
              <circle r="16" className="fill-action" />
              <text textAnchor="middle" y="5.5" fontSize="16" fontWeight="600" className="fill-on-action">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="grid gap-5 sm:mt-6 sm:grid-cols-2 sm:gap-x-8">
        {moments.map(({ time, what, why }, index) => (
          <li key={time} className="flex gap-3 text-small">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-action text-caption font-semibold text-on-action tabular-nums"
            >
              {index + 1}
            </span>
            <span>
              <b className="block font-semibold">{time}</b>
              {what}
              <span className="block text-ink-soft">{why}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A point of the curve, `t` from 0 to 1. */
function onArc(t: number) {
  const curve = (a: number, b: number, c: number, d: number) =>
    Math.round(a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3);
  return { x: curve(24, 160, 480, width - 24), y: curve(foot, top, top, foot) };
}
