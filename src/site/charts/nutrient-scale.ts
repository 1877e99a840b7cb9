/** How far along the bar the daily norm stands, in per cent of the width. The same in every bar of the site. */
export const normPosition = 60;
/** What stands at the end of the bar: sixty norms. */
const lastPercent = 6000;

/**
 * Where a share of the daily norm stands on the bar. Up to the norm the scale is even; past it doses reach
 * from 1.1 to 50 norms, so it shrinks logarithmically. The norm stays in one place and bars can be compared.
 */
export function positionOnScale(percent: number): number {
  if (percent <= 0) return 0;
  if (percent <= 100) return (percent / 100) * normPosition;
  const beyond = Math.log(percent / 100) / Math.log(lastPercent / 100);
  return Math.min(100, normPosition + (100 - normPosition) * beyond);
}
