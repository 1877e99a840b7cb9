import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { logoBox, pictureBox, wordsSvg } from './layout.ts';
import { type SharePicture, shareSize } from './share-book.ts';

/** Social networks refuse large pictures and do not read WebP or AVIF everywhere. */
export const maxShareBytes = 300_000;
const qualities = [84, 76, 66, 50];

const logo = readFileSync(new URL('../../site/frame/logo.svg', import.meta.url), 'utf8');

/** Background, picture, words, logo; JPEG of at most 300 kB. */
export async function drawSharePicture(spec: SharePicture, original: Uint8Array | undefined): Promise<Buffer> {
  const { width, height } = original ? await sharp(original).metadata() : shareSize;
  const isWide = original !== undefined && width > height * 1.1;
  const layers: OverlayOptions[] = [];
  if (spec.title !== '') {
    layers.push({ input: Buffer.from(await wordsSvg(spec, isWide)) });
    layers.push({ input: await logoIn(spec.colours.deep), left: logoBox.left, top: logoBox.top });
  }
  const { data, info } = await ground(spec, original, isWide)
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: info }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= maxShareBytes) return bytes;
  }
  return sharp(data, { raw: info }).jpeg({ quality: 40, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** The picture with the background around it: as a layer upon it it would take as long again. */
function ground(spec: SharePicture, original: Uint8Array | undefined, isWide: boolean): Sharp {
  const background = spec.colours.tint;
  if (!original) return sharp({ create: { ...shareSize, channels: 3, background } });
  const { left, top, width, height } = pictureBox(spec, isWide);
  const [right, bottom] = [shareSize.width - left - width, shareSize.height - top - height];
  return (
    sharp(original)
      .resize(width, height, { fit: 'cover', position: spec.focus })
      // A picture with a transparent ground stands on the colour of its series.
      .flatten({ background })
      .extend({ left, top, right, bottom, background })
  );
}

const logos = new Map<string, Promise<Buffer>>();

function logoIn(colour: string): Promise<Buffer> {
  const known = logos.get(colour);
  if (known) return known;
  const drawn = sharp(Buffer.from(logo.replace('fill="currentColor"', `fill="${colour}"`)))
    .resize({ height: logoBox.height })
    .png()
    .toBuffer();
  logos.set(colour, drawn);
  return drawn;
}
