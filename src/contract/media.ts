/** The widths in which a picture can be had; a picture's own width is the last one if it is not among them. */
export const mediaWidths = [320, 480, 640, 960, 1280, 1600, 2000, 2560] as const;

/** Every width is made in both; a page's `srcset` names the WebP files, and the AVIF ones stand beside them. */
export const mediaFormats = ['avif', 'webp'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

const widest = Math.max(...mediaWidths);

/** The widths that pages name of a picture so wide, the smallest first: never larger than it is. */
export function widthsOf(ownWidth: number): number[] {
  const width = Math.min(ownWidth, widest);
  return [...mediaWidths.filter((candidate) => candidate < width), width];
}

/** Pictures live under the first 20 hex digits of the hash of their bytes. */
export const mediaPath = (hash: string, width: number) => `/media/${hash}/w${width}.webp`;

/** Sharing pictures live under a hash of what they show. */
export const sharePath = (hash: string) => `/share/${hash}.jpg`;
