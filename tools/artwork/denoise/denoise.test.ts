import { describe, expect, it } from 'vitest';
import { direction, exposureOf, light, srgb } from './encoding.ts';
import { readExr } from './exr.ts';
import { develop } from './picture.ts';
import { readWeights } from './tza.ts';
import { writeExr } from './write-exr.ts';

describe('exchange with Blender', () => {
  it('reads back what it writes', () => {
    const planes = new Map([
      ['colour.R', Float32Array.of(0, 0.25, 7, -1, 1e-6, 65504)],
      ['albedo.G', Float32Array.of(1, 2, 3, 4, 5, 6)],
    ]);
    const read = readExr(writeExr({ width: 3, height: 2, planes }));
    expect([read.width, read.height]).toEqual([3, 2]);
    expect(read.planes.get('colour.R')).toEqual(planes.get('colour.R'));
    expect(read.planes.get('albedo.G')).toEqual(planes.get('albedo.G'));
  });

  it('refuses another format', () => {
    expect(() => readExr(Buffer.from('not a picture'))).toThrow('Not an OpenEXR file');
    expect(() => readWeights(Buffer.alloc(16))).toThrow('Not a weight archive');
  });
});

describe('encodings', () => {
  it.each([
    ['light', light(0.3), [0, 1e-7, 0.001, 0.18, 1, 40]],
    ['srgb', srgb, [0, 0.002, 0.18, 1]],
    ['direction', direction, [-1, -0.3, 0, 1]],
  ])('%s comes back', (_, { encode, decode }, values) => {
    for (const value of values) expect(decode(encode(value))).toBeCloseTo(value, 4);
  });

  it('keeps out what is not a number', () => {
    expect(light(1).encode(Number.NaN)).toBe(0);
    expect(srgb.encode(Number.NaN)).toBe(0);
  });

  it('brings an even grey to middle grey', () => {
    const plane = new Float32Array(40 * 20).fill(0.9);
    expect(exposureOf([plane, plane, plane], 40, 20)).toBeCloseTo(0.2, 4);
  });
});

it('keeps the mean of a shade between two steps', () => {
  const plane = new Float32Array(10_000).fill(0.2);
  const bytes = develop({ width: 100, height: 100, planes: [plane, plane, plane] });
  const mean = bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;
  expect(mean).toBeCloseTo(srgb.encode(0.2) * 255, 1);
});
