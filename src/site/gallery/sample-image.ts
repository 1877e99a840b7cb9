import type { Image } from '../../contract/common.ts';
import type { AccentName } from '../../contract/vocabulary.ts';

const tones: Record<AccentName, [tint: string, accent: string, deep: string]> = {
  sky: ['#e3eeff', '#4a8df6', '#123a86'],
  lilac: ['#ede8fd', '#8b6fe8', '#3b2a86'],
  coral: ['#ffe9e4', '#f2705c', '#8c2a1c'],
  sun: ['#fff3d6', '#f5b62e', '#7a4e00'],
  mint: ['#ddf5ec', '#2fb58a', '#0c5540'],
  sand: ['#f8ecdd', '#d99a5b', '#6e4218'],
};

/** A data URL, so that the gallery needs no content and no files. */
export function sampleImage(accent: AccentName, width: number, height: number, alt = 'Баночка на цветном фоне'): Image {
  const [tint, color, deep] = tones[accent];
  const unit = Math.min(width, height) / 10;
  const left = width / 2 - unit * 2;
  const top = height / 2 - unit * 2.4;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tint}"/><ellipse cx="${width / 2}" cy="${top + unit * 6.2}" rx="${unit * 2.8}" ry="${unit * 0.5}" fill="${deep}" opacity=".15"/><rect x="${left + unit * 0.4}" y="${top - unit}" width="${unit * 3.2}" height="${unit * 1.2}" rx="${unit * 0.25}" fill="${deep}"/><rect x="${left}" y="${top}" width="${unit * 4}" height="${unit * 6}" rx="${unit * 0.6}" fill="${color}"/><rect x="${left}" y="${top + unit * 1.4}" width="${unit * 4}" height="${unit * 3}" fill="#fff"/></svg>`;
  const href = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { href, width, height, srcset: { [`w${width}`]: href }, alt, color: tint };
}

/** A picture whose file does not exist. */
export function missingImage(width: number, height: number): Image {
  const href = '/media/00000000000000000000/w640.webp';
  return { href, width, height, srcset: { w640: href }, alt: 'Картинка, которой нет', color: '#e3eeff' };
}
