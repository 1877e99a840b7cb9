import { expect, it } from 'vitest';
import { barSize, barsOf, cellAt } from './opening-bars.ts';
import { layDots, placeDots, type Scene } from './opening-dots.ts';

const parts = [
  { kind: 'substance', dots: 75, percent: 38 },
  { kind: 'salt', dots: 394, percent: null },
  { kind: 'substance', dots: 1, percent: 100 },
  { kind: 'filler', dots: 54, percent: null },
  { kind: 'shell', dots: 96, percent: null },
] as const;
const total = 620;
const box = (y: number) => ({ x: 20, y, width: 600, height: 36 });
const scene: Scene = {
  left: 0,
  width: 800,
  floor: 590,
  capsule: { x: 400, y: 200, length: 480, turn: -0.15 },
  bars: [box(100), box(250), box(400)],
};
const layout = layDots(parts, 2, scene);
const at = (progress: number) => placeDots(layout, progress, new Float32Array(total * 4));
const dotsOf = (places: Float32Array) =>
  Array.from({ length: total }, (_, dot) => {
    const [x = 0, y = 0, width = 0, height = 0] = places.subarray(dot * 4, dot * 4 + 4);
    return { x, y, width, height };
  });

it('has one dot for each milligram', () => {
  expect(layout.groups.map(({ count }) => count)).toEqual([75, 394, 1, 54, 96]);
  expect(layout.places.length % total).toBe(0);
});

it('gives the same picture for the same place, forwards and backwards', () => {
  const forwards = [0, 0.2, 0.4, 0.6, 0.8, 1].map(at);
  const backwards = [1, 0.8, 0.6, 0.4, 0.2, 0].map(at).reverse();
  expect(backwards).toEqual(forwards);
  expect(at(0.3)).not.toEqual(at(0.31));
});

it('begins within the capsule', () => {
  const { x, y, length, turn } = scene.capsule;
  for (const dot of dotsOf(at(0))) {
    const [dx, dy] = [dot.x - x, dot.y - y];
    expect(Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn))).toBeLessThan(length / 2);
    expect(Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn))).toBeLessThan((length * 0.35) / 2);
  }
});

it('heaps what belongs together, on the floor, within the scene', () => {
  const dots = dotsOf(at(0.46));
  const spans = layout.groups.map(({ first, count }) => {
    const own = dots.slice(first, first + count);
    return { left: Math.min(...own.map(({ x }) => x)), right: Math.max(...own.map(({ x }) => x)) };
  });
  for (const [index, { left }] of spans.entries()) expect(left).toBeGreaterThan(spans[index - 1]?.right ?? 0);
  expect(spans.at(-1)?.right).toBeLessThan(scene.width);
  for (const { y } of dots) expect(y).toBeLessThanOrEqual(scene.floor);
});

it('ends with every dot of a substance in its bar, each in a cell of its own', () => {
  const dots = dotsOf(at(1));
  const bars = barsOf(parts, 2);
  for (const [index, { first, count }] of layout.groups.entries()) {
    const bar = bars.findIndex((one) => one.parts.includes(index));
    const place = scene.bars[bar] as Scene['bars'][number];
    for (const { x, y, width, height } of dots.slice(first, first + count)) {
      expect(x - width / 2).toBeGreaterThanOrEqual(place.x);
      expect(x + width / 2).toBeLessThanOrEqual(place.x + place.width + 0.01);
      expect(y - height / 2).toBeGreaterThanOrEqual(place.y);
      expect(y + height / 2).toBeLessThanOrEqual(place.y + place.height);
    }
  }
  expect(new Set(dots.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(total);
});

it('reaches with a whole serving as far as its share of the norm', () => {
  const [magnesium, vitamin] = barsOf(parts, 2);
  const norm = barSize.width / 1.2;
  const endOf = (bar: typeof magnesium, dots: number) =>
    bar ? cellAt(bar, dots - 1).x + bar.cell.width / 2 : Number.NaN;
  expect(endOf(magnesium, 150) / norm).toBeCloseTo(0.38, 5);
  expect(endOf(vitamin, 1) / norm).toBeCloseTo(0.5, 5);
  expect(endOf(vitamin, 2) / norm).toBeCloseTo(1, 5);
  expect(magnesium?.further).toBe(75);
});

it('keeps a dose of many norms within the axis', () => {
  const [bar] = barsOf([{ kind: 'substance', dots: 500, percent: 833 }], 1, 300);
  expect(bar && cellAt(bar, 499).x + bar.cell.width / 2).toBeLessThanOrEqual(barSize.width + 0.01);
});
