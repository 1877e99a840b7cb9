/** Supplement forms and their packages. Each is drawn around (0, 0) unless it says otherwise. */
import { brand, darker, lighter, mix } from './colour.ts';
import {
  at,
  ball,
  blobD,
  cast,
  circle,
  ellipse,
  ellipseD,
  inside,
  path,
  radial,
  rect,
  rectD,
  shade,
  solid,
  stroke,
  times,
} from './svg.ts';

/** Two-piece capsule lying along x. */
export function capsule(length: number, a: string, b: string, thick = length * 0.36): string {
  const [l, t] = [length / 2, thick / 2];
  const whole = rectD(-l, -t, length, thick, t);
  return inside(
    whole,
    rect(-l, -t, length, thick, b) +
      rect(-l, -t, length * 0.53, thick, a) +
      rect(length * 0.03, -t, 4, thick, darker(b, 0.3), 0, 0.45) +
      shade(rectD(-l, -t, length * 0.53, thick), { to: 90, from: 0.45, depth: 0.75, colour: darker(a, 0.36) }) +
      shade(rectD(length * 0.03, -t, length * 0.47, thick), {
        to: 90,
        from: 0.45,
        depth: 0.75,
        colour: darker(b, 0.36),
      }) +
      rect(-l + t * 0.8, -t * 0.62, length * 0.36, thick * 0.13, '#FFFFFF', thick * 0.07, 0.75) +
      rect(length * 0.1, -t * 0.62, length * 0.2, thick * 0.13, '#FFFFFF', thick * 0.07, 0.5),
  );
}

/** Translucent oil-filled softgel lying along x. */
export function softgel(length: number, colour: string, thick = length * 0.6): string {
  const [l, t] = [length / 2, thick / 2];
  const d = ellipseD(0, 0, l, t);
  return (
    path(d, radial(0.62, 0.78, 0.8, [0, lighter(colour, 0.62)], [0.45, colour], [1, darker(colour, 0.22)])) +
    shade(d, { to: 235, from: 0.55, depth: 0.55, colour: darker(colour, 0.38) }) +
    ellipse(-l * 0.34, -t * 0.48, l * 0.3, t * 0.15, '#FFFFFF', 0.85) +
    circle(l * 0.12, -t * 0.58, t * 0.09, '#FFFFFF', 0.85)
  );
}

/** Round tablet seen from above. */
export function tablet(r: number, colour: string, scored = true): string {
  return (
    ball(ellipseD(0, 0, r), colour, 0.5) +
    ellipse(0, 0, r * 0.8, r * 0.8, lighter(colour, 0.35), 0.7) +
    (scored ? rect(-r * 0.66, -r * 0.035, r * 1.32, r * 0.07, darker(colour, 0.22), r * 0.03, 0.8) : '')
  );
}

/** Gummy bear standing on y = 0, `s` high. */
export function bear(s: number, colour: string): string {
  const u = s / 100;
  const dark = darker(colour, 0.28);
  const part = (x: number, y: number, rx: number, ry = rx) =>
    ball(ellipseD(x * u, y * u, rx * u, ry * u), colour, 0.6, dark);
  return (
    part(-19, -93, 9) +
    part(19, -93, 9) +
    circle(-19 * u, -92 * u, 4.5 * u, dark, 0.5) +
    circle(19 * u, -92 * u, 4.5 * u, dark, 0.5) +
    part(-20, -10, 15, 12) +
    part(20, -10, 15, 12) +
    part(0, -36, 29, 31) +
    part(0, -77, 25, 22) +
    part(-27, -45, 10, 15) +
    part(27, -45, 10, 15) +
    ellipse(0, -72 * u, 11 * u, 8 * u, lighter(colour, 0.3), 0.8) +
    ellipse(0, -75 * u, 4 * u, 3 * u, dark) +
    ellipse(0, -32 * u, 15 * u, 18 * u, lighter(colour, 0.3), 0.55) +
    circle(-9 * u, -82 * u, 2.6 * u, dark) +
    circle(9 * u, -82 * u, 2.6 * u, dark) +
    ellipse(-10 * u, -92 * u, 7 * u, 3 * u, '#FFFFFF', 0.6)
  );
}

export interface JarLook {
  body?: string;
  cap?: string;
  label?: string;
  ink?: string;
}

/** Lidded jar standing on y = 0. The label carries bars and lines instead of words. */
export function jar(w: number, h: number, look: JarLook = {}): string {
  const { body = brand.white, cap = brand.deep, label = brand.blue, ink = brand.white } = look;
  const [capH, r] = [h * 0.2, w * 0.1];
  const bodyD = rectD(-w / 2, -h + capH, w, h - capH, r);
  const lab = h * 0.44;
  const top = -h * 0.64;
  return (
    path(bodyD, body) +
    rect(-w / 2, top, w, lab, label) +
    circle(-w * 0.24, top + lab * 0.24, w * 0.09, ink) +
    rect(-w * 0.33, top + lab * 0.47, w * 0.5, lab * 0.075, ink, 4) +
    rect(-w * 0.33, top + lab * 0.61, w * 0.34, lab * 0.05, ink, 3, 0.7) +
    rect(-w * 0.33, top + lab * 0.78, w * 0.62, lab * 0.045, ink, 3, 0.35) +
    rect(-w * 0.33, top + lab * 0.78, w * 0.44, lab * 0.045, ink, 3) +
    shade(bodyD, { to: 0, from: 0.5, depth: 0.55, colour: darker(mix(body, label, 0.35), 0.3) }) +
    rect(-w * 0.45, -h + capH + r, w * 0.045, h * 0.66, '#FFFFFF', 6, 0.55) +
    solid(rectD(-w * 0.46, -h, w * 0.92, capH, w * 0.05), cap, { to: 0, from: 0.35, depth: 0.7 }) +
    times(13, (i) =>
      rect(-w * 0.41 + (i * w * 0.82) / 12.4, -h + capH * 0.28, w * 0.018, capH * 0.56, darker(cap, 0.25), 3, 0.55),
    ) +
    rect(-w * 0.38, -h + capH * 0.1, w * 0.5, capH * 0.09, '#FFFFFF', 4, 0.35)
  );
}

/** Measuring scoop seen from the side, its bowl at (0, 0), handle to the right. */
export function scoop(s: number, colour: string, powder: string): string {
  return (
    solid(rectD(s * 0.3, -s * 0.3, s * 1.5, s * 0.17, s * 0.08), colour, { to: 90 }) +
    path(
      `M${-s * 0.46} ${-s * 0.26}Q${-s * 0.2} ${-s * 0.72} ${s * 0.02} ${-s * 0.66}Q${s * 0.3} ${-s * 0.6} ${s * 0.46} ${-s * 0.26}Z`,
      powder,
    ) +
    solid(
      `M${-s * 0.5} ${-s * 0.3}H${s * 0.5}L${s * 0.4} ${s * 0.3}Q${s * 0.38} ${s * 0.4} ${s * 0.28} ${s * 0.4}H${-s * 0.28}Q${-s * 0.38} ${s * 0.4} ${-s * 0.4} ${s * 0.3}Z`,
      colour,
      { to: 20 },
    )
  );
}

/** A heap of powder on y = 0. */
export const heap = (w: number, h: number, colour: string): string =>
  solid(
    `M${-w / 2} 0C${-w * 0.3} ${-h * 0.1} ${-w * 0.16} ${-h} ${0} ${-h}S${w * 0.3} ${-h * 0.1} ${w / 2} 0Z`,
    colour,
    { to: 20, from: 0.35 },
  );

/** A sheet of paper with lines, bars and perhaps a seal, hanging from (0, 0). */
export function sheet(w: number, h: number, ink: string, seal?: string): string {
  return (
    cast(rectD(0, 0, w, h, 10), brand.deep, 12, 16, 0.22) +
    rect(0, 0, w, h, brand.white, 10) +
    rect(w * 0.1, h * 0.09, w * 0.44, h * 0.045, ink, 8) +
    times(5, (i) =>
      rect(w * 0.1, h * (0.22 + i * 0.075), w * ([0.8, 0.72, 0.78, 0.6, 0.7][i] ?? 0.7), h * 0.022, ink, 5, 0.28),
    ) +
    (seal
      ? at(w * 0.74, h * 0.8, rosette(w * 0.13, seal)) + rect(w * 0.1, h * 0.78, w * 0.3, h * 0.018, ink, 4, 0.5)
      : '')
  );
}

/** A seal with a scalloped rim and a tick. */
export function rosette(r: number, colour: string): string {
  const rim = blobD(
    Array.from({ length: 24 }, (_, i) => {
      const k = r * (i % 2 ? 1.04 : 1.2);
      return [Math.cos((i * Math.PI) / 12) * k, Math.sin((i * Math.PI) / 12) * k] as const;
    }),
  );
  return (
    solid(rim, colour, { to: 45 }) +
    circle(0, 0, r * 0.84, lighter(colour, 0.25)) +
    stroke(`M${-r * 0.36} ${r * 0.02}l${r * 0.26} ${r * 0.28}l${r * 0.48} ${-r * 0.56}`, brand.white, r * 0.17)
  );
}
