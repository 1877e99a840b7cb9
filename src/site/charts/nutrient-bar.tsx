import { normPosition, positionOnScale } from './nutrient-scale.ts';

interface NutrientBarProps {
  percent: number | null;
  /** Upper level as per cent of the norm. */
  upperPercent?: number | null;
}

/** A dose against the norm. Only for the eye: the figures stand beside it in words. */
export function NutrientBar({ percent, upperPercent = null }: NutrientBarProps) {
  return (
    <span aria-hidden="true" className="nutrient-bar relative block h-6">
      <span className="bar-track absolute inset-x-0 top-2 h-2 overflow-hidden rounded-full">
        {percent !== null && (
          <span
            className="bar-fill block h-full rounded-full bg-accent"
            style={{ width: `${Math.max(1.5, positionOnScale(percent))}%` }}
          />
        )}
      </span>
      <span
        className="nutrient-norm absolute top-0.5 h-5 w-0.5 -translate-x-1/2 rounded-full"
        style={{ left: `${normPosition}%` }}
      />
      {upperPercent !== null && (
        <span
          className="nutrient-upper absolute top-0 -translate-x-1/2"
          style={{ left: `${positionOnScale(upperPercent)}%` }}
        />
      )}
    </span>
  );
}

/** What the two marks of the bars mean. */
export function NutrientLegend({ withUpper = true }: { withUpper?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-caption text-ink-soft">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="nutrient-norm inline-block h-4 w-0.5 rounded-full" />
        100 % суточной нормы, дальше шкала сжата
      </li>
      {withUpper && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="nutrient-upper inline-block" />
          верхний допустимый уровень
        </li>
      )}
    </ul>
  );
}
