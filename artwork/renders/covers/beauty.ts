/** Covers of the articles about beauty. */
import { almond, type Cover, look, palettes, put } from './cover.ts';

const p = palettes;

export const beauty: Record<string, Cover> = {
  'biotin-volosy-nogti': {
    palette: p.rose,
    view: look(7.6, 1.7, 9),
    things: [
      put('disc', -0.2, 2.4, { z: 2.0, radius: 1.75, colour: 'mid' }),
      put('plinth', -0.9, 0.6, { radius: 1.25, height: 0.3, colour: 'soft' }),
      put('brush', -0.9, 0.6, { z: 0.3, scale: 0.85, tilt: [0, -8], pad: '#f3b9c4' }),
      put('polish', 0.85, 0.1, { colour: '#ef6f5e', scale: 1.05 }),
      put('polish', 1.95, -0.4, { colour: '#d9486a', scale: 0.85 }),
      put('loose', 0.2, -1.5, {
        product: 'beauty/biotin-tsink',
        spots: [
          [0, 0, 40],
          [0.8, 0.25, -30],
          [-1.9, 0.2, 75],
        ],
      }),
    ],
  },
  'kollagen-chto-izvestno': {
    palette: p.coral,
    view: look(8.0, 1.75, 9),
    things: [
      put('plinth', -1.0, 0.5, { radius: 1.1, height: 0.35, colour: 'soft' }),
      put('helix', -1.0, 0.5, { z: 0.35, scale: 0.95, colours: ['#f2705c', '#f8a596', '#fbd0c5'] }),
      put('pack', 1.45, 0.5, { product: 'beauty/kollagen-c', turn: -14, scale: 0.95 }),
      put('heap', 0.2, -1.1, { colour: '#fdf1ea', radius: 0.75, height: 0.5 }),
    ],
  },
  'pitanie-dlya-kozhi': {
    palette: p.rose,
    view: look(8.2, 1.45, 10),
    things: [
      put('mirror', -0.35, 0.9, { colour: '#d9567a', glass: '#fffafa', scale: 0.88 }),
      put('avocado', 1.3, -0.6, { turn: -30, scale: 1.05 }),
      put('berries', -1.3, -1.3, { radius: 0.27, colour: '#37407e' }),
      put('cream', -0.2, -1.0, { scale: 0.72 }),
    ],
  },
  'vitamin-e-i-antioksidanty': {
    palette: p.cream,
    view: look(8.7, 1.85, 8),
    things: [
      put('sunflower', -1.05, 0.8, { scale: 0.98 }),
      put('bottle', 1.2, 0.4, { scale: 0.92 }),
      put('loose', 0.1, -1.3, {
        product: 'beauty/vitamin-e',
        spots: [
          [0, 0, 30],
          [0.75, -0.1, -40],
          [-0.4, -0.5, 80],
        ],
      }),
      put('grains', 2.1, -0.9, { radius: 0.4, height: 0.05, count: 5, ...almond }),
    ],
  },
};
