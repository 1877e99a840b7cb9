import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { direction, exposureOf, light, srgb } from './encoding.ts';
import { readExr } from './exr.ts';
import { develop } from './picture.ts';
import { readWeights } from './tza.ts';
import { writeExr } from './write-exr.ts';

function assertClose(actual: number, expected: number, within = 0.00005): void {
  assert.ok(Math.abs(actual - expected) < within, `${actual} is not ${expected}`);
}

describe('exchange with Blender', () => {
  it('reads back what it writes', () => {
    const planes = new Map([
      ['colour.R', Float32Array.of(0, 0.25, 7, -1, 1e-6, 65504)],
      ['albedo.G', Float32Array.of(1, 2, 3, 4, 5, 6)],
    ]);
    const read = readExr(writeExr({ width: 3, height: 2, planes }));
    assert.deepEqual([read.width, read.height], [3, 2]);
    assert.deepEqual(read.planes.get('colour.R'), planes.get('colour.R'));
    assert.deepEqual(read.planes.get('albedo.G'), planes.get('albedo.G'));
  });

  it('refuses another format', () => {
    assert.throws(() => readExr(Buffer.from('not a picture')), /Not an OpenEXR file/);
    assert.throws(() => readWeights(Buffer.alloc(16)), /Not a weight archive/);
  });
});

describe('encodings', () => {
  const encodings = [
    { name: 'light', encoding: light(0.3), values: [0, 1e-7, 0.001, 0.18, 1, 40] },
    { name: 'srgb', encoding: srgb, values: [0, 0.002, 0.18, 1] },
    { name: 'direction', encoding: direction, values: [-1, -0.3, 0, 1] },
  ];
  for (const { name, encoding, values } of encodings) {
    it(`${name} comes back`, () => {
      for (const value of values) assertClose(encoding.decode(encoding.encode(value)), value);
    });
  }

  it('keeps out what is not a number', () => {
    assert.equal(light(1).encode(Number.NaN), 0);
    assert.equal(srgb.encode(Number.NaN), 0);
  });

  it('brings an even grey to middle grey', () => {
    const plane = new Float32Array(40 * 20).fill(0.9);
    assertClose(exposureOf([plane, plane, plane], 40, 20), 0.2);
  });
});

it('keeps the mean of a shade between two steps', () => {
  const plane = new Float32Array(10_000).fill(0.2);
  const bytes = develop({ width: 100, height: 100, planes: [plane, plane, plane] });
  const mean = bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;
  assertClose(mean, srgb.encode(0.2) * 255, 0.05);
});
