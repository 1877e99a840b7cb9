import type { Capsule } from '../../contract/proof.ts';

/** Lengths are tenths of a millimetre: a wall of 0.1 mm is one unit. */
const perMillimetre = 10;
const margins = { top: 3, right: 30, bottom: 20, left: 20 };
/** Distance between the centres of neighbouring grains. */
const grain = 7.6;

interface Point {
  x: number;
  y: number;
}

export interface CapsuleDrawing {
  width: number;
  height: number;
  /** Outlines of the two halves and of the space for the content. */
  cap: string;
  body: string;
  /** Positions of the dimension lines. */
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** One per part of the content, as paths of dots: the substance itself, and the rest of its salt. */
  grains: { own: string; rest: string; count: number }[];
  /** One for the shell and one per part, in this order: from the drawn part to its number. */
  marks: { from: Point; to: Point }[];
}

/** A closed capsule cut lengthwise, to scale; the content as grains in proportion to mass. */
export function drawCapsule({ size, parts }: Pick<Capsule, 'size' | 'parts'>): CapsuleDrawing {
  const [cap, body] = [size.cap, size.body].map(({ length, diameter }) => ({
    length: length * perMillimetre,
    radius: (diameter * perMillimetre) / 2,
  })) as [Half, Half];
  const top = margins.top;
  const bottom = top + size.length * perMillimetre;
  const middle = margins.left + cap.radius;
  const mouth = bottom - body.length;
  const width = round(middle + cap.radius + margins.right);
  const points = grainsIn(middle, body.radius - 1, mouth, bottom);
  const step = (bottom - top) / (parts.length + 2);
  const heights = [0, ...parts].map((_, index) => round(top + step * (index + 1)));
  const edge = middle + body.radius;
  const dots = deal(
    points,
    parts.map(({ share, ownShare }) => [ownShare, share - ownShare]),
    (index) => nearestTo({ x: edge, y: heights[index + 1] ?? 0 }),
  );
  return {
    width,
    height: round(bottom + margins.bottom),
    cap: halfPath(middle, cap.radius, top + cap.radius, top + cap.length, 1),
    body: halfPath(middle, body.radius, bottom - body.radius, mouth, 0),
    top,
    bottom,
    left: round(middle - cap.radius),
    right: round(middle + cap.radius),
    grains: dots.map(({ own, rest }) => ({ own: dotted(own), rest: dotted(rest), count: own.length + rest.length })),
    marks: heights.map((y, index) => ({
      from: index === 0 ? { x: edge, y } : nearestOf(dots[index - 1]?.own ?? [], { x: edge, y }),
      to: { x: width - 12, y },
    })),
  };
}

interface Half {
  length: number;
  radius: number;
}

/** An open tube with a round end. */
function halfPath(middle: number, radius: number, dome: number, mouth: number, sweep: 0 | 1): string {
  const [left, right] = [round(middle - radius), round(middle + radius)];
  return `M${left} ${round(mouth)}V${round(dome)}A${round(radius)} ${round(radius)} 0 0 ${sweep} ${right} ${round(dome)}V${round(mouth)}`;
}

/** Hexagonal packing within the body. */
function grainsIn(middle: number, radius: number, mouth: number, bottom: number): Point[] {
  const points: Point[] = [];
  const inner = radius - grain / 2;
  const dome = bottom - 1 - radius;
  const rows = Math.floor((bottom - 1 - grain / 2 - mouth) / (grain * 0.866));
  for (let row = 0; row <= rows; row++) {
    const y = bottom - 1 - grain / 2 - row * grain * 0.866;
    if (y < mouth + grain / 2) break;
    const half = y > dome ? Math.sqrt(Math.max(0, inner ** 2 - (y - dome) ** 2)) : inner;
    const shift = row % 2 === 0 ? 0 : grain / 2;
    for (let x = -Math.floor((half + shift) / grain) * grain + shift; x <= half; x += grain)
      points.push({ x: round(middle + x), y: round(y) });
  }
  return points;
}

interface Dealt {
  own: Point[];
  rest: Point[];
}

/**
 * Gives every part as many grains as its share. The rarest parts choose first, near their number; the others are mixed.
 */
function deal(points: Point[], shares: [own: number, rest: number][], first: (part: number) => Compare): Dealt[] {
  const counts = wholeNumbers(shares.flat(), points.length);
  const dealt: Dealt[] = shares.map(() => ({ own: [], rest: [] }));
  const left = points.toSorted((a, b) => mixed(a) - mixed(b));
  const order = counts.map((count, index) => ({ count, index })).toSorted((a, b) => a.count - b.count);
  for (const { count, index } of order) {
    const part = index >> 1;
    const own = dealt[part]?.[index % 2 === 0 ? 'own' : 'rest'];
    const chosen = (count <= few ? left.toSorted(first(part)) : left).slice(0, count);
    own?.push(...chosen);
    for (const one of chosen) left.splice(left.indexOf(one), 1);
  }
  return dealt;
}

const few = 2;

type Compare = (a: Point, b: Point) => number;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const nearestTo =
  (place: Point): Compare =>
  (a, b) =>
    distance(a, place) - distance(b, place);
const nearestOf = (dots: Point[], place: Point): Point => dots.toSorted(nearestTo(place))[0] ?? place;

/** A pseudo-random number per position, the same in every browser. */
export function mixed({ x, y }: Point): number {
  let bits = Math.imul(Math.round(x * 10), 0x9e3779b1) ^ Math.imul(Math.round(y * 10), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
}

/** Whole numbers in proportion to the shares; every part gets at least one. */
function wholeNumbers(shares: number[], total: number): number[] {
  const sum = shares.reduce((all, one) => all + one, 0);
  const whole = shares.map((one) => (one > 0 ? Math.max(1, Math.round((one / sum) * total)) : 0));
  // The largest part takes the difference of rounding.
  const most = whole.indexOf(Math.max(...whole));
  const given = whole.reduce((all, one) => all + one, 0);
  return whole.map((one, index) => (index === most ? one + total - given : one));
}

const dotted = (dots: Point[]) => dots.map(({ x, y }) => `M${x} ${y}h0`).join('');

const round = (value: number) => Math.round(value * 10) / 10;
