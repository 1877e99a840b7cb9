/** Pictures of the information pages, in the same studio as the rest. */
import { type Cover, look, palettes, put } from './cover.ts';

const p = palettes;

export const pages: Record<string, Cover> = {
  about: {
    palette: p.sky,
    view: look(9.2, 1.75, 9),
    things: [
      put('disc', 0, 2.6, { z: 2.1, radius: 2.1, colour: 'mid' }),
      put('plinth', 0, 0.4, { radius: 1.5, height: 0.5, colour: 'soft' }),
      put('pack', 0, 0.4, { z: 0.5, product: 'daily/magniy-b6', turn: -2, scale: 0.95 }),
      put('erlenmeyer', -2.1, 0.5, { colour: '#f2a21c', scale: 0.92 }),
      put('tubes', 2.45, 0.9, { colours: ['#f2705c', '#f5b62e', '#2fb58a', '#8b6fe8'], scale: 0.85, turn: -8 }),
      put('balm', -1.35, -1.2, { colours: ['#4f9a4d', '#8cc46f'], scale: 0.6 }),
      put('loose', 0.9, -1.25, {
        product: 'daily/magniy-b6',
        spots: [
          [0, 0, 30],
          [0.75, 0.2, -42],
          [0.5, -0.5, 75],
        ],
      }),
    ],
  },
  contacts: {
    palette: p.sky,
    view: look(8.8, 1.7, 9),
    things: [
      put('plinth', 0, 0.6, { radius: 3.0, height: 0.2, colour: 'soft' }),
      put('envelope', -1.2, 0.7, { z: 0.2, colour: '#1f46e0', tilt: [80, 0], turn: 8, scale: 0.95 }),
      put('phone', 1.4, 0.1, { z: 0.2, turn: -12, screen: '#dfe9ff', glow: 0.3, scale: 0.85 }),
      put('speech', 2.45, -0.55, { z: 1.7, colour: '#f5b62e', side: 1, turn: -8, scale: 0.72 }),
      put('speech', 0.35, -0.75, { z: 0.42, colour: '#fcfbf8', dots: '#4a8df6', side: -1, turn: 6, scale: 0.62 }),
    ],
  },
  'where-to-buy': {
    palette: p.cream,
    view: look(10.2, 2.35, 8),
    things: [
      put('stall', -0.3, 0.6, { colour: '#fbf6ea', stripe: '#1f46e0', width: 5.6 }),
      put('pack', -2.3, 0.4, { z: 1.26, product: 'daily/magniy-b6', turn: 8, scale: 0.6 }),
      put('pack', -0.95, 0.4, { z: 1.26, product: 'calm/melissa-glitsin', turn: 3, scale: 0.6 }),
      put('pack', 0.35, 0.4, { z: 1.26, product: 'beauty/vitamin-e', turn: -3, scale: 0.6 }),
      put('pack', 1.7, 0.4, { z: 1.26, product: 'immuno/vitamin-c-500', turn: -8, scale: 0.6 }),
      put('pin', 3.45, -0.3, { colour: '#f2705c', scale: 0.95 }),
      put('carton', -2.6, -1.6, { colour: '#cda676', size: [1.7, 1.3, 0.9], turn: 18 }),
    ],
  },
  interesting: {
    palette: p.lilac,
    view: look(9.0, 1.8, 14),
    things: [
      put('disc', 0, 2.8, { z: 2.5, radius: 1.9, colour: 'mid' }),
      put('open-book', 0, -0.1, { colour: 'deep', scale: 1.15 }),
      put('citrus', -1.45, 0.3, { z: 1.75, radius: 0.62, tilt: [62, -14] }),
      put('full-moon', 0.05, 0.6, { z: 2.75, radius: 0.55 }),
      put('fish', 1.55, 0.4, { z: 2.1, scale: 0.42, turn: 14, tilt: [58, 0] }),
      put('piece', -0.35, 0.0, { z: 1.05, product: 'calm/l-teanin', tilt: [0, 34], scale: 1.15 }),
      put('piece', 0.75, -0.1, { z: 1.15, product: 'calm/melissa-glitsin', tilt: [0, -18], scale: 1.1 }),
    ],
  },
  'error.fault': {
    palette: p.cream,
    view: look(8.6, 1.7, 9),
    things: [
      put('disc', -0.2, 2.6, { z: 2.0, radius: 2.0, colour: 'mid' }),
      put('plinth', -0.2, 0.4, { radius: 2.3, height: 0.25, colour: 'soft' }),
      put('pack', -0.85, 0.5, { z: 0.25, product: 'daily/magniy-b6', turn: 6, scale: 0.95 }),
      put('stopwatch', 0.95, -0.5, { z: 0.25, colour: '#f2705c', turn: -12, scale: 0.95 }),
      put('loose', 2.35, -0.9, { product: 'daily/magniy-b6', spots: [[0, 0, 28]] }),
    ],
  },
  'error.offline': {
    palette: p.ice,
    view: look(9.2, 2.2, 8),
    things: [
      put('plinth', 0, 0.4, { radius: 2.4, height: 0.2, colour: 'soft' }),
      put('umbrella', 0.35, 0.75, { z: 0.1, colour: '#1f46e0', other: '#fdfaf4', tilt: [0, 8] }),
      put('phone', -0.5, -0.2, { z: 0.2, screen: '#c9d9ec', glow: 0.05, turn: 8, scale: 0.78 }),
      put('rain', 0, 0, {
        spots: [
          [-3.0, 2.6],
          [-2.75, 1.2],
          [-2.4, 3.7],
          [2.75, 3.1],
          [3.15, 1.7],
          [2.5, 0.9],
          [-3.5, 3.4],
          [3.6, 3.9],
        ],
      }),
    ],
  },
};
