import { type RefObject, useEffect, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { type CombinationKind, combinationLooks } from '../../ui/combination-mark.tsx';

interface CombinationLinesProps {
  table: RefObject<HTMLElement | null>;
  centre: string;
  around: ReadonlyMap<string, { kind: CombinationKind }>;
  /** Its line is the strongest. */
  partner: string | undefined;
}

/** Lines over the tiles, from a substance to those that it has a combination with. For the eye: the strip says the same. */
export function CombinationLines({ table, centre, around, partner }: CombinationLinesProps) {
  const [ends, setEnds] = useState<Map<string, Point>>();
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const measure = () => setEnds(pictureCentres(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [table]);
  const from = ends?.get(centre);
  if (!from) return null;
  return (
    <svg
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className="pointer-events-none absolute inset-0 size-full overflow-visible print:hidden"
    >
      {[...around].map(([slug, { kind }]) => {
        const to = ends?.get(slug);
        const { line, dash } = combinationLooks[kind];
        return (
          to && (
            <g key={slug} className={cx('transition-opacity', partner && partner !== slug && 'opacity-25')}>
              <path d={curve(from, to)} strokeWidth="7" className="stroke-page opacity-70" />
              <path d={curve(from, to)} strokeWidth="3" strokeDasharray={dash} className={line} />
            </g>
          )
        );
      })}
      <circle cx={from.x} cy={from.y} r="7" className="fill-ink stroke-page" strokeWidth="3" />
    </svg>
  );
}

interface Point {
  x: number;
  y: number;
}

function pictureCentres(table: HTMLElement): Map<string, Point> {
  const origin = table.getBoundingClientRect();
  return new Map(
    [...table.querySelectorAll<HTMLElement>('[data-component]')].map((tile) => {
      const { left, top, width } = tile.getBoundingClientRect();
      // Pictures are square and stand at the top of their tile.
      return [tile.dataset.component ?? '', { x: left - origin.left + width / 2, y: top - origin.top + width / 2 }];
    }),
  );
}

/** Bent to one side, so that lines along one row do not lie on each other. */
function curve(from: Point, to: Point): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = { x: (to.y - from.y) * 0.14, y: (from.x - to.x) * 0.14 };
  return `M${from.x} ${from.y}Q${middle.x + bend.x} ${middle.y + bend.y} ${to.x} ${to.y}`;
}
