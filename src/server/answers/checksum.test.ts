import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combinedChecksum, shiftOf } from './checksum.ts';

it('is that of both texts one after the other', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5_000 }), fc.uint8Array({ maxLength: 5_000 }), (first, second) => {
      const whole = crc32(second, crc32(first));
      expect(combinedChecksum(crc32(first), crc32(second), shiftOf(second.length))).toBe(whole);
    }),
  );
});
