/** The mark: a V of two capsules, the right one parted at its seam, like hands that show the time. */

type Point = readonly [number, number];

const n = (v: number): string => String(Math.round(v * 100) / 100);

/** A bar from a to b; each end is either round or cut straight. */
function bar(a: Point, b: Point, half: number, roundA: boolean, roundB: boolean): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const [nx, ny] = [uy * half, -ux * half];
  const end = (to: Point, round: boolean) =>
    round ? `A${n(half)} ${n(half)} 0 0 1 ${n(to[0])} ${n(to[1])}` : `L${n(to[0])} ${n(to[1])}`;
  return `M${n(a[0] + nx)} ${n(a[1] + ny)}L${n(b[0] + nx)} ${n(b[1] + ny)}${end([b[0] - nx, b[1] - ny], roundB)}L${n(a[0] - nx)} ${n(a[1] - ny)}${end([a[0] + nx, a[1] + ny], roundA)}Z`;
}

/** The mark in a box of the given height, with its top left corner at (0, 0). */
export function mark(height: number, weight = 0.235): { d: string; width: number } {
  const half = (height * weight) / 2;
  const width = height * 1.02;
  const [left, right, foot]: [Point, Point, Point] = [
    [half, half],
    [width - half, half],
    [width / 2, height - half],
  ];
  const length = Math.hypot(foot[0] - right[0], foot[1] - right[1]);
  const along = (t: number): Point => [
    right[0] + ((foot[0] - right[0]) * t) / length,
    right[1] + ((foot[1] - right[1]) * t) / length,
  ];
  const seam = height * 0.25;
  return {
    width,
    d:
      bar(left, foot, half, true, true) +
      bar(right, along(seam), half, true, false) +
      bar(along(seam + height * 0.062), foot, half, false, true),
  };
}
