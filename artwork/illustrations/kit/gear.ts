/** Things for the gym, the laboratory and the post. Standing things rest on y = 0. */
import { brand, darker, lighter } from './colour.ts';
import { at, ellipse, ellipseD, inside, path, polyD, rect, rectD, shade, solid, stroke, times } from './svg.ts';

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
