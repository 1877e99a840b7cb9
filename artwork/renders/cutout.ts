import sharp, { type Sharp } from 'sharp';
import type { Picture } from './denoise/clean.ts';
import { develop } from './denoise/picture.ts';

/** Fainter than this it is no edge but a stray sample. */
const FAINTEST = 8;

type Box = { left: number; top: number; width: number; height: number };

/** The least rectangle that holds all that can be seen. */
function seen(alpha: Uint8ClampedArray, width: number): Box {
  const columns: number[] = [];
  const rows: number[] = [];
  alpha.forEach((share, i) => {
    if (share < FAINTEST) return;
    columns.push(i % width);
    rows.push(Math.floor(i / width));
  });
  if (rows.length === 0) throw new Error('There is nothing in the picture');
  const [left, right] = columns.reduce(([a, b], x) => [Math.min(a, x), Math.max(b, x)], [width, 0]);
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Blender mixes an edge with black: divided by its alpha it has the colour of the thing again, whatever it stands before. */
function solid({ planes, alpha }: Picture): Picture['planes'] {
  if (!alpha) throw new Error('The render has no alpha: its scene is not transparent');
  return planes.map((plane) => plane.map((light, i) => light / Math.max(alpha[i] ?? 0, 1 / 255)));
}

/** A thing on nothing, as large as itself, at half the rendered size. */
export function cutOut(picture: Picture, exposure?: number): Sharp {
  const { width, height } = picture;
  const colours = develop({ width, height, planes: solid(picture) }, exposure);
  const alpha = Uint8ClampedArray.from(picture.alpha ?? [], (share) => share * 255);
  const pixels = Buffer.alloc(alpha.length * 4);
  alpha.forEach((share, i) => {
    colours.copy(pixels, i * 4, i * 3, i * 3 + 3);
    pixels[i * 4 + 3] = share;
  });
  const box = seen(alpha, width);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract(box)
    .resize({ width: Math.round(box.width / 2), height: Math.round(box.height / 2), fit: 'fill' });
}
