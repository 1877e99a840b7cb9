/** Covers of the articles about the cold season. */
import { type Cover, look, palettes, put } from './cover.ts';

const p = palettes;

export const immunity: Record<string, Cover> = {
  'osenniy-ratsion': {
    palette: p.peach,
    view: look(7.8, 1.1, 14),
    things: [
      put('disc', 0, 2.9, { z: 1.5, radius: 1.9, colour: 'mid' }),
      put('pumpkin', -0.55, 0.6, { scale: 1.08 }),
      put('apple', 1.6, 0.1, { scale: 0.82, colour: '#b5201d', blush: '#d2402a' }),
      put('mushroom', 0.95, -1.2, { scale: 0.72, turn: 20 }),
      put('mushroom', 1.75, -1.35, { scale: 0.5 }),
      put('berries', -1.0, -1.6, { radius: 0.2, colour: '#b5192c' }),
      put('leaf', -2.0, -0.9, { z: 0.04, colour: '#d96a2a', scale: 0.7, turn: 40, tilt: [10, -8] }),
      put('leaf', 0.1, -1.75, { z: 0.04, colour: '#e2a12c', scale: 0.6, turn: -60, tilt: [8, 10] }),
    ],
  },
  'probiotiki-slovar': {
    palette: p.ice,
    view: look(7.8, 1.4, 20),
    things: [
      put('open-book', 0, 0, { colour: '#3f64d8', ribbon: '#f2705c', scale: 1.05 }),
      put('bacteria', 0, 0.4, {
        colours: ['#4a8df6', '#2fb58a', '#f2705c', '#f5b62e', '#8a72e0'],
        spots: [
          [-1.4, 0, 1.5],
          [-0.4, 0.2, 2.3],
          [0.6, 0, 1.6],
          [1.5, 0.2, 2.2],
          [-1.7, 0.3, 2.7],
          [0.3, 0.3, 3.1],
          [1.4, 0, 1.05],
          [-0.6, -0.2, 1.15],
        ],
      }),
    ],
  },
  'tsink-v-sezon': {
    palette: p.ice,
    view: look(8.2, 2.0, 8),
    things: [
      put('umbrella', -0.75, 0.4, { colour: '#f5a623', other: '#fbd06a', tilt: [0, 10], scale: 0.98 }),
      put('pack', 0.55, 0.5, { product: 'immuno/tsink-selen', scale: 0.72, turn: -6 }),
      put('loose', -0.35, -0.9, {
        product: 'immuno/tsink-selen',
        spots: [
          [0, 0, 30],
          [0.7, -0.1, -40],
        ],
      }),
      put('rain', 0, 0.4, {
        spots: [
          [-2.9, 3.3],
          [-2.6, 1.9],
          [-3.2, 0.8],
          [2.9, 3.0],
          [2.6, 1.7],
          [3.2, 0.6],
          [-2.0, 4.3],
          [1.9, 4.2],
          [3.4, 4.0],
          [-3.5, 2.5],
        ],
      }),
    ],
  },
  'vitamin-c-mify': {
    palette: p.sun,
    view: look(8.4, 2.0, 9),
    things: [
      put('disc', 0, 2.6, { z: 2.1, radius: 1.95, colour: 'mid' }),
      put('scales', 0, 0.4, { lean: 9, colour: '#b9843a' }),
      put('pepper', -2.05, 0.4, { z: 1.42, scale: 0.58 }),
      put('berries', -1.45, 0.05, { z: 1.44, radius: 0.16, colour: '#3a2150' }),
      put('citrus', 1.88, 0.35, { z: 2.02, radius: 0.62, tilt: [24, 0] }),
    ],
  },
};
