/** Fruit, vegetables, fish and plates of them. Drawn around (0, 0) unless it says otherwise. */
import { brand, darker, lighter } from './colour.ts';
import { fruits, greens, leaf } from './garden.ts';
import { at, ball, blobD, circle, ellipse, ellipseD, inside, path, shade, solid, stroke, times } from './svg.ts';

/** Round slice of a citrus fruit. */
export function citrus(r: number, rind = fruits.orange, flesh = lighter(rind, 0.22), parts = 9): string {
  const segment = `M0 0C${-r * 0.12} ${-r * 0.3} ${-r * 0.3} ${-r * 0.66} ${-r * 0.17} ${-r * 0.76}Q0 ${-r * 0.85} ${r * 0.17} ${-r * 0.76}C${r * 0.3} ${-r * 0.66} ${r * 0.12} ${-r * 0.3} 0 0Z`;
  return (
    ball(ellipseD(0, 0, r), rind, 0.6) +
    circle(0, 0, r * 0.9, lighter(rind, 0.82)) +
    times(parts, (i) =>
      at(
        Math.sin((i * 2 * Math.PI) / parts) * r * 0.06,
        -Math.cos((i * 2 * Math.PI) / parts) * r * 0.06,
        solid(segment, flesh, { to: 90, from: 0.2, depth: 0.28, colour: rind }) +
          stroke(
            `M${-r * 0.08} ${-r * 0.62}l${r * 0.03} ${r * 0.16}M${r * 0.07} ${-r * 0.5}l${-r * 0.02} ${r * 0.14}`,
            lighter(flesh, 0.6),
            r * 0.02,
            0.8,
          ),
        (i * 360) / parts,
        [(9 / parts) ** 0.7, 1],
      ),
    )
  );
}

export function apple(r: number, colour = fruits.apple): string {
  const d = blobD([
    [0, -r * 0.78],
    [r * 0.5, -r * 0.95],
    [r, -r * 0.35],
    [r * 0.82, r * 0.5],
    [r * 0.34, r * 0.95],
    [0, r * 0.86],
    [-r * 0.34, r * 0.95],
    [-r * 0.82, r * 0.5],
    [-r, -r * 0.35],
    [-r * 0.5, -r * 0.95],
  ]);
  return (
    ball(d, colour) +
    stroke(`M0 ${-r * 0.72}Q${r * 0.02} ${-r * 1.05} ${r * 0.16} ${-r * 1.22}`, fruits.cocoa, r * 0.09) +
    at(r * 0.06, -r * 0.98, leaf(r * 0.72, r * 0.34), 68) +
    ellipse(-r * 0.48, -r * 0.42, r * 0.16, r * 0.24, '#FFFFFF', 0.4)
  );
}

export const berry = (r: number, colour = fruits.berry): string =>
  ball(ellipseD(0, 0, r), colour, 0.8) +
  circle(0, -r * 0.3, r * 0.26, darker(colour, 0.35)) +
  ellipse(-r * 0.42, -r * 0.42, r * 0.16, r * 0.1, '#FFFFFF', 0.55);

/** Cut avocado, narrow end up. */
export function avocado(h: number, stone = true): string {
  const d = (k: number) => {
    const u = h * k;
    return `M0 ${-u * 0.5}C${u * 0.2} ${-u * 0.5} ${u * 0.17} ${-u * 0.2} ${u * 0.27} ${-u * 0.04}C${u * 0.46} ${u * 0.24} ${u * 0.24} ${u * 0.5} 0 ${u * 0.5}S${-u * 0.46} ${u * 0.24} ${-u * 0.27} ${-u * 0.04}C${-u * 0.17} ${-u * 0.2} ${-u * 0.2} ${-u * 0.5} 0 ${-u * 0.5}Z`;
  };
  return (
    solid(d(1), greens.deep) +
    path(d(0.92), greens.young) +
    solid(d(0.84), '#EAF0B4', { to: 60, depth: 0.4, colour: greens.young }) +
    (stone
      ? ball(ellipseD(0, h * 0.19, h * 0.15), fruits.nut, 0.9) +
        ellipse(-h * 0.05, h * 0.13, h * 0.035, h * 0.025, '#FFFFFF', 0.5)
      : ellipse(0, h * 0.19, h * 0.15, h * 0.15, greens.young, 0.8))
  );
}

/** Fish facing left, nose at (-l/2, 0). */
export function fish(l: number, colour: string, belly = lighter(colour, 0.6), eye = brand.white): string {
  const h = l * 0.19;
  const body = `M${-l / 2} 0C${-l * 0.38} ${-h * 1.15} ${-l * 0.05} ${-h * 1.5} ${l * 0.34} ${-h * 0.24}Q${l * 0.37} 0 ${l * 0.34} ${h * 0.24}C${-l * 0.05} ${h * 1.3} ${-l * 0.38} ${h * 1.05} ${-l / 2} 0Z`;
  const tail = `M${l * 0.3} ${-h * 0.3}C${l * 0.38} ${-h * 0.16} ${l * 0.44} ${-h * 0.7} ${l * 0.52} ${-h * 1.05}Q${l * 0.46} 0 ${l * 0.52} ${h * 1.05}C${l * 0.44} ${h * 0.7} ${l * 0.38} ${h * 0.16} ${l * 0.3} ${h * 0.3}Z`;
  const dark = darker(colour, 0.22);
  const fin = (d: string) => solid(d, dark, { to: 0 });
  return (
    fin(
      `M${-l * 0.12} ${-h * 1.04}Q${l * 0.02} ${-h * 1.95} ${l * 0.15} ${-h * 1.6}Q${l * 0.1} ${-h * 1.2} ${l * 0.14} ${-h * 0.6}Z`,
    ) +
    fin(
      `M${l * 0.04} ${h * 0.8}Q${l * 0.12} ${h * 1.6} ${l * 0.2} ${h * 1.3}Q${l * 0.16} ${h * 0.9} ${l * 0.18} ${h * 0.5}Z`,
    ) +
    fin(tail) +
    path(body, colour) +
    inside(
      body,
      path(`M${-l / 2} ${h * 0.1}Q${-l * 0.1} ${h * 0.55} ${l * 0.36} ${h * 0.02}V${h * 2}H${-l / 2}Z`, belly) +
        times(4, (row) =>
          times(8 - (row % 2), (i) =>
            stroke(
              `M${-l * 0.16 + i * l * 0.062 + (row % 2) * l * 0.031} ${-h * 0.82 + row * h * 0.28}a${l * 0.026} ${h * 0.17} 0 0 1 0 ${h * 0.28}`,
              lighter(colour, 0.42),
              l * 0.005,
              0.75,
            ),
          ),
        ),
    ) +
    shade(body, { to: 90, from: 0.55, depth: 0.5, colour: dark }) +
    path(
      `M${-l * 0.5} 0C${-l * 0.42} ${-h * 0.9} ${-l * 0.3} ${-h * 1.05} ${-l * 0.235} ${-h * 1.07}Q${-l * 0.17} 0 ${-l * 0.245} ${h * 0.9}C${-l * 0.36} ${h * 0.86} ${-l * 0.45} ${h * 0.5} ${-l * 0.5} 0Z`,
      darker(colour, 0.12),
    ) +
    circle(-l * 0.35, -h * 0.26, h * 0.19, eye) +
    circle(-l * 0.353, -h * 0.26, h * 0.1, brand.ink) +
    stroke(`M${-l * 0.47} ${h * 0.24}q${l * 0.03} ${h * 0.03} ${l * 0.05} ${-h * 0.05}`, dark, l * 0.007) +
    fin(
      `M${-l * 0.2} ${h * 0.12}Q${-l * 0.04} ${h * 0.1} ${-l * 0.02} ${h * 0.62}Q${-l * 0.14} ${h * 0.7} ${-l * 0.2} ${h * 0.12}Z`,
    )
  );
}
