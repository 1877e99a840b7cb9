import type { CSSProperties } from 'react';
import { cx } from '../ui/class-names.ts';
import { leastEnd } from './tick-bar.tsx';

/** In per cent of the daily norm. */
export interface ScaledRow {
  percent: number | null;
  upperPercent?: number | null;
}

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

interface NutrientBarProps extends ScaledRow {
  /** The end of the axis of all rows, from `axisEnd`. */
  end: number;
}

/** In place of a share, for a substance without a norm. */
export function NoNorm() {
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true">—</span>
      <span className="sr-only">норма не установлена</span>
    </span>
  );
}

/** A dose against the norm. Decorative: the figures stand beside it as text. */
export function NutrientBar({ percent, upperPercent = null, end }: NutrientBarProps) {
  return (
    <span aria-hidden="true" className="nutrient-bar relative block h-6">
      <span
        className={cx(
          'bar-track absolute inset-x-0 top-2 h-2 overflow-hidden rounded-full',
          percent !== null && percent > end && 'bar-broken',
        )}
      >
        {percent !== null && (
          <span
            className="bar-fill block h-full rounded-full bg-accent"
            style={{ width: `${Math.max(1.5, positionOn(end, percent))}%` }}
          />
        )}
      </span>
      <span
        className="nutrient-norm absolute top-0.5 h-5 w-0.5 -translate-x-1/2 rounded-full"
        style={{ left: `${positionOn(end, 100)}%` }}
      />
      {upperPercent !== null && upperPercent <= end && (
        <span
          className="nutrient-upper absolute top-0 -translate-x-1/2"
          style={{ left: `${positionOn(end, upperPercent)}%` }}
        />
      )}
    </span>
  );
}

export function NutrientLegend({ rows }: { rows: readonly ScaledRow[] }) {
  const end = axisEnd(rows);
  const uppers = rows.flatMap(({ upperPercent }) => (upperPercent && upperPercent <= end ? [upperPercent] : []));
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-caption text-ink-soft">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="nutrient-norm inline-block h-4 w-0.5 rounded-full" />
        100 % суточной нормы
      </li>
      {uppers.length > 0 && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="nutrient-upper inline-block" />
          верхний допустимый уровень
          {uppers.some((percent) => percent < 100) && '; левее нормы, если считает только добавки, а не еду'}
        </li>
      )}
      {rows.some(({ percent }) => (percent ?? 0) > end) && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="bar-track bar-broken relative inline-block h-2 w-8 rounded-full">
            <span className="block h-full rounded-full bg-accent" />
          </span>
          больше {end} %, полоса с разрывом
        </li>
      )}
    </ul>
  );
}

/** A dose in blocks of one norm each. Decorative: the figures stand beside it as text. */
export function DoseBlocks({ percent, className }: { percent: number; className?: string }) {
  const norms = Math.max(1, Math.ceil(percent / 100));
  return (
    <span
      aria-hidden="true"
      className={cx('dose-blocks', className)}
      style={{ '--norms': norms, '--filled': `${(percent / norms).toFixed(1)}%` } as CSSProperties}
    />
  );
}
