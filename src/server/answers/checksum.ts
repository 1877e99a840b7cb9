/*
 * CRC-32 of two texts one after the other, from the checksums of both: what is said of a long text once need not be
 * worked out again with every text that stands before it. A checksum is a polynomial over the field of two elements,
 * its highest power in the lowest bit; to put n bytes behind it is to multiply it by x^8n.
 */
const polynomial = 0xedb88320;
/** The number one. */
export const one = 0x80000000;

export function multiplied(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}

/** By what the checksum of a text is multiplied when this many bytes follow it. */
export function shiftOf(bytes: number): number {
  let shift = one;
  // x^8 stands for one byte; squared again and again it stands for two, four, eight …
  let power = one >>> 8;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiplied(shift, power);
    power = multiplied(power, power);
  }
  return shift;
}

/** The checksum of both; `shift` is that of the second's length. */
export function combinedChecksum(first: number, second: number, shift: number): number {
  return (multiplied(shift, first) ^ second) >>> 0;
}
