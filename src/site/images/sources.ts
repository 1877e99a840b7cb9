import type { Image } from '../../contract/common.ts';

export function webpSrcset(image: Pick<Image, 'srcset'>): string {
  return Object.entries(image.srcset)
    .map(([key, url]) => ({ url, width: Number(key.slice(1)) }))
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

/** The frame composed for tall places, where there is one. */
export function tallFrame(image: Image): Image {
  const { portrait, alt } = image;
  return portrait ? { ...portrait, alt } : image;
}

/** The server has the same widths as AVIF under the same names. */
export function avifSrcset(image: Pick<Image, 'srcset'>): string {
  return webpSrcset(image).replaceAll('.webp ', '.avif ');
}

/** An empty SVG of the same proportions, so that the layout does not shift when the picture arrives. */
export function emptyDrawing({ width, height }: Pick<Image, 'width' | 'height'>): string {
  return `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20${width}%20${height}'/%3E`;
}
