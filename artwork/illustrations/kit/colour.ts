/** Brand and series colours, and the little arithmetic the drawings need to shade them. */

export interface Tone {
  accent: string;
  tint: string;
  deep: string;
}

export const daily: Tone = { accent: '#4A8DF6', tint: '#E3EEFF', deep: '#123A86' };
export const calm: Tone = { accent: '#8B6FE8', tint: '#EDE8FD', deep: '#3B2A86' };
export const beauty: Tone = { accent: '#F2705C', tint: '#FFE9E4', deep: '#8C2A1C' };
export const immuno: Tone = { accent: '#F5B62E', tint: '#FFF3D6', deep: '#7A4E00' };
export const sport: Tone = { accent: '#2FB58A', tint: '#DDF5EC', deep: '#0C5540' };
export const kidz: Tone = { accent: '#D99A5B', tint: '#F8ECDD', deep: '#6E4218' };

export const brand = {
  blue: '#1F46E0',
  deep: '#0E1E5B',
  sky: '#E8EEFF',
  ink: '#0B1020',
  paper: '#F1EFEA',
  line: '#E3E1DA',
  white: '#FFFDF8',
};

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function hex(c: Rgb): string {
  return `#${c
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `a` with the share `t` of `b` in it. */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [rgb(a), rgb(b)];
  return hex([0, 1, 2].map((i) => (p[i] ?? 0) * (1 - t) + (q[i] ?? 0) * t) as Rgb);
}

/** The colour in shadow: darker and more saturated; whites turn bluish instead of grey. */
export function darker(colour: string, t = 0.3): string {
  const c = rgb(colour);
  if (Math.min(...c) > 225) return mix(colour, '#5A6A9E', t * 1.2);
  const mean = (c[0] + c[1] + c[2]) / 3;
  return hex(c.map((v) => (v + (v - mean) * 0.22) * (1 - t)) as Rgb);
}

/** The colour in the light. */
export const lighter = (colour: string, t = 0.4): string => mix(colour, '#FFFDF6', t);
