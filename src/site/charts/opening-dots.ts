import { mixed } from './capsule-drawing.ts';
import { type Bar, barSize, barsOf, cellAt, dotIn, type Part, type Size } from './opening-bars.ts';
import { leastEnd } from './tick-bar.tsx';

/** Where each milligram of a capsule is while the page is scrolled: within it, on a heap, in its bar. */

/** Places in pixels of the scene. */
export interface Scene {
  /** Between which the heaps stand. */
  left: number;
  width: number;
  /** The closed capsule: its middle, its length, its turn in radians. */
  capsule: { x: number; y: number; length: number; turn: number };
  /** The drawings of the bars, as `barsOf` has them. */
  bars: { x: number; y: number; width: number; height: number }[];
  /** On which the heaps stand. */
  floor: number;
}

export interface Layout {
  /** Per dot: in the capsule, on the heap, in the bar; which way its half goes, and when it leaves either place. */
  places: Float32Array;
  /** One per part. */
  groups: {
    first: number;
    count: number;
    inCapsule: number;
    onHeap: number;
    inBar: Size;
    top: { x: number; y: number };
  }[];
  apart: { x: number; y: number };
}

const fields = 9;

/** Closed length, and the diameters of what is inside and of the shell, in lengths. */
const shape = { inside: 0.305, outside: 0.35 };

export function layDots(parts: readonly Part[], pieces: number, scene: Scene, end = leastEnd): Layout {
  const total = parts.reduce((sum, { dots }) => sum + dots, 0);
  const places = new Float32Array(total * fields);
  const inside = total - (parts.find(({ kind }) => kind === 'shell')?.dots ?? 0);
  const { x, y, length, turn } = scene.capsule;
  const [along, across] = [
    { x: Math.cos(turn), y: Math.sin(turn) },
    { x: -Math.sin(turn), y: Math.cos(turn) },
  ];
  const { points, pitch } = pack(inside);
  const shuffled = points.toSorted((a, b) => chanceAt(a) - chanceAt(b));
  const bars = barsOf(parts, pieces, end);
  const heapPitch = Math.min(pitch * length * 1.2, scene.width / (heapsWidth(parts) + 2));
  let first = 0;
  let left = scene.left + (scene.width - heapsWidth(parts) * heapPitch) / 2;
  const groups = parts.map(({ kind, dots }, index) => {
    const bar = bars.find((one) => one.parts.includes(index)) as Bar;
    const box = scene.bars[bars.indexOf(bar)] ?? { x: 0, y: 0, ...barSize };
    const scale = { x: box.width / barSize.width, y: box.height / barSize.height };
    const before = bar.parts.slice(0, bar.parts.indexOf(index)).reduce((sum, one) => sum + (parts[one]?.dots ?? 0), 0);
    const spots = kind === 'shell' ? outline(dots) : shuffled.splice(0, dots);
    const heap = heapOf(dots);
    const middle = left + (heapWidth(dots) * heapPitch) / 2;
    left += (heapWidth(dots) + gapOfHeaps) * heapPitch;
    for (let i = 0; i < dots; i++) {
      const spot = spots[i] ?? { x: 0, y: 0 };
      const place = heap[i] ?? { x: 0, y: 0 };
      const cell = cellAt(bar, before + i);
      const chance = chanceAt(spot);
      places.set(
        [
          x + (spot.x * along.x + spot.y * across.x) * length,
          y + (spot.x * along.y + spot.y * across.y) * length,
          middle + place.x * heapPitch,
          scene.floor - (place.y + 0.5) * heapPitch,
          box.x + cell.x * scale.x,
          box.y + cell.y * scale.y,
          Math.sign(spot.x - rim) || 1,
          // What lies near the rim pours out first.
          Math.min(1, Math.abs(spot.x - rim) * 1.5) * 0.8 + chance * 0.2,
          dots > 1 ? (i / dots) * 0.8 + chance * 0.2 : 1,
        ],
        (first + i) * fields,
      );
    }
    const size = dotIn(bar);
    const group = {
      first,
      count: dots,
      inCapsule: pitch * length * 0.84,
      onHeap: heapPitch * 0.9,
      inBar: { width: size.width * scale.x, height: size.height * scale.y },
      top: { x: middle, y: scene.floor - heapHeight(heap) * heapPitch },
    };
    first += dots;
    return group;
  });
  return { places, groups, apart: { x: along.x * length * apart, y: along.y * length * apart } };
}

/** From 0 to 1, by place: the unit of `mixed` is a tenth. */
const chanceAt = ({ x, y }: Point) => (mixed({ x: x * 1000, y: y * 1000 }) % 4096) / 4096;

/** Where the halves part, from the middle: the cap is the shorter one. */
const rim = 0.12;

/** How far each half goes, in lengths; opening.css has the same. */
const apart = 0.24;

/** Parts of the way on which the capsule opens, its dots fall, and the heaps become bars. */
export const times = {
  open: [0.08, 0.24],
  fall: [0.13, 0.42],
  sort: [0.5, 0.72],
} as const;

/** How much of a movement one dot takes. */
const ownTime = 0.45;

/** Middle and size of every dot. The same progress always gives the same picture, forwards and backwards. */
export function placeDots({ places, groups, apart }: Layout, progress: number, into: Float32Array): Float32Array {
  const opened = smooth(within(progress, times.open));
  const falling = within(progress, times.fall);
  const sorting = within(progress, times.sort);
  for (const { first, count, inCapsule, onHeap, inBar } of groups) {
    for (let dot = first; dot < first + count; dot++) {
      const at = dot * fields;
      const field = (index: number) => places[at + index] as number;
      const fallen = ownPart(falling, field(7));
      const sorted = smooth(ownPart(sorting, field(8)));
      const startX = field(0) + field(6) * apart.x * opened;
      const startY = field(1) + field(6) * apart.y * opened;
      const x = startX + (field(2) - startX) * smooth(fallen);
      const y = startY + (field(3) - startY) * fallen * fallen;
      const size = inCapsule + (onHeap - inCapsule) * fallen;
      into[dot * 4] = x + (field(4) - x) * sorted;
      into[dot * 4 + 1] = y + (field(5) - y) * sorted;
      into[dot * 4 + 2] = size + (inBar.width - size) * sorted;
      into[dot * 4 + 3] = size + (inBar.height - size) * sorted;
    }
  }
  return into;
}

export function within(progress: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (progress - from) / (to - from)));
}

const ownPart = (part: number, delay: number) => Math.min(1, Math.max(0, (part - delay * (1 - ownTime)) / ownTime));

const smooth = (part: number) => part * part * (3 - 2 * part);

interface Point {
  x: number;
  y: number;
}

/** Hexagonal packing within the capsule, whose length is 1; what is too many is taken from the top. */
function pack(count: number): { points: Point[]; pitch: number } {
  let [low, high] = [0.002, 0.3];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (gridIn(middle).length >= count) low = middle;
    else high = middle;
  }
  return {
    points: gridIn(low)
      .toSorted((a, b) => b.y - a.y)
      .slice(0, count),
    pitch: low,
  };
}

function gridIn(pitch: number): Point[] {
  const points: Point[] = [];
  const radius = shape.inside / 2 - pitch / 2;
  const straight = 0.5 - shape.outside / 2;
  const lines = Math.floor(radius / (pitch * 0.866));
  for (let line = -lines; line <= lines; line++) {
    const y = line * pitch * 0.866;
    const reach = straight + Math.sqrt(Math.max(0, radius ** 2 - y ** 2));
    const shift = line % 2 === 0 ? 0 : pitch / 2;
    for (let x = -Math.floor((reach + shift) / pitch) * pitch + shift; x <= reach; x += pitch) points.push({ x, y });
  }
  return points;
}

/** Evenly along the wall. */
function outline(count: number): Point[] {
  const radius = shape.outside / 2 - 0.008;
  const straight = 1 - shape.outside;
  const arc = Math.PI * radius;
  const around = 2 * straight + 2 * arc;
  return Array.from({ length: count }, (_, index) => {
    let way = ((index + 0.5) / count) * around;
    if (way < straight) return { x: way - straight / 2, y: -radius };
    way -= straight;
    if (way < arc) return onArc(straight / 2, way / radius - Math.PI / 2, radius);
    way -= arc;
    if (way < straight) return { x: straight / 2 - way, y: radius };
    return onArc(-straight / 2, (way - straight) / radius + Math.PI / 2, radius);
  });
}

const onArc = (x: number, angle: number, radius: number): Point => ({
  x: x + Math.cos(angle) * radius,
  y: Math.sin(angle) * radius,
});

const slope = 1.5;
const gapOfHeaps = 2.5;

/** In dots. */
const heapWidth = (dots: number) => Math.max(3, 1.2 * Math.sqrt((4 * 0.866 * dots) / slope));
const heapsWidth = (parts: readonly Part[]) =>
  parts.reduce((sum, { dots }) => sum + heapWidth(dots) + gapOfHeaps, -gapOfHeaps);
const heapHeight = (heap: readonly Point[]) => Math.max(0, ...heap.map(({ y }) => y)) + 1;

/** A mound, from the middle of its foot outwards and upwards; the unit is a dot. */
function heapOf(count: number): Point[] {
  const half = Math.ceil(heapWidth(count)) + 2;
  const points: Point[] = [];
  for (let line = 0; line < half * slope; line++)
    for (let x = -half; x <= half; x++) points.push({ x: x + (line % 2) / 2, y: line * 0.866 });
  const cost = ({ x, y }: Point) => Math.hypot(x * slope, y) + 0.4 * y;
  return points.toSorted((a, b) => cost(a) - cost(b) || a.x - b.x).slice(0, count);
}
