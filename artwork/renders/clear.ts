import sharp, { type Sharp } from 'sharp';
import type { Picture } from './denoise/clean.ts';
import { runNetwork } from './denoise/network.ts';
import { develop } from './denoise/picture.ts';

/**
 * A thing that one sees through, on nothing. Light that a clear wall mirrors is stronger than the wall covers what is
 * behind it: there the light itself is the cover.
 */
export async function seeThrough(picture: Picture, exposure?: number): Promise<Sharp> {
  const { width, height, alpha } = picture;
  if (!alpha) throw new Error('The render has no alpha: its scene is not transparent');
  const [covers = alpha] = await runNetwork('rt_alb', [alpha, alpha, alpha], width, height);
  const colours = develop(picture, exposure);
  const pixels = new Uint8ClampedArray(covers.length * 4);
  covers.forEach((share, i) => {
    const colour = colours.subarray(i * 3, i * 3 + 3);
    const cover = share < 0.01 ? 0 : Math.max(share * 255, ...colour);
    for (const [channel, light] of colour.entries()) pixels[i * 4 + channel] = cover && (light / cover) * 255;
    pixels[i * 4 + 3] = cover;
  });
  return sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } });
}
