/** Leaves, vegetables and trees. Standing things rest on y = 0, growing things start at (0, 0). */
import { darker, lighter } from './colour.ts';
import { at, path, solid, stroke, times } from './svg.ts';

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
