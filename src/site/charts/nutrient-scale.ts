/** A row that is drawn against the daily norm, in per cent of it. */
export interface ScaledRow {
  percent: number | null;
  upperPercent?: number | null;
}

/** Where an axis ends at least: the norm stands inside of it. */
const leastEnd = 120;
/** Beyond this the norm itself would shrink to nothing: a longer bar is drawn with a break. */
export const mostEnd = 300;
const step = 20;

/** The end of the axis that all rows share, in per cent of the norm. Lengths on it are proportional. */
export function axisEnd(rows: readonly ScaledRow[]): number {
  const most = Math.max(0, ...rows.map(({ percent }) => percent ?? 0));
  return Math.min(mostEnd, Math.max(leastEnd, Math.ceil(most / step) * step));
}

/** How far along the axis, in per cent of its length. */
export const positionOn = (end: number, percent: number): number => Math.min(100, Math.max(0, (percent / end) * 100));
