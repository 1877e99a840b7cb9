import { expect, it } from 'vitest';
import type { Capsule } from '../../contract/proof.ts';
import { drawCapsule } from './capsule-drawing.ts';

const size: Capsule['size'] = {
  number: '0',
  length: 21.7,
  cap: { length: 10.72, diameter: 7.64 },
  body: { length: 18.44, diameter: 7.34 },
};
const part = (share: number, ownShare = share) => ({ name: '', url: null, amount: '', whole: null, share, ownShare });
const dotsIn = (path: string) => [...path.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);

const drawing = drawCapsule({ size, parts: [part(89.5, 14.3), part(0.2), part(10.3)] });

it('is as long and as wide as the capsule, in tenths of a millimetre', () => {
  expect(drawing.bottom - drawing.top).toBeCloseTo(217, 1);
  expect(drawing.right - drawing.left).toBeCloseTo(76.4, 1);
});

it('gives each part its share of the grains, and what is hardly there one', () => {
  const total = drawing.grains.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBeGreaterThan(150);
  expect(drawing.grains[1]?.count).toBe(1);
  expect((drawing.grains[0]?.count ?? 0) / total).toBeCloseTo(0.895, 1);
  expect(dotsIn(drawing.grains[0]?.own ?? '').length / total).toBeCloseTo(0.143, 1);
  expect((drawing.grains[2]?.count ?? 0) / total).toBeCloseTo(0.103, 1);
});

it('keeps all grains within the body, each in a place of its own', () => {
  const dots = drawing.grains.flatMap(({ own, rest }) => [...dotsIn(own), ...dotsIn(rest)]);
  expect(new Set(dots.map(String)).size).toBe(dots.length);
  const middle = (drawing.left + drawing.right) / 2;
  const radius = 36.7;
  for (const [x = 0, y = 0] of dots) {
    expect(y).toBeGreaterThan(drawing.bottom - 184.4);
    const overDome = Math.max(0, y - (drawing.bottom - radius));
    expect(Math.hypot(x - middle, overDome)).toBeLessThan(radius - 3);
  }
});

it('mixes the powder: no part keeps to one half', () => {
  const dots = dotsIn(drawing.grains[2]?.own ?? '');
  const middle = (drawing.left + drawing.right) / 2;
  const left = dots.filter(([x = 0]) => x < middle).length;
  expect(left).toBeGreaterThan(dots.length / 4);
  expect(left).toBeLessThan((dots.length * 3) / 4);
});

it('has a number for the shell and for every part, one under the other, in the frame', () => {
  expect(drawing.marks).toHaveLength(4);
  const heights = drawing.marks.map(({ to }) => to.y);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  for (const { to } of drawing.marks) expect(to.x).toBeLessThan(drawing.width);
});
