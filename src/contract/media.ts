/** The widths of pictures; the own width of a picture is the last one if it is not among them. */
export const mediaWidths = [320, 480, 640, 960, 1280, 1600, 2000, 2560] as const;

/** `srcset` names the WebP files; the AVIF ones have the same names. */
export const mediaFormats = ['avif', 'webp'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

const widest = Math.max(...mediaWidths);

/** Ascending, never larger than the picture. */
export function widthsOf(ownWidth: number): number[] {
  const width = Math.min(ownWidth, widest);
  return [...mediaWidths.filter((candidate) => candidate < width), width];
}

/** By the first 20 hex digits of the hash of the bytes. */
export const mediaPath = (hash: string, width: number) => `/media/${hash}/w${width}.webp`;

/** By a hash of the content of the picture. */
export const sharePath = (hash: string) => `/share/${hash}.jpg`;
