import { transcode } from 'node:buffer';

/**
 * A text as the bytes that leave. `Buffer.from` walks through a text that is not Latin sign by sign and takes five times
 * as long as the conversion Node has for bytes of another encoding.
 */
export function utf8(text: string): Buffer<ArrayBuffer> {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') as Buffer<ArrayBuffer>;
  } catch {
    // Half a sign, which only `Buffer.from` replaces.
    return Buffer.from(text);
  }
}
