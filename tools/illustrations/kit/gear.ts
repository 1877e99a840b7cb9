/** Things for the gym, the laboratory and the post. Standing things rest on y = 0. */
import { brand, darker, lighter } from './colour.ts';
import {
  at,
  ball,
  circle,
  curveD,
  ellipse,
  ellipseD,
  inside,
  path,
  polyD,
  rect,
  rectD,
  shade,
  solid,
  stroke,
  times,
} from './svg.ts';

/** Magnifier with its lens at (0, 0), handle down right; `seen` is clipped to the lens. */
export const lens = (r: number, seen: string, rim: string): string =>
  at(
    0,
    0,
    solid(rectD(r * 1.02, -r * 0.13, r * 1.15, r * 0.26, r * 0.12), rim, { to: 90, depth: 0.8 }) +
      rect(r * 0.98, -r * 0.08, r * 0.22, r * 0.16, lighter(rim, 0.5)),
    45,
  ) +
  inside(ellipseD(0, 0, r), seen) +
  path(
    `M${-r * 0.72} ${-r * 0.2}A${r * 0.75} ${r * 0.75} 0 0 1 ${-r * 0.1} ${-r * 0.74}A${r * 0.9} ${r * 0.9} 0 0 0 ${-r * 0.72} ${-r * 0.2}Z`,
    '#FFFFFF',
    0.85,
  ) +
  stroke(ellipseD(0, 0, r), rim, r * 0.13);

/** Dumbbell lying along x. */
export const dumbbell = (w: number, colour: string, bar = '#B9C3DC'): string =>
  solid(rectD(-w * 0.32, -w * 0.035, w * 0.64, w * 0.07, 6), bar, { to: 90 }) +
  [-1, 1]
    .map(
      (k) =>
        solid(rectD(k * w * 0.27 - w * 0.05, -w * 0.19, w * 0.1, w * 0.38, w * 0.03), colour, { to: 60 }) +
        solid(rectD(k * w * 0.375 - w * 0.05, -w * 0.14, w * 0.1, w * 0.28, w * 0.03), darker(colour, 0.16), {
          to: 60,
        }),
    )
    .join('');

export const kettlebell = (s: number, colour: string): string =>
  stroke(
    `M${-s * 0.24} ${-s * 0.62}C${-s * 0.42} ${-s * 1.16} ${s * 0.42} ${-s * 1.16} ${s * 0.24} ${-s * 0.62}`,
    darker(colour, 0.15),
    s * 0.13,
  ) +
  ball(
    `M${-s * 0.28} 0C${-s * 0.62} ${-s * 0.2} ${-s * 0.5} ${-s * 0.78} 0 ${-s * 0.78}S${s * 0.62} ${-s * 0.2} ${s * 0.28} 0Z`,
    colour,
  ) +
  circle(0, -s * 0.36, s * 0.17, lighter(colour, 0.25), 0.7);

/** Running shoe facing right, sole on y = 0, heel at x = 0. */
export function sneaker(l: number, colour: string, accent: string, sole = brand.white): string {
  const u = l / 100;
  const upper = `M${2 * u} ${-10 * u}C${-1 * u} ${-26 * u} ${0} ${-40 * u} ${7 * u} ${-47 * u}C${13 * u} ${-42 * u} ${22 * u} ${-40 * u} ${30 * u} ${-46 * u}L${37 * u} ${-47 * u}C${44 * u} ${-36 * u} ${56 * u} ${-28 * u} ${74 * u} ${-25 * u}C${90 * u} ${-22 * u} ${99 * u} ${-18 * u} ${98 * u} ${-9 * u}Z`;
  return (
    ellipse(19 * u, -44 * u, 13 * u, 4 * u, darker(colour, 0.4)) +
    solid(upper, colour, { to: 70 }) +
    inside(
      upper,
      path(
        `M${30 * u} ${-6 * u}C${34 * u} ${-22 * u} ${26 * u} ${-34 * u} ${20 * u} ${-42 * u}H${30 * u}C${36 * u} ${-34 * u} ${44 * u} ${-20 * u} ${44 * u} ${-6 * u}Z`,
        accent,
      ) +
        path(`M${82 * u} 0Q${80 * u} ${-18 * u} ${100 * u} ${-24 * u}V0Z`, accent) +
        path(`M0 0V${-24 * u}Q${13 * u} ${-22 * u} ${14 * u} 0Z`, accent),
    ) +
    times(4, (i) => stroke(`M${(40 + i * 6) * u} ${(-40 + i * 4.6) * u}l${-7 * u} ${6 * u}`, brand.white, 2.2 * u)) +
    solid(
      `M${1 * u} ${-11 * u}Q${50 * u} ${-7 * u} ${99 * u} ${-11 * u}Q${102 * u} 0 ${92 * u} 0H${6 * u}Q${-2 * u} 0 ${1 * u} ${-11 * u}Z`,
      sole,
      { to: 90, depth: 0.5 },
    )
  );
}

/** Sports bottle. */
export const bottle = (w: number, h: number, colour: string, cap = brand.white): string => {
  const d = `M${-w * 0.3} ${-h * 0.8}H${w * 0.3}Q${w * 0.5} ${-h * 0.74} ${w * 0.5} ${-h * 0.62}Q${w * 0.4} ${-h * 0.5} ${w * 0.5} ${-h * 0.38}V${-w * 0.12}Q${w * 0.5} 0 ${w * 0.38} 0H${-w * 0.38}Q${-w * 0.5} 0 ${-w * 0.5} ${-w * 0.12}V${-h * 0.38}Q${-w * 0.4} ${-h * 0.5} ${-w * 0.5} ${-h * 0.62}Q${-w * 0.5} ${-h * 0.74} ${-w * 0.3} ${-h * 0.8}Z`;
  return (
    rect(-w * 0.1, -h, w * 0.2, h * 0.1, cap, 8) +
    solid(rectD(-w * 0.32, -h * 0.91, w * 0.64, h * 0.13, w * 0.08), cap, { to: 0 }) +
    solid(d, colour, { to: 0 }) +
    times(4, (i) => rect(w * 0.12, -h * (0.12 + i * 0.06), w * 0.2, 4, brand.white, 2, 0.7)) +
    rect(-w * 0.4, -h * 0.34, w * 0.08, h * 0.26, '#FFFFFF', 6, 0.45)
  );
};

/** Rolled mat seen from its end, with its free end running to the right. */
export const mat = (r: number, length: number, colour: string): string =>
  solid(rectD(0, -r * 0.22, length, r * 0.22, r * 0.08), darker(colour, 0.1), { to: 90 }) +
  ball(ellipseD(0, -r, r), colour) +
  stroke(
    curveD(
      Array.from(
        { length: 40 },
        (_, i) =>
          [Math.cos(i * 0.42) * r * (0.06 + i * 0.022), -r + Math.sin(i * 0.42) * r * (0.06 + i * 0.022)] as const,
      ),
    ),
    lighter(colour, 0.45),
    r * 0.06,
  );

/** Carton standing on y = 0, seen from a corner; `face` is drawn on its front, from the top left. */
export const carton = (w: number, h: number, side: number, colour: string, face = ''): string =>
  solid(
    polyD([
      [-w, -h],
      [0, -h],
      [side, -h - side * 0.42],
      [-w + side, -h - side * 0.42],
    ]),
    lighter(colour, 0.32),
    { depth: 0.2 },
  ) +
  rect(-w, -h, w, h, colour) +
  at(-w, -h, face) +
  shade(rectD(-w, -h, w, h), { to: 60, from: 0.5, depth: 0.4, colour: darker(colour, 0.3) }) +
  solid(
    polyD([
      [0, -h],
      [side, -h - side * 0.42],
      [side, -side * 0.42],
      [0, 0],
    ]),
    darker(colour, 0.22),
    { to: 90 },
  );

/** Conical flask; `level` is how full it is. */
export function flask(w: number, h: number, level: number, liquid: string): string {
  const d = `M${-w * 0.14} ${-h}V${-h * 0.64}L${-w * 0.48} ${-h * 0.1}Q${-w * 0.52} 0 ${-w * 0.4} 0H${w * 0.4}Q${w * 0.52} 0 ${w * 0.48} ${-h * 0.1}L${w * 0.14} ${-h * 0.64}V${-h}Z`;
  return (
    path(d, brand.white, 0.45) +
    inside(
      d,
      solid(rectD(-w, -h * level, 2 * w, h * level), liquid, { to: 30 }) +
        ellipse(0, -h * level, w * 0.46, h * 0.02, lighter(liquid, 0.4)),
    ) +
    stroke(d, brand.white, 5) +
    rect(-w * 0.2, -h - 8, w * 0.4, 14, brand.white, 7) +
    stroke(`M${-w * 0.3} ${-h * 0.18}L${-w * 0.12} ${-h * 0.5}`, '#FFFFFF', w * 0.04, 0.6)
  );
}
