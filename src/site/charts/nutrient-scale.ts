/** In per cent of the daily norm. */
export interface ScaledRow {
  percent: number | null;
  upperPercent?: number | null;
}

/** An axis ends at least here, so that the norm lies on it. */
const leastEnd = 120;
/** Longer bars are drawn with a break. */
export const mostEnd = 300;
const step = 20;

/** The end of the axis that all rows share, in per cent of the norm. */
export function axisEnd(rows: readonly ScaledRow[]): number {
  const most = Math.max(0, ...rows.map(({ percent }) => percent ?? 0));
  return Math.min(mostEnd, Math.max(leastEnd, Math.ceil(most / step) * step));
}

/** In per cent of the length of the axis. */
export const positionOn = (end: number, percent: number): number => Math.min(100, Math.max(0, (percent / end) * 100));
