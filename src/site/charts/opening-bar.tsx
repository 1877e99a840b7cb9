import type { CSSProperties } from 'react';
import { type Bar, barSize, cellAt, dotIn } from './opening-bars.ts';

interface OpeningBarProps {
  bar: Bar;
  members: { index: number; dots: number; style: CSSProperties }[];
  /** Where the tick stands, in per cent of the axis; null without a norm. */
  norm: number | null;
  isLonger: boolean;
}

/** The dots as they end: those of one capsule bright, those of the rest of a serving pale. Words beside it say it. */
export function OpeningBar({ bar, members, norm, isLonger }: OpeningBarProps) {
  const { width, height } = barSize;
  const thick = { strokeWidth: round(dotIn(bar).height) };
  const dots = members.reduce((sum, one) => sum + one.dots, 0);
  let first = 0;
  return (
    <span aria-hidden="true" className="opening-track" data-normed={norm !== null || undefined}>
      <svg aria-hidden="true" className="opening-bar" viewBox={`0 0 ${width} ${height}`}>
        {bar.further > 0 && (
          <path d={dotPath(bar, dots, bar.further)} style={members[0]?.style} {...thick} className="opening-further" />
        )}
        {members.map(({ index, dots: count, style }) => {
          const path = dotPath(bar, first, count);
          first += count;
          return <path key={index} d={path} style={style} {...thick} className="opening-drawn" />;
        })}
      </svg>
      {norm !== null && <span className="opening-tick" style={{ left: `${norm}%` }} />}
      {isLonger && <span className="opening-break" />}
    </span>
  );
}

/** Round dots, or lines with round ends where a cell is wider than high. */
function dotPath(bar: Bar, first: number, count: number): string {
  const { width, height } = dotIn(bar);
  const across = width - height;
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = cellAt(bar, first + index);
    return `M${round(x - across / 2)} ${round(y)}h${round(across)}`;
  }).join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
