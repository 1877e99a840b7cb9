import { posix } from 'node:path';
import sharp from 'sharp';
import { isPicture } from '../../content/kinds/kinds.ts';
import { slugify } from '../../text/address.ts';
import { nothing } from './files.ts';
import { StudioError } from './studio-error.ts';
import type { Workspace } from './workspace.ts';

export interface PictureRequest {
  /** The entry that the picture lies beside. */
  path: string;
  /** As the editor's file is called. */
  name: string;
  /** What must stay in the picture, from 0 to 1. */
  focus: { x: number; y: number };
  /** Null keeps the picture's own shape. */
  frame: [number, number] | null;
  bytes: Uint8Array;
}

const widest = 2_400;
const heaviest = 1_000_000;
const largestUpload = 40_000_000;
/** From the best down to what is still fine to look at. */
const qualities = [88, 80, 70, 60];

/**
 * A picture from anywhere, as the site wants it: upright, cropped around its focal point to the shape that the kind
 * has, no larger than needed, WebP below a megabyte.
 */
export async function takePicture(workspace: Workspace, request: PictureRequest): Promise<{ file: string }> {
  const { path, name, bytes, frame, focus } = request;
  if (bytes.length > largestUpload)
    throw new StudioError(400, 'Картинка больше 40 МБ: уменьшите её и попробуйте снова.');
  const upright = await readUpright(bytes, name);
  const { width, height } = upright.info;
  const cut = frame ? cropOf({ width, height }, frame, focus) : { left: 0, top: 0, width, height };
  const target = Math.min(cut.width, frame?.[0] ?? widest, widest);
  const raw = { width, height, channels: upright.info.channels };
  for (const quality of qualities) {
    const made = await sharp(upright.data, { raw }).extract(cut).resize({ width: target }).webp({ quality }).toBuffer();
    if (made.length > heaviest && quality !== qualities.at(-1)) continue;
    const file = await freeName(workspace, path, name);
    const change = { path: posix.join(posix.dirname(path), file), base: nothing, bytes: made };
    await workspace.change([change], { occasion: 'save', path });
    return { file };
  }
  throw new StudioError(400, 'Картинку не удалось сжать до 1 МБ: уменьшите её и попробуйте снова.');
}

async function readUpright(bytes: Uint8Array, name: string) {
  try {
    return await sharp(bytes).rotate().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  } catch {
    throw new StudioError(
      400,
      `«${name}» — не картинка, которую можно прочитать. Подойдут WebP, PNG и JPEG; HEIC с телефона сохраните как JPEG.`,
    );
  }
}

/** The largest part of the frame's shape that has the focal point as near to its middle as the edges allow. */
function cropOf(
  { width, height }: { width: number; height: number },
  [frameWidth, frameHeight]: [number, number],
  focus: { x: number; y: number },
) {
  const scale = Math.min(width / frameWidth, height / frameHeight);
  const size = { width: Math.round(frameWidth * scale), height: Math.round(frameHeight * scale) };
  const at = (middle: number, own: number, whole: number) =>
    Math.round(Math.min(Math.max(middle * whole - own / 2, 0), whole - own));
  return { left: at(focus.x, size.width, width), top: at(focus.y, size.height, height), ...size };
}

/** Named after the entry, so that a folder can be read: `omega-3.webp`, `omega-3.2.webp`. */
async function freeName(workspace: Workspace, path: string, name: string): Promise<string> {
  const { pictures } = await workspace.content();
  const folder = posix.dirname(path);
  const own = posix.basename(path).replace(/\.\w+$/, '');
  const stem = own === 'index' ? slugify(name.replace(/\.\w+$/, '')) || 'kartinka' : own;
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${stem}.webp` : `${stem}.${number}.webp`;
    if (isPicture(file) && !pictures.has(posix.join(folder, file))) return file;
  }
}
