/** Covers of the articles about children. */
import { type Cover, look, palettes, put } from './cover.ts';

const p = palettes;

export const kids: Record<string, Cover> = {
  'shkolnyy-zavtrak': {
    palette: p.sand,
    view: look(7.8, 0.55, 38),
    things: [
      put('lunchbox', -0.2, 0.2, { colour: '#4a8df6', turn: 6 }),
      put('sandwich', -1.1, 0.1, { z: 0.2, turn: 12, scale: 1.2 }),
      put('grains', 0.98, 0.75, {
        z: 0.3,
        radius: 0.48,
        height: 0.2,
        count: 22,
        colours: ['#c3202f', '#a81a3a', '#d63a3a'],
        size: 0.16,
        rough: 0.25,
      }),
      put('carrot', 1.0, -0.35, { z: 0.3, turn: 80, scale: 0.5 }),
      put('carrot', 1.1, -0.65, { z: 0.3, turn: 95, scale: 0.46 }),
      put('apple', 2.35, -0.75, { scale: 0.68, colour: '#7fae3a', blush: '#c9d456' }),
      put('piece', -2.5, -1.3, { product: 'kidz/multi-mishki', turn: 20, scale: 1.1 }),
    ],
  },
  'vitaminy-detyam': {
    palette: p.sand,
    view: look(7.9, 1.45, 10),
    things: [
      put('rainbow', -0.6, 1.2, { colours: ['#f2705c', '#f5b62e', '#2fb58a', '#4a8df6'], scale: 1.25 }),
      put('pack', 1.75, 0.3, { product: 'kidz/d3-kapli', turn: -8, scale: 0.82 }),
      put('house', -1.75, -0.7, { colours: ['#4a8df6', '#f5b62e', '#f2705c'], scale: 0.62, turn: 14 }),
      put('piece', -0.15, -0.9, { product: 'kidz/multi-mishki', scale: 1.5, turn: 6 }),
      put('piece', 0.85, -1.2, { product: 'kidz/multi-mishki', pick: 2, scale: 1.2, turn: -14 }),
    ],
  },
};
