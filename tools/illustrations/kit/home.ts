/** Things of the house, the desk and the gym. Standing things rest on y = 0. */
import { brand, darker, lighter } from './colour.ts';
import {
  at,
  ball,
  cast,
  circle,
  curveD,
  ellipse,
  ellipseD,
  inside,
  linear,
  path,
  polyD,
  rect,
  rectD,
  shade,
  solid,
  stroke,
  times,
} from './svg.ts';

/** Water glass, filled to the share `level`. */
export function glass(w: number, h: number, level: number, water: string, inner = ''): string {
  const [t, b] = [w / 2, w * 0.38];
  const side = (k: number) => t + (b - t) * (1 - k);
  const d = `M${-t} ${-h}L${-b} ${-h * 0.05}Q${-b * 0.98} 0 ${-b * 0.86} 0H${b * 0.86}Q${b * 0.98} 0 ${b} ${-h * 0.05}L${t} ${-h}Z`;
  const s = side(level) - w * 0.04;
  const fill = `M${-s} ${-h * level}L${-b + w * 0.04} ${-h * 0.1}Q${-b + w * 0.05} ${-h * 0.055} ${-b * 0.8} ${-h * 0.055}H${b * 0.8}Q${b - w * 0.05} ${-h * 0.055} ${b - w * 0.04} ${-h * 0.1}L${s} ${-h * level}Z`;
  return (
    path(d, lighter(water, 0.7), 0.45) +
    ellipse(0, -h, t, w * 0.07, lighter(water, 0.85), 0.8) +
    solid(fill, water, { to: 60, from: 0.4, depth: 0.5 }) +
    ellipse(0, -h * level, s, w * 0.065, lighter(water, 0.4)) +
    inner +
    path(
      `M${-t * 0.86} ${-h * 0.94}L${-t * 0.72} ${-h * 0.94}L${-b * 0.72} ${-h * 0.12}L${-b * 0.82} ${-h * 0.12}Z`,
      '#FFFFFF',
      0.5,
    ) +
    stroke(
      `M${-t} ${-h}L${-b} ${-h * 0.05}Q${-b * 0.98} 0 ${-b * 0.86} 0H${b * 0.86}Q${b * 0.98} 0 ${b} ${-h * 0.05}L${t} ${-h}`,
      lighter(water, 0.82),
      w * 0.022,
      0.9,
    )
  );
}

/** Bubbles rising from (0, 0) in a column of the given width and height. */
export const bubbles = (
  n: number,
  w: number,
  h: number,
  size: number,
  roll: () => number,
  colour = '#FFFFFF',
): string =>
  times(n, () => {
    const [x, y, r] = [(roll() - 0.5) * w, -roll() * h, size * (0.35 + roll() * 0.65)];
    return (
      stroke(ellipseD(x, y, r), colour, Math.max(2, r * 0.16), 0.85) +
      ellipse(x - r * 0.3, y - r * 0.35, r * 0.22, r * 0.16, colour, 0.9)
    );
  });

/** Plate from above. */
export const plate = (r: number, colour = brand.white, rim = darker(colour, 0.1), shadow = brand.deep): string =>
  cast(ellipseD(0, 0, r), shadow, r * 0.05, r * 0.09, 0.3, r * 0.03) +
  ball(ellipseD(0, 0, r), colour, 0.4) +
  circle(0, 0, r * 0.74, rim, 0.55) +
  ball(ellipseD(0, 0, r * 0.71), lighter(colour, 0.5), 0.25);

/** Bowl seen from the side; `content` is drawn behind its front, around the rim line. */
export function bowl(w: number, h: number, colour: string, content = ''): string {
  const d = `M${-w / 2} ${-h}H${w / 2}C${w * 0.5} ${-h * 0.35} ${w * 0.3} ${-h * 0.08} ${w * 0.17} ${-h * 0.06}L${w * 0.15} 0H${-w * 0.15}L${-w * 0.17} ${-h * 0.06}C${-w * 0.3} ${-h * 0.08} ${-w * 0.5} ${-h * 0.35} ${-w / 2} ${-h}Z`;
  return (
    at(0, -h, content) +
    solid(d, colour, { to: 20 }) +
    rect(-w * 0.52, -h - w * 0.015, w * 1.04, w * 0.035, lighter(colour, 0.3), w * 0.02)
  );
}

export function cup(w: number, h: number, colour: string, tea: string): string {
  const d = `M${-w / 2} ${-h}H${w / 2}Q${w * 0.5} ${-h * 0.1} ${w * 0.16} 0H${-w * 0.16}Q${-w * 0.5} ${-h * 0.1} ${-w / 2} ${-h}Z`;
  return (
    stroke(
      `M${w * 0.44} ${-h * 0.78}C${w * 0.86} ${-h * 0.86} ${w * 0.78} ${-h * 0.2} ${w * 0.34} ${-h * 0.26}`,
      darker(colour, 0.12),
      w * 0.07,
    ) +
    solid(d, colour, { to: 20 }) +
    ellipse(0, -h, w / 2, w * 0.11, lighter(colour, 0.5)) +
    ellipse(0, -h + w * 0.012, w * 0.44, w * 0.085, tea) +
    stroke(`M${-w * 0.4} ${-h * 0.74}Q${-w * 0.38} ${-h * 0.42} ${-w * 0.27} ${-h * 0.24}`, '#FFFFFF', w * 0.03, 0.5)
  );
}

/** Crescent moon of radius r. */
export const moon = (r: number, colour = '#FFE3A0'): string =>
  solid(
    `M${r * 0.35} ${-r * 0.94}A${r} ${r} 0 1 0 ${r * 0.94} ${r * 0.35}A${r * 0.75} ${r * 0.75} 0 1 1 ${r * 0.35} ${-r * 0.94}Z`,
    colour,
    { to: 60, from: 0.3, depth: 0.6 },
  );

/** Four-pointed star. */
export const star = (r: number, colour = '#FFE3A0'): string =>
  path(
    `M0 ${-r}Q${r * 0.14} ${-r * 0.14} ${r} 0Q${r * 0.14} ${r * 0.14} 0 ${r}Q${-r * 0.14} ${r * 0.14} ${-r} 0Q${-r * 0.14} ${-r * 0.14} 0 ${-r}Z`,
    colour,
  );

/** Open laptop; `screen` is drawn from the screen's top left corner, w × w·0.6. */
export function laptop(w: number, screen: string, shell = '#C9D3EE', base = darker(shell, 0.14)): string {
  const h = w * 0.6;
  const m = w * 0.028;
  return (
    solid(rectD(-w / 2 - m, -h - m * 2.4, w + 2 * m, h + 2 * m, m * 1.6), darker(shell, 0.42), { to: 45 }) +
    at(-w / 2, -h - m * 1.4, inside(rectD(0, 0, w, h, m * 0.6), screen)) +
    solid(
      `M${-w * 0.62} ${-m * 0.6}H${w * 0.62}Q${w * 0.61} ${m * 1.1} ${w * 0.55} ${m * 1.1}H${-w * 0.55}Q${-w * 0.61} ${m * 1.1} ${-w * 0.62} ${-m * 0.6}Z`,
      base,
      { to: 90 },
    ) +
    rect(-w * 0.62, -m * 0.9, w * 1.24, m * 0.7, lighter(shell, 0.4), m * 0.3) +
    rect(-w * 0.09, -m * 0.9, w * 0.18, m * 0.4, darker(shell, 0.25), m * 0.2)
  );
}

/** Phone around (0, 0); `screen` is drawn from the screen's top left corner. */
export function phone(w: number, h: number, screen: string, shell = brand.ink): string {
  const m = w * 0.05;
  return (
    solid(rectD(-w / 2, -h / 2, w, h, w * 0.14), shell, { to: 30, colour: lighter(shell, 0.2) }) +
    at(-w / 2 + m, -h / 2 + m, inside(rectD(0, 0, w - 2 * m, h - 2 * m, w * 0.1), screen)) +
    rect(-w * 0.13, -h / 2 + m * 1.9, w * 0.26, m * 0.9, shell, m)
  );
}

/** Book lying open towards the viewer, spine at (0, 0), pages spread to ±w. */
export function openBook(w: number, h: number, cover: string, paper = brand.white): string {
  const page = (k: number) =>
    `M0 ${-h * 0.06}C${k * w * 0.25} ${-h * 0.3} ${k * w * 0.7} ${-h * 0.26} ${k * w} ${-h * 0.1}L${k * w} ${-h * 1.06}C${k * w * 0.7} ${-h * 1.22} ${k * w * 0.25} ${-h * 1.26} 0 ${-h * 1.02}Z`;
  return (
    path(
      `M${-w * 1.04} ${-h * 1.02}H${w * 1.04}L${w * 1.04} 0Q${w * 0.5} ${-h * 0.1} ${w * 0.06} ${h * 0.03}H${-w * 0.06}Q${-w * 0.5} ${-h * 0.1} ${-w * 1.04} 0Z`,
      cover,
    ) +
    solid(page(-1), paper, { to: 0, from: 0.6, depth: 0.6 }) +
    solid(page(1), paper, { to: 180, from: 0.72, depth: 0.75 })
  );
}

/** Closed book lying flat. */
export const book = (w: number, h: number, colour: string): string =>
  rect(-w / 2 + 8, -h + h * 0.14, w - 8, h * 0.72, brand.white) +
  times(3, (i) => rect(-w / 2 + 10, -h * (0.32 + i * 0.18), w - 14, 2, brand.line)) +
  solid(rectD(-w / 2, -h, w, h * 0.16, 4), colour, { to: 0 }) +
  solid(rectD(-w / 2, -h * 0.16, w, h * 0.16, 4), colour, { to: 0 }) +
  solid(rectD(-w / 2 - 4, -h, h * 0.3, h, h * 0.14), darker(colour, 0.12));

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

/** Table lamp with a dome shade. */
export const lamp = (h: number, colour: string, stem = darker(colour, 0.3)): string =>
  solid(rectD(-h * 0.2, -h * 0.05, h * 0.4, h * 0.05, h * 0.025), stem, { to: 0 }) +
  rect(-h * 0.016, -h * 0.6, h * 0.032, h * 0.57, stem) +
  solid(`M${-h * 0.36} ${-h * 0.56}A${h * 0.36} ${h * 0.42} 0 0 1 ${h * 0.36} ${-h * 0.56}Z`, colour, { to: 20 });

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

/** Window with an arched top; `view` is drawn from its top left corner. */
export function arch(w: number, h: number, view: string, frame = brand.white, bars = true): string {
  const d = (m: number) => `M${m} ${h - m}V${w / 2}A${w / 2 - m} ${w / 2 - m} 0 0 1 ${w - m} ${w / 2}V${h - m}Z`;
  return (
    path(d(0), frame) +
    inside(d(16), view) +
    (bars ? rect(w / 2 - 5, 10, 10, h - 20, frame) + rect(10, h * 0.56, w - 20, 10, frame) : '')
  );
}

/** Pillow around (0, 0). */
export const pillow = (w: number, h: number, colour: string): string =>
  solid(
    `M${-w * 0.45} ${-h * 0.44}Q0 ${-h * 0.56} ${w * 0.45} ${-h * 0.44}Q${w * 0.54} ${-h * 0.4} ${w * 0.49} ${-h * 0.24}Q${w * 0.46} 0 ${w * 0.49} ${h * 0.24}Q${w * 0.54} ${h * 0.4} ${w * 0.45} ${h * 0.44}Q0 ${h * 0.56} ${-w * 0.45} ${h * 0.44}Q${-w * 0.54} ${h * 0.4} ${-w * 0.49} ${h * 0.24}Q${-w * 0.46} 0 ${-w * 0.49} ${-h * 0.24}Q${-w * 0.54} ${-h * 0.4} ${-w * 0.45} ${-h * 0.44}Z`,
    colour,
    { to: 70 },
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

/** Round-headed tree standing on y = 0. */
export const tree = (h: number, colour: string, trunk = '#6E4218'): string =>
  rect(-h * 0.02, -h * 0.45, h * 0.04, h * 0.45, trunk) + ball(ellipseD(0, -h * 0.66, h * 0.25, h * 0.34), colour);

/** Spruce standing on y = 0. */
export const spruce = (h: number, colour: string): string =>
  rect(-h * 0.025, -h * 0.12, h * 0.05, h * 0.12, '#5B3426') +
  [0, 1, 2]
    .map((i) =>
      solid(
        polyD([
          [0, -h * (0.58 + i * 0.21)],
          [h * (0.24 - i * 0.05), -h * (0.1 + i * 0.22)],
          [-h * (0.24 - i * 0.05), -h * (0.1 + i * 0.22)],
        ]),
        colour,
        { to: 20 },
      ),
    )
    .join('');

/** Horizontal band of background in one soft blend. */
export const wash = (top: string, bottom: string, y = 0, h = 1000, w = 1600): string =>
  rect(0, y, w, h, linear(90, [0, top], [1, bottom]));
