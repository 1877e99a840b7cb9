/** Logo and icons, all drawn from the mark and the outlines of the word. */
import sharp from 'sharp';
import { mark } from './mark.ts';
import { wordmark } from './wordmark.ts';

const brand = { blue: '#1F46E0', deep: '#0E1E5B', sky: '#E8EEFF' };

export interface BrandFile {
  file: string;
  render: () => Promise<Buffer> | Buffer;
}

const svg = (w: number, h: number, body: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"${attributes}>${body}</svg>\n`;

/** The word with the mark for its first letter; the cap height is `cap`, with room for the dot of the i above. */
function logo(attributes: string, before = ''): string {
  const { d } = mark(wordmark.cap + 12, 0.225);
  const rest = wordmark.d.slice(wordmark.d.indexOf('M', 1));
  return svg(
    wordmark.width + 40,
    780,
    `<title>VitimePro</title>${before}<g transform="translate(0 60)"><path transform="translate(2 -6)" d="${d}"/><path transform="translate(52 0)" d="${rest}"/></g>`,
    attributes,
  );
}

/** A tile with the mark; `share` is how much of the tile the mark takes. */
function tile(size: number, share: number, radius: number, style = ''): string {
  const h = size * share;
  const { d, width } = mark(h, 0.25);
  return svg(
    size,
    size,
    `<title>VitimePro</title>${style}<rect class="t" width="${size}" height="${size}" rx="${radius}" fill="${brand.blue}"/><path class="v" transform="translate(${(size - width) / 2} ${(size - h) / 2 + size * 0.015})" d="${d}" fill="#fff"/>`,
  );
}

const png = (source: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(source), { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An ICO file is a small directory followed by ordinary PNG files. */
async function ico(source: string, sizes: number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => png(source, size)));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach((image, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(sizes[i] ?? 0, at);
    head.writeUInt8(sizes[i] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}

export function brandFiles(): BrandFile[] {
  const text = (file: string, source: string): BrandFile => ({ file, render: () => Buffer.from(source) });
  const image = (file: string, source: string, size: number): BrandFile => ({
    file,
    render: () => png(source, size),
  });
  const m = mark(64, 0.25);
  const small = tile(64, 0.6, 15);
  const full = tile(64, 0.52, 0);
  const scheme = (rules: string) => `<style>${rules}</style>`;
  return [
    text('src/site/frame/logo.svg', logo(' fill="currentColor" role="img"')),
    text(
      'public/logo-image.svg',
      logo(
        ' fill="currentColor" class="vp" role="img"',
        scheme(`.vp{color:${brand.deep}}@media (prefers-color-scheme:dark){.vp{color:#fff}}`),
      ),
    ),
    text(
      'public/logo-mark.svg',
      svg(Math.ceil(m.width), 64, `<title>VitimePro</title><path d="${m.d}"/>`, ' fill="currentColor" role="img"'),
    ),
    text(
      'public/favicon.svg',
      tile(64, 0.6, 15, scheme(`@media (prefers-color-scheme:dark){.t{fill:${brand.sky}}.v{fill:${brand.blue}}}`)),
    ),
    { file: 'public/favicon.ico', render: () => ico(small, [16, 32, 48]) },
    image('public/apple-touch-icon.png', full, 180),
    image('public/icon-192.png', small, 192),
    image('public/icon-512.png', small, 512),
    image('public/icon-maskable-512.png', tile(64, 0.46, 0), 512),
  ];
}
