import type { ArticleFigure as Data } from '../../contract/entries.ts';
import { NumberMark } from './number-mark.tsx';

/** Every word of a figure is text. */
export function ArticleFigure({ figure }: { figure: Data }) {
  return (
    <figure className="my-panel">
      <figcaption className="mb-5 max-w-[68ch] text-h3 font-semibold tracking-[-.01em]">{figure.title}</figcaption>
      {figure.type === 'label' && <LabelFigure figure={figure} />}
      {figure.type === 'limits' && <LimitsFigure figure={figure} />}
      {figure.type === 'amounts' && <AmountsFigure figure={figure} />}
      {figure.type === 'day' && <DayFigure figure={figure} />}
    </figure>
  );
}

type Day = Extract<Data, { type: 'day' }>;

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
              className="grid size-6 shrink-0 place-items-center rounded-full bg-action text-caption font-semibold text-on-action"
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

/** A label line by line, with an explanation beside each line. */
function LabelFigure({ figure }: { figure: Extract<Data, { type: 'label' }> }) {
  return (
    <div className="rounded-panel bg-tint p-card">
      <Lid />
      <ol>
        {figure.lines.map(({ printed, meaning }, index) => (
          <li key={printed} className="group grid sm:grid-cols-[minmax(0,1fr)_2.5rem_minmax(0,1fr)]">
            <p className="border-x-2 border-line-strong bg-page px-4 py-3 text-small font-medium max-sm:pb-1 sm:group-last:rounded-b-card sm:group-last:border-b-2">
              {printed}
            </p>
            <span aria-hidden="true" className="mt-6 h-px bg-line-strong max-sm:hidden" />
            <p className="flex gap-3 py-3 text-small text-ink-soft max-sm:border-x-2 max-sm:border-line-strong max-sm:bg-page max-sm:px-4 max-sm:pt-0 max-sm:group-last:rounded-b-card max-sm:group-last:border-b-2">
              <NumberMark number={index + 1} />
              {meaning}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Lid() {
  return (
    <svg
      viewBox="0 0 320 64"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      className="h-16 w-full stroke-line-strong sm:w-[calc(50%-1.25rem)]"
    >
      <rect x="56" y="2" width="208" height="30" rx="8" className="fill-action" stroke="none" />
      <path d="M76 8v18M100 8v18M124 8v18M148 8v18M172 8v18M196 8v18M220 8v18M244 8v18" className="stroke-page/35" />
      <path
        d="M72 32h176v6c0 8 71 6 71 26H1c0-20 71-18 71-26z"
        className="fill-page"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Each bar ends at the upper level; the filled part is the norm. */
function LimitsFigure({ figure }: { figure: Extract<Data, { type: 'limits' }> }) {
  return (
    <div className="rounded-panel bg-tint p-card">
      <ul className="grid gap-5">
        {figure.rows.map(({ name, norm, limit, percent }) => (
          <li key={name}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <b className="font-semibold">
                {name}: {percent}&nbsp;%
              </b>
              <span className="text-ink-soft max-sm:w-full">
                норма {norm}, предел {limit}
              </span>
            </p>
            <Bar share={percent} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-caption text-ink-soft">{figure.note}</p>
    </div>
  );
}

/** All bars have one axis; the tick across them is the norm. */
function AmountsFigure({ figure: { mark, rows } }: { figure: Extract<Data, { type: 'amounts' }> }) {
  return (
    <div className="rounded-panel bg-tint p-card">
      <ul className="grid gap-3">
        {rows.map(({ name, amountText, share }) => (
          <li key={name}>
            <p className="flex items-baseline justify-between gap-4 text-small">
              {name} <b className="shrink-0 font-semibold">{amountText}</b>
            </p>
            <Bar share={share} tick={mark.share} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-caption text-ink-soft">Черта&nbsp;— {mark.words}.</p>
    </div>
  );
}

function Bar({ share, tick }: { share: number; tick?: number }) {
  return (
    <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 h-3 w-full rounded-full">
      <rect width="100" height="3" className="fill-page" />
      <rect width={Math.min(100, share)} height="3" className="fill-action" />
      {tick && <rect x={tick} width=".5" height="3" className="fill-ink" />}
    </svg>
  );
}
