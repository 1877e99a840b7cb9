import type { Opening } from '../../contract/product.ts';
import { positionOn } from './nutrient-bar.tsx';
import { leastEnd } from './tick-bar.tsx';

export type Part = Pick<Opening['parts'][number], 'kind' | 'dots' | 'percent'>;

export interface Size {
  width: number;
  height: number;
}

/** The drawing of a bar, in units of its own: the whole axis, on which the norm lies. */
export const barSize: Size = { width: 1200, height: 72 };

/** Dots in columns, from the left. */
export interface Bar {
  /** Indexes of the parts, one after another. */
  parts: number[];
  rows: number;
  cell: Size;
  /** Cells that the further capsules of a serving fill. */
  further: number;
}

/** A bar for each substance, and one for all that no label counts. */
export function barsOf(parts: readonly Part[], pieces: number, end = leastEnd): Bar[] {
  const indexes = [...parts.keys()];
  const isSubstance = (index: number) => parts[index]?.kind === 'substance';
  const dotsOf = (group: number[]) => group.reduce((sum, index) => sum + (parts[index]?.dots ?? 0), 0);
  const others = indexes.filter((index) => !isSubstance(index));
  const groups = [...indexes.filter(isSubstance).map((index) => [index]), ...(others.length > 0 ? [others] : [])];
  return groups.map((group): Bar => {
    const percent = parts[group[0] ?? 0]?.percent ?? null;
    const dots = dotsOf(group);
    if (percent === null) {
      const rows = rowsFor(dots, barSize.width);
      const across = Math.min(barSize.width / Math.ceil(dots / rows), (barSize.height / rows) * 1.25);
      return { parts: group, rows, cell: { width: across, height: barSize.height / rows }, further: 0 };
    }
    const all = dots * pieces;
    const length = (barSize.width * Math.max(1, positionOn(end, Math.min(percent, end)))) / 100;
    const rows = rowsFor(all, length);
    return {
      parts: group,
      rows,
      cell: { width: length / Math.ceil(all / rows), height: barSize.height / rows },
      further: all - dots,
    };
  });
}

/** As many as make the cells most like squares. */
const rowsFor = (dots: number, length: number) =>
  Math.min(dots, Math.max(1, Math.round(Math.sqrt((dots * barSize.height) / length))));

/** The middle of a cell. */
export function cellAt({ rows, cell }: Bar, index: number) {
  return { x: (Math.floor(index / rows) + 0.5) * cell.width, y: ((index % rows) + 0.5) * cell.height };
}

/** Round, or a line with round ends where a cell is wider than high; the borders of the cell stay free. */
export function dotIn({ cell: { width, height } }: Bar): Size {
  const size = Math.min(width, height) * 0.84;
  return { width: Math.max(size, width - height + size), height: size };
}
