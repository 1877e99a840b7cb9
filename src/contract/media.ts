/** The widths in which a picture can be had; a picture's own width is the last one if it is not among them. */
export const mediaWidths = [320, 480, 640, 960, 1280, 1600, 2000, 2560] as const;

/** Pictures live under the first 20 hex digits of the hash of their bytes. */
export const mediaPath = (hash: string, width: number) => `/media/${hash}/w${width}.webp`;

/** Sharing pictures live under a hash of what they show. */
export const sharePath = (hash: string) => `/share/${hash}.jpg`;
