/** The smallest SVG vocabulary: outlines, fills, grain shading, placing and clipping. */
import { darker } from './colour.ts';

const defs = new Map<string, string>();

/** Runs a drawing and wraps what it returns, with the gradients and filters it asked for. */
export function picture(width: number, height: number, draw: () => string): string {
  defs.clear();
  const body = draw();
  const shared = [...defs].map(([text, id]) => text.replace(' ', ` id="${id}" `)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${shared}</defs>${body}</svg>`;
}

/** Registers a definition once and returns its id. The text must have a space after its tag name. */
function define(text: string): string {
  const known = defs.get(text);
  if (known) return known;
  const id = `d${defs.size}`;
  defs.set(text, id);
  return id;
}

const r1 = (v: number): string => String(Math.round(v * 10) / 10);

export type Point = readonly [number, number];

// Outlines ------------------------------------------------------------------------------

export const ellipseD = (x: number, y: number, rx: number, ry = rx): string =>
  `M${r1(x - rx)} ${r1(y)}a${r1(rx)} ${r1(ry)} 0 1 1 ${r1(2 * rx)} 0a${r1(rx)} ${r1(ry)} 0 1 1 ${r1(-2 * rx)} 0Z`;

export function rectD(x: number, y: number, w: number, h: number, r = 0): string {
  const k = Math.min(r, w / 2, h / 2);
  const a = (dx: number, dy: number) => `a${r1(k)} ${r1(k)} 0 0 1 ${r1(dx)} ${r1(dy)}`;
  return `M${r1(x + k)} ${r1(y)}h${r1(w - 2 * k)}${a(k, k)}v${r1(h - 2 * k)}${a(-k, k)}h${r1(2 * k - w)}${a(-k, -k)}v${r1(2 * k - h)}${a(k, -k)}Z`;
}

export const polyD = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}Z`;

function spline(points: readonly Point[], closed: boolean, tension: number): string {
  const n = points.length;
  const pick = (i: number): Point => (closed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))]) as Point;
  let d = `M${r1(pick(0)[0])} ${r1(pick(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const k = tension / 6;
    d += `C${r1(b[0] + (c[0] - a[0]) * k)} ${r1(b[1] + (c[1] - a[1]) * k)} ${r1(c[0] - (e[0] - b[0]) * k)} ${r1(c[1] - (e[1] - b[1]) * k)} ${r1(c[0])} ${r1(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A smooth closed outline through the points. */
export const blobD = (points: readonly Point[], tension = 1): string => spline(points, true, tension);
/** A smooth open line through the points. */
export const curveD = (points: readonly Point[], tension = 1): string => spline(points, false, tension);

// Fills ---------------------------------------------------------------------------------

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('');

/** A linear fill across the shape's box; 0° runs to the right, 90° downwards. */
export function linear(angle: number, ...list: Stop[]): string {
  const t = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(t) / 2, Math.sin(t) / 2];
  const f = (v: number) => v.toFixed(3);
  return `url(#${define(`<linearGradient x1="${f(0.5 - dx)}" y1="${f(0.5 - dy)}" x2="${f(0.5 + dx)}" y2="${f(0.5 + dy)}">${stops(list)}</linearGradient>`)})`;
}

/** A radial fill in the shape's box, centred at (x, y) in shares of the box. */
export const radial = (x: number, y: number, r: number, ...list: Stop[]): string =>
  `url(#${define(`<radialGradient cx="${x}" cy="${y}" r="${r}">${stops(list)}</radialGradient>`)})`;

/** Breaks a translucent fill of one colour into fine grain, as chalk on paper would. */
const grain = (colour: string): string =>
  `url(#${define(
    `<filter x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="n"/><feComposite in="SourceAlpha" in2="n" operator="arithmetic" k1="2.6" k2="-0.3" k3="0" k4="0" result="m"/><feFlood flood-color="${colour}"/><feComposite in2="m" operator="in"/></filter>`,
  )})`;

const soft = (blur: number): string =>
  `url(#${define(`<filter x="-0.5" y="-0.5" width="2" height="2"><feGaussianBlur stdDeviation="${blur}"/></filter>`)})`;

// Marks ---------------------------------------------------------------------------------

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  path(ellipseD(x, y, r), fill, opacity);
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  path(ellipseD(x, y, rx, ry), fill, opacity);
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, opacity = 1): string =>
  path(rectD(x, y, w, h, r), fill, opacity);
export const stroke = (d: string, colour: string, width: number, opacity = 1, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

export interface Shade {
  /** Where the shadow lies: 0° right, 90° below. */
  to?: number;
  /** How strong it gets at the far edge. */
  depth?: number;
  /** Where it begins, as a share of the way across. */
  from?: number;
  colour?: string;
}

/** Grain shadow over an outline that is already filled. */
export function shade(d: string, { to = 35, depth = 0.6, from = 0.4, colour = '#0E1E5B' }: Shade = {}): string {
  const fill = linear(to, [0, '#000', 0], [from, '#000', 0], [1, '#000', depth]);
  return `<path d="${d}" fill="${fill}" filter="${grain(colour)}"/>`;
}

/** A filled outline that is modelled by grain on its dark side. */
export const solid = (d: string, fill: string, opts: Shade = {}): string =>
  path(d, fill) + shade(d, { colour: darker(fill, 0.34), ...opts });

/** A round body: grain gathers at the rim away from the light. */
export function ball(d: string, fill: string, depth = 0.75, colour = darker(fill, 0.36)): string {
  const ring = radial(0.36, 0.32, 0.72, [0, '#000', 0], [0.5, '#000', 0], [1, '#000', depth]);
  return `${path(d, fill)}<path d="${d}" fill="${ring}" filter="${grain(colour)}"/>`;
}

/** What a thing standing at (x, y) throws on the table: a flat pool that leans right. */
export const pool = (x: number, y: number, w: number, colour: string, opacity = 0.3, h = w * 0.09): string =>
  `<path d="${ellipseD(x + w * 0.1, y, w * 0.62, h)}" fill="${colour}" opacity="${opacity}" filter="${soft(Math.max(3, h * 0.3))}"/>`;

/** The shadow of a thing seen from above: its own outline, moved. */
export const cast = (d: string, colour: string, dx = 16, dy = 22, opacity = 0.28, blur = 7): string =>
  `<path d="${d}" transform="translate(${dx} ${dy})" fill="${colour}" opacity="${opacity}" filter="${soft(blur)}"/>`;

// Placing -------------------------------------------------------------------------------

export function at(x: number, y: number, content: string, turn = 0, scale: number | Point = 1): string {
  const s = typeof scale === 'number' ? (scale === 1 ? '' : ` scale(${scale})`) : ` scale(${scale[0]} ${scale[1]})`;
  return `<g transform="translate(${r1(x)} ${r1(y)})${turn ? ` rotate(${r1(turn)})` : ''}${s}">${content}</g>`;
}

export const inside = (d: string, content: string): string =>
  `<g clip-path="url(#${define(`<clipPath ><path d="${d}"/></clipPath>`)})">${content}</g>`;

export const faded = (opacity: number, content: string): string => `<g opacity="${opacity}">${content}</g>`;

/** Repeats a mark; `i` counts from zero. */
export const times = (n: number, make: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join('');

/** Draws one mark for each row of a small table. */
export const each = <Row extends unknown[]>(rows: [...Row][], make: (...row: Row) => string): string =>
  rows.map((row) => make(...row)).join('');
