import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cutOut } from './cutout.ts';
import { srgb } from './denoise/encoding.ts';

const [width, height] = [12, 10];
/** A red block of 8 × 6 whose outer pixels are half covered, as Blender mixes them with black. */
function block() {
  const alpha = new Float32Array(width * height);
  for (let y = 2; y < 8; y++)
    for (let x = 2; x < 10; x++) alpha[y * width + x] = x === 2 || x === 9 || y === 2 || y === 7 ? 0.5 : 1;
  const red = alpha.map((share) => share * 0.4);
  return { width, height, alpha, planes: [red, new Float32Array(red.length), new Float32Array(red.length)] };
}

it('is as large as the thing, at half the size, and its edge is no darker than itself', async () => {
  const { data, info } = await cutOut(block()).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height, info.channels], [4, 3, 4]);
  const shade = srgb.encode(0.4) * 255;
  for (let i = 0; i < data.length; i += 4) assert.ok((data[i] ?? 0) > shade - 4, `${data[i]} is darker than ${shade}`);
  assert.ok((data[3] ?? 255) < 220, 'a corner is not solid');
});

it('needs a render with alpha, and something in it', () => {
  const { alpha: _, ...solid } = block();
  assert.throws(() => cutOut(solid), /no alpha/);
  assert.throws(() => cutOut({ ...block(), alpha: new Float32Array(width * height) }), /nothing in the picture/);
});
