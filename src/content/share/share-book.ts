import { createHash } from 'node:crypto';
import { sharePath } from '../../contract/media.ts';

/** Specification, section 2. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Raised whenever the layout changes, so that pictures made by the old one are not taken for the new. */
const layoutVersion = 2;

/** All that a sharing picture shows. The same words and the same picture always give the same hash. */
export interface ShareSpec {
  /** Empty for a picture the editor chose: it is cropped, nothing is written on it. */
  title: string;
  kicker: string;
  /** The law wants the warning on everything that promotes a product. */
  warning: string | null;
  /** Hash of the picture of the entry. */
  picture: string | null;
  /** Which part of the picture must stay: heads are at the top of portraits. */
  focus: 'centre' | 'right';
  /** In per cent of the norm what the bar at the top shows, 100 on what is no product; null for a dose without a norm. */
  percent: number | null;
  colours: ShareColours;
}

export interface ShareColours {
  accent: string;
  tint: string;
  deep: string;
}

export interface SharePicture extends ShareSpec {
  hash: string;
}

/** Collects the sharing pictures that the pages of a publication name. Drawing them is a step of its own. */
export interface ShareBook {
  /** The address under which the picture will be had. */
  add(spec: ShareSpec): string;
  all(): SharePicture[];
}

export function createShareBook(): ShareBook {
  const pictures = new Map<string, SharePicture>();
  return {
    add(spec) {
      const hash = hashOf(spec);
      pictures.set(hash, { ...spec, hash });
      return sharePath(hash);
    },
    all: () => [...pictures.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
  };
}

function hashOf({ title, kicker, warning, picture, focus, percent, colours }: ShareSpec): string {
  const { accent, tint, deep } = colours;
  const inputs = JSON.stringify([layoutVersion, title, kicker, warning, picture, focus, percent, accent, tint, deep]);
  return createHash('sha256').update(inputs).digest('hex').slice(0, 20);
}
