import { expect, it } from 'vitest';
import { avifSrcset, emptyDrawing, tallFrame, webpSrcset } from './sources.ts';

const image = { srcset: { w640: '/media/a/w640.webp', w320: '/media/a/w320.webp' }, width: 640, height: 480 };

it('writes a srcset from the widths of the contract, narrow first', () => {
  expect(webpSrcset(image)).toBe('/media/a/w320.webp 320w, /media/a/w640.webp 640w');
});

it('names the AVIF files like the WebP ones', () => {
  expect(avifSrcset(image)).toBe('/media/a/w320.avif 320w, /media/a/w640.avif 640w');
});

it('keeps the proportions before the picture is there', () => {
  expect(emptyDrawing(image)).toContain("viewBox='0%200%20640%20480'");
});

it('gives a tall place its own frame, and the only one where there is no other', () => {
  const wide = { ...image, href: '/media/a/w640.webp', color: '#ffffff', alt: 'Банка на столе' };
  const portrait = { ...wide, href: '/media/b/w400.webp', width: 400, height: 600 };
  expect(tallFrame({ ...wide, portrait })).toMatchObject({ href: portrait.href, height: 600, alt: wide.alt });
  expect(tallFrame(wide)).toBe(wide);
});
