import { join } from 'node:path';
import type { MediaFormat } from '../contract/media.ts';

/** One file that a page may ask for. */
export interface PictureFile {
  hash: string;
  width: number;
  format: MediaFormat;
}

export const fileName = ({ width, format }: Omit<PictureFile, 'hash'>) => `w${width}.${format}`;
export const pathOf = (folder: string, picture: PictureFile) => join(folder, picture.hash, fileName(picture));
