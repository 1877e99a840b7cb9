/** Things of the house and the desk. Standing things rest on y = 0. */
import { brand, darker, lighter } from './colour.ts';
import { at, ellipse, inside, linear, path, rect, rectD, solid, stroke, times } from './svg.ts';

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

/** Table lamp with a dome shade. */
export const lamp = (h: number, colour: string, stem = darker(colour, 0.3)): string =>
  solid(rectD(-h * 0.2, -h * 0.05, h * 0.4, h * 0.05, h * 0.025), stem, { to: 0 }) +
  rect(-h * 0.016, -h * 0.6, h * 0.032, h * 0.57, stem) +
  solid(`M${-h * 0.36} ${-h * 0.56}A${h * 0.36} ${h * 0.42} 0 0 1 ${h * 0.36} ${-h * 0.56}Z`, colour, { to: 20 });

/** Horizontal band of background in one soft blend. */
export const wash = (top: string, bottom: string, y = 0, h = 1000, w = 1600): string =>
  rect(0, y, w, h, linear(90, [0, top], [1, bottom]));
