import type { CSSProperties } from 'react';
import type { ImageFrame, PictureEdges } from '../../contract/common.ts';
import type { AccentName } from '../../contract/vocabulary.ts';

/**
 * The colours of the picture’s edges, for the panel that continues it beside or above. In the dark theme a picture
 * without a night stands on a muted surface.
 */
export function edgeColours({ left, top, night }: PictureEdges): CSSProperties {
  const [above, ...beside] = left.map((day, index) => both(day, night?.left[index]));
  return {
    '--edge': beside[0],
    // By night the wall is dark almost down to the floor: the middle of its change is low.
    '--edge-left': `linear-gradient(${[above, '40%', ...beside].join(', ')})`,
    '--edge-top': both(top, night?.top),
  } as CSSProperties;
}

/** The foot of a tile, for words below a picture. */
export const footColour = ({ color, night }: ImageFrame): CSSProperties => ({
  backgroundColor: `color-mix(in oklab, ${both(color, night?.color)} 60%, var(--page))`,
});

const both = (day: string, dark = 'var(--surface-muted)') => `light-dark(${day}, ${dark})`;

/** The accents around the colour wheel, each with the degree where the next one begins. */
const wheel: [accent: AccentName, until: number][] = [
  ['coral', 28],
  ['sand', 43],
  ['sun', 100],
  ['mint', 185],
  ['sky', 240],
  ['lilac', 330],
];

/** The accent that a picture stands on by day; a grey ground has none. */
export function accentOf({ top }: PictureEdges): AccentName | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(top.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 16) return undefined;
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const hue = (sixth * 60 + 360) % 360;
  return wheel.find(([, until]) => hue < until)?.[0] ?? 'coral';
}
