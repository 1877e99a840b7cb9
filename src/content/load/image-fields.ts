import { posix } from 'node:path';
import type { Path } from './faults.ts';
import { fieldsOf } from './fields.ts';
import type { Entry } from './loaded-content.ts';
import { nightOf, portraitOf } from './pictures.ts';

export interface ImageField {
  path: Path;
  file: string;
  alt: string;
}

/** Every picture of an entry; `file` is given inside the content folder. */
export function imagesOf(entry: Entry): ImageField[] {
  return [...fieldsOf(entry)].flatMap(({ path, value, meaning }) => {
    if (meaning.is !== 'picture') return [];
    const { file, alt } = value as { file: string; alt: string };
    return { path, file: posix.join(posix.dirname(entry.path), file), alt };
  });
}

/** The files that may be shown for a picture: by day and by night, wide and tall. */
export function framesOf(file: string): string[] {
  return [file, portraitOf(file)].flatMap((frame) => [frame, nightOf(frame)]);
}
