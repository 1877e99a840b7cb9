import type { ImageFile } from '../../contract/common.ts';
import { Picture } from './picture.tsx';

interface CutOutProps {
  picture: ImageFile;
  className?: string;
}

/** A thing on nothing, to the scale of others beside it. What it is stands beside it in words. */
export function CutOut({ picture, className }: CutOutProps) {
  return <Picture image={{ ...picture, alt: '' }} sizes={`${picture.width}px`} className={className} />;
}
