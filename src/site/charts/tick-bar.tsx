import type { CSSProperties } from 'react';
import { cx } from '../ui/class-names.ts';

/** An axis ends at least here, so that the norm lies on it. */
export const leastEnd = 120;

interface TickBarProps {
  /** Of the whole: of a daily norm, of a text, of all questions. */
  percent: number;
  className?: string;
}

/**
 * The sign of the brand: a bar and the tick that stands at 100 %, always at five sixths of its length, so that the ticks
 * of neighbours are in line. Decorative: words beside it say the figure.
 */
export function TickBar({ percent, className }: TickBarProps) {
  return (
    <span
      aria-hidden="true"
      data-over={percent > leastEnd || undefined}
      className={cx('tick-bar', className)}
      style={{ '--share': `${Math.min(leastEnd, Math.max(0, percent))}%` } as CSSProperties}
    />
  );
}
