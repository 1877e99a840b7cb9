/** Covers of the articles about sleep. */
import { type Cover, look, palettes, put } from './cover.ts';

const p = palettes;

export const sleep: Record<string, Cover> = {
  'ekrany-i-son': {
    palette: p.night,
    evening: true,
    view: look(7.8, 1.65, 9),
    things: [
      put('full-moon', -1.5, 2.6, { z: 2.0, radius: 0.95 }),
      put('pillow', 0, 0.3, { colour: '#b9a8ee', seam: '#8f78dc', size: [4.6, 2.8, 1.1] }),
      put('phone', 0.45, 0.2, { z: 0.75, turn: -12, tilt: [-16, 0], screen: '#bcd4ff', glow: 1.5, scale: 0.82 }),
      put('stars', 0, 3.4, {
        spots: [
          [-3.2, 3.5, 0.05],
          [2.6, 3.9, 0.06],
          [1.6, 4.4, 0.04],
          [3.4, 2.7, 0.04],
          [-0.2, 4.3, 0.05],
        ],
      }),
    ],
  },
  'gigiena-sna': {
    palette: p.lilac,
    view: look(8.0, 1.4, 10),
    things: [
      put('disc', 0.5, 2.8, { z: 1.8, radius: 1.85, colour: 'mid' }),
      put('pillow', 0, 0.9, { colour: '#a593e6', seam: '#8b76d8', size: [4.6, 2.7, 1.1] }),
      put('pillow', 0.3, 1.0, { z: 0.85, turn: 4, colour: '#fbf9ff', seam: '#d5cbf3', size: [4.2, 2.4, 1.0] }),
      put('alarm', -0.9, -1.0, { colour: 'accent', scale: 0.92, turn: 8 }),
      put('balm', 1.35, -1.1, { colours: ['#4f9a4d', '#8cc46f'], scale: 0.62 }),
    ],
  },
  'l-teanin-i-chay': {
    palette: p.sage,
    view: look(7.4, 0.95, 22),
    things: [
      put('plinth', 0, 0, { radius: 2.1, height: 0.25, colour: 'mid' }),
      put('cup', -0.35, 0.15, { z: 0.25, tea: '#b9b24a', turn: 20 }),
      put('tea', 1.5, -0.9, { z: 0.25, colours: ['#2f6e45', '#7db35a'], scale: 0.72, turn: -30 }),
      put('loose', -1.35, -1.2, {
        z: 0.25,
        product: 'calm/l-teanin',
        spots: [
          [0, 0, 60],
          [0.72, -0.36, 20],
        ],
      }),
    ],
  },
  'magniy-vecherom': {
    palette: p.night,
    evening: true,
    view: look(8.0, 1.8, 9),
    things: [
      put('block', 0, 0.3, { size: [5.4, 2.6, 0.3], colour: '#5a48a8' }),
      put('lamp', -1.45, 0.5, { z: 0.3, colour: '#d9cff6', glow: 1.3 }),
      put('book', 1.05, 0.4, { z: 0.3, turn: -8, colour: '#f2705c', size: [2.6, 1.9, 0.34] }),
      put('pack', 1.05, 0.4, { z: 0.64, turn: -6, product: 'calm/magniy-bisglitsinat', scale: 0.78 }),
      put('loose', -1.3, -0.65, {
        z: 0.3,
        product: 'calm/magniy-bisglitsinat',
        spots: [
          [0, 0, 35],
          [0.7, 0.2, -40],
        ],
      }),
    ],
  },
};
