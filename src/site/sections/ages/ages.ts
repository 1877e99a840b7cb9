/** The range of the slider; `any` stands before it. */
export const ages = { any: 0, least: 1, most: 17 } as const;

/** «4» of an address; null if it is not an age of the slider. */
export function readAge(line: string | null): number | null {
  const years = line !== null && /^\d{1,2}$/.test(line) ? Number(line) : 0;
  return years >= ages.least && years <= ages.most ? years : null;
}

export type Fit = 'fits' | 'early' | 'late';

export function fitOf({ from, to }: { from: number; to: number | null }, years: number): Fit {
  if (years < from) return 'early';
  return to !== null && years > to ? 'late' : 'fits';
}
