/** Years that the slider knows. */
export const ages = { least: 1, most: 17, first: 5 } as const;

export type Fit = 'fits' | 'early' | 'late';

export function fitOf({ from, to }: { from: number; to: number | null }, years: number): Fit {
  if (years < from) return 'early';
  return to !== null && years > to ? 'late' : 'fits';
}
