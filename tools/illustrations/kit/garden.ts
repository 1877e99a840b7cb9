/** Leaves, vegetables and trees. Standing things rest on y = 0, growing things start at (0, 0). */
import { darker, lighter } from './colour.ts';
import { at, ball, blobD, ellipseD, path, polyD, rect, solid, stroke, times } from './svg.ts';

export const greens = { leaf: '#2E9E72', deep: '#14614A', young: '#8CC96B', olive: '#7C8F3E' };
export const fruits = {
  orange: '#F58A3C',
  lemon: '#F7CB45',
  apple: '#E2574C',
  berry: '#5A4BB5',
  beet: '#A8325E',
  carrot: '#F0803A',
  cream: '#FFF1D8',
  bread: '#DFA560',
  nut: '#B8763F',
  cocoa: '#5B3426',
};

/** Pointed leaf growing from (0, 0) upwards. */
export function leaf(length: number, width: number, colour = greens.leaf, veins = 4): string {
  const [l, w] = [length, width / 2];
  const d = `M0 0C${-w * 1.3} ${-l * 0.3} ${-w} ${-l * 0.75} 0 ${-l}C${w} ${-l * 0.75} ${w * 1.3} ${-l * 0.3} 0 0Z`;
  const half = `M0 0L0 ${-l}C${w} ${-l * 0.75} ${w * 1.3} ${-l * 0.3} 0 0Z`;
  const rib = lighter(colour, 0.3);
  return (
    path(d, colour) +
    solid(half, darker(colour, 0.14), { to: 0, from: 0.1, depth: 0.7 }) +
    stroke(`M0 ${l * 0.08}L0 ${-l * 0.9}`, rib, Math.max(2, w * 0.05)) +
    times(veins, (i) => {
      const y = -l * (0.18 + (i * 0.58) / veins);
      const k = w * 0.62 * (1 - i / (veins * 1.7));
      return stroke(`M0 ${y}L${-k} ${y - k * 0.7}M0 ${y}L${k} ${y - k * 0.7}`, rib, Math.max(1.5, w * 0.03), 0.7);
    })
  );
}

/** A stem with pairs of leaves, growing upwards from (0, 0). */
export function sprig(height: number, colour = greens.leaf, pairs = 4, size = 0.34): string {
  const stem = stroke(`M0 0L0 ${-height * 0.9}`, darker(colour, 0.25), Math.max(4, height * 0.016));
  const leaves = times(pairs, (i) => {
    const [y, s] = [-height * (0.14 + (0.7 * i) / pairs), size * height * (1 - (0.45 * i) / pairs)];
    return (
      at(0, y, leaf(s, s * 0.44, colour, 3), -58) +
      at(0, y - height * 0.04, leaf(s, s * 0.44, darker(colour, 0.08), 3), 58)
    );
  });
  return stem + leaves + at(0, -height * 0.82, leaf(size * height * 0.6, size * height * 0.28, colour, 2));
}

/** Ribbed pumpkin standing on y = 0. */
export function pumpkin(w: number, colour = fruits.carrot): string {
  const h = w * 0.72;
  const rib = (x: number, rx: number, k: number) => ball(ellipseD(x, -h / 2, rx, h * k), colour, 0.75);
  return (
    rib(-w * 0.32, w * 0.19, 0.43) +
    rib(w * 0.32, w * 0.19, 0.43) +
    rib(-w * 0.18, w * 0.19, 0.48) +
    rib(w * 0.18, w * 0.19, 0.48) +
    rib(0, w * 0.17, 0.5) +
    solid(
      `M${-w * 0.05} ${-h * 0.94}Q${-w * 0.03} ${-h * 1.18} ${-w * 0.12} ${-h * 1.26}L${w * 0.0} ${-h * 1.3}Q${w * 0.05} ${-h * 1.15} ${w * 0.06} ${-h * 0.94}Z`,
      greens.olive,
    )
  );
}

/** Mushroom standing on y = 0. */
export const mushroom = (w: number, cap = fruits.nut): string =>
  solid(
    `M${-w * 0.16} ${-w * 0.5}Q${-w * 0.12} ${-w * 0.2} ${-w * 0.2} 0H${w * 0.2}Q${w * 0.12} ${-w * 0.2} ${w * 0.16} ${-w * 0.5}Z`,
    fruits.cream,
    { to: 0 },
  ) +
  solid(
    `M${-w / 2} ${-w * 0.44}C${-w * 0.48} ${-w * 1.02} ${w * 0.48} ${-w * 1.02} ${w / 2} ${-w * 0.44}Q0 ${-w * 0.36} ${-w / 2} ${-w * 0.44}Z`,
    cap,
  );

/** Carrot with its tip down, crown at (0, 0). */
export const carrot = (l: number): string =>
  [-26, 0, 26].map((a) => at(0, 4, leaf(l * 0.42, l * 0.11, greens.leaf, 3), a)).join('') +
  solid(
    `M${-l * 0.13} ${l * 0.02}Q0 ${-l * 0.06} ${l * 0.13} ${l * 0.02}Q${l * 0.1} ${l * 0.6} 0 ${l}Q${-l * 0.1} ${l * 0.6} ${-l * 0.13} ${l * 0.02}Z`,
    fruits.carrot,
    { to: 0 },
  ) +
  times(3, (i) =>
    stroke(`M${-l * 0.1 + i * l * 0.025} ${l * (0.14 + i * 0.17)}h${l * 0.07}`, darker(fruits.carrot, 0.2), l * 0.012),
  );

/** Bell pepper standing on y = 0. */
export function pepper(w: number, colour = fruits.apple): string {
  const h = w * 1.12;
  const lobe = (x: number, rx: number) =>
    ball(
      blobD([
        [x, -h],
        [x + rx, -h * 0.82],
        [x + rx * 0.86, -h * 0.2],
        [x, 0],
        [x - rx * 0.86, -h * 0.2],
        [x - rx, -h * 0.82],
      ]),
      colour,
      0.75,
    );
  return (
    lobe(-w * 0.24, w * 0.26) +
    lobe(w * 0.24, w * 0.26) +
    lobe(0, w * 0.25) +
    solid(
      blobD([
        [-w * 0.2, -h * 0.97],
        [0, -h * 1.04],
        [w * 0.2, -h * 0.97],
        [0, -h * 0.9],
      ]),
      greens.leaf,
    ) +
    stroke(`M0 ${-h}q${w * 0.02} ${-h * 0.12} ${w * 0.1} ${-h * 0.17}`, greens.deep, w * 0.09) +
    rect(-w * 0.3, -h * 0.8, w * 0.05, h * 0.38, '#FFFFFF', w * 0.03, 0.4)
  );
}

/** Almond, tip upwards. */
export function almond(l: number, colour = fruits.nut): string {
  const w = l * 0.31;
  const d = `M0 ${-l / 2}C${w * 0.9} ${-l * 0.22} ${w * 1.35} ${l * 0.42} 0 ${l / 2}C${-w * 1.35} ${l * 0.42} ${-w * 0.9} ${-l * 0.22} 0 ${-l / 2}Z`;
  return (
    solid(d, colour, { to: 25 }) +
    times(3, (i) =>
      stroke(
        `M${(i - 1) * w * 0.42} ${l * 0.28}Q${(i - 1) * w * 0.5} 0 ${(i - 1) * w * 0.12} ${-l * 0.28}`,
        darker(colour, 0.28),
        l * 0.02,
        0.7,
      ),
    )
  );
}

/** Bunch of grain: an ear of wheat growing upwards. */
export const wheat = (h: number, colour = '#E5B04E'): string =>
  stroke(`M0 0L0 ${-h * 0.95}`, darker(colour, 0.2), h * 0.016) +
  times(5, (i) =>
    [-1, 1].map((k) => at(k * h * 0.055, -h * (0.44 + i * 0.1), almond(h * 0.15, colour), k * 30)).join(''),
  ) +
  at(0, -h * 0.98, almond(h * 0.17, colour));

/** Round-headed tree standing on y = 0. */
export const tree = (h: number, colour: string, trunk = '#6E4218'): string =>
  rect(-h * 0.02, -h * 0.45, h * 0.04, h * 0.45, trunk) + ball(ellipseD(0, -h * 0.66, h * 0.25, h * 0.34), colour);

/** Spruce standing on y = 0. */
export const spruce = (h: number, colour: string): string =>
  rect(-h * 0.025, -h * 0.12, h * 0.05, h * 0.12, '#5B3426') +
  [0, 1, 2]
    .map((i) =>
      solid(
        polyD([
          [0, -h * (0.58 + i * 0.21)],
          [h * (0.24 - i * 0.05), -h * (0.1 + i * 0.22)],
          [-h * (0.24 - i * 0.05), -h * (0.1 + i * 0.22)],
        ]),
        colour,
        { to: 20 },
      ),
    )
    .join('');
