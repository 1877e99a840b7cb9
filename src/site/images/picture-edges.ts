import type { CSSProperties } from 'react';
import type { PictureEdges } from '../../contract/common.ts';

/**
 * The colours of the picture’s edges, for the panel that continues it beside or above. In the dark theme a picture
 * without a night stands on a muted surface.
 */
export function edgeColours({ left, top, night }: PictureEdges): CSSProperties {
  const both = (day: string, dark = 'var(--surface-muted)') => `light-dark(${day}, ${dark})`;
  const beside = left.map((day, index) => both(day, night?.left[index]));
  return {
    '--edge': beside[1],
    '--edge-left': `linear-gradient(${beside.join(', ')})`,
    '--edge-top': both(top, night?.top),
  } as CSSProperties;
}
