/** What a cover is made of. The objects are those of blender/things; sizes and places are in scene units of about 3 cm. */
/** Colours are written out or named by their tone in the palette: ground, soft, shade, mid, accent, deep, white. */
export type Thing = {
  kind: string;
  at: [x: number, y: number, z: number];
  turn?: number;
  scale?: number;
  tilt?: [x: number, y: number];
  /** `series/product`: a pack of ours, or what is in it. */
  product?: string;
  [setting: string]: unknown;
};

export type Cover = {
  /** `night` is the paper of the dark theme where the deep tone would turn olive or muddy. */
  palette: { ground: string; accent: string; deep: string; night?: string };
  view: { target: [x: number, y: number, z: number]; frame: number; elevation: number; azimuth?: number };
  things: Thing[];
  evening?: boolean;
  power?: number;
};

export function put(
  kind: string,
  x: number,
  y: number,
  settings: Omit<Thing, 'kind' | 'at'> & { z?: number } = {},
): Thing {
  const { z = 0, ...rest } = settings;
  return { kind, at: [x, y, z], ...rest };
}

/**
 * The pages show a cover at 8:5, at 2:1 (a tenth less above and below), about square in the poster of the next event
 * and quite square in search: its subject stays inside the middle square, clear of the upper and lower tenth.
 */
export function look(frame = 9.4, height = 1.7, elevation = 9, x = 0, azimuth = 0): Cover['view'] {
  return { target: [x, 0, height], frame, elevation, azimuth };
}

export const palettes = {
  sky: { ground: '#b7cff8', accent: '#4a8df6', deep: '#123a86' },
  ice: { ground: '#b3d0ec', accent: '#5e9bd6', deep: '#1d4668' },
  lilac: { ground: '#c6b6ef', accent: '#6f54cf', deep: '#3b2a86' },
  night: { ground: '#2c2163', accent: '#8a72e0', deep: '#1a1240' },
  midnight: { ground: '#182250', accent: '#5f7fe6', deep: '#0c1330' },
  coral: { ground: '#f9c0b2', accent: '#f2705c', deep: '#8c2a1c' },
  rose: { ground: '#f3c1cd', accent: '#e0708c', deep: '#7d2340' },
  sun: { ground: '#ffd084', accent: '#f5a623', deep: '#7a4e00', night: '#5c3508' },
  cream: { ground: '#f7d9ae', accent: '#e9b44c', deep: '#6d4a10', night: '#4f3414' },
  mint: { ground: '#a9e0ca', accent: '#2fb58a', deep: '#0c5540' },
  sage: { ground: '#c0d59f', accent: '#86aa55', deep: '#38521c', night: '#203a24' },
  sand: { ground: '#eac795', accent: '#d99a5b', deep: '#6e4218', night: '#46302a' },
  peach: { ground: '#f9c89c', accent: '#ee8a4a', deep: '#7d3a10', night: '#55280f' },
};

/** What more than one bowl is filled with. */
export const buckwheat = { colours: ['#9a6a3c', '#7f5230', '#b58452'], size: 0.085, shape: [1, 1.1, 0.8] };
export const almond = { colours: ['#b0713a', '#9c5f2c'], size: 0.3, shape: [0.56, 1, 0.4], pointed: true };
