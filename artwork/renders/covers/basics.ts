/** Covers of the articles about reading and choosing. */
import { type Cover, look, palettes, put } from './cover.ts';

const p = palettes;

export const basics: Record<string, Cover> = {
  'chestnyy-znak-i-sgr': {
    palette: p.sky,
    view: look(8.2, 1.5, 9),
    things: [
      put('block', 0.2, 0.3, { size: [4.9, 2.4, 0.3], colour: 'mid' }),
      put('pack', -0.85, 0.7, { z: 0.3, turn: 12, product: 'daily/zhelezo-c', scale: 1 }),
      put('phone', 1.25, -0.3, { z: 0.3, turn: -10, code: true, mark: 'accent', scale: 0.95 }),
      put('loose', -1.6, -1.45, {
        product: 'daily/zhelezo-c',
        spots: [
          [0, 0, 30],
          [0.7, -0.2, -40],
        ],
      }),
    ],
  },
  'chto-takoe-sutochnaya-norma': {
    palette: p.sun,
    view: look(8.5, 0.1, 58),
    things: [
      put('plinth', 0, 0, { radius: 2.5, height: 0.1, colour: 'mid' }),
      put('plate', 0, 0, {
        z: 0.1,
        radius: 1.75,
        arcs: [
          ['#f2705c', 100, 170],
          ['#4a8df6', 188, 262],
          ['#2fb58a', 280, 330],
          ['#8a5fd0', -12, 82],
        ],
      }),
      put('citrus', -0.45, 0.35, { z: 0.16, radius: 0.72, scale: 0.9 }),
      put('loose', 0.55, -0.25, {
        z: 0.2,
        product: 'daily/magniy-b6',
        spots: [
          [0.25, 0.35, 30],
          [0.15, -0.4, -50],
        ],
      }),
      put('loose', -0.45, -0.7, { z: 0.2, product: 'daily/omega-3', spots: [[0, 0, 70]] }),
    ],
  },
  'formy-vypuska': {
    palette: p.sky,
    view: look(8.3, 1.35, 13),
    things: [
      put('plinth', -2.4, 0, { radius: 0.62, height: 0.9, colour: 'soft' }),
      put('plinth', -0.85, 0.3, { radius: 0.62, height: 1.6, colour: 'mid' }),
      put('plinth', 0.75, 0.3, { radius: 0.62, height: 1.1, colour: 'white' }),
      put('plinth', 2.35, 0, { radius: 0.62, height: 1.7, colour: 'mid' }),
      put('piece', -2.4, 0, { z: 0.9, product: 'immuno/tsink-selen', scale: 1.7, turn: 20 }),
      put('piece', -0.85, 0.3, { z: 1.6, product: 'daily/omega-3', scale: 1.7 }),
      put('piece', 0.75, 0.3, { z: 1.1, product: 'daily/multivitaminy', scale: 1.7, turn: 15 }),
      put('piece', 2.35, 0, { z: 1.7, product: 'kidz/multi-mishki', scale: 1.4, turn: -12 }),
      put('plinth', -1.6, -1.6, { radius: 0.62, height: 0.3, colour: 'mid' }),
      put('plinth', 1.55, -1.6, { radius: 0.62, height: 0.3, colour: 'soft' }),
      put('piece', -1.6, -1.6, { z: 0.3, product: 'immuno/vitamin-c-shipuchiy', scale: 1.2, turn: 20 }),
      put('piece', 1.55, -1.6, { z: 0.3, product: 'beauty/marmelad-krasota', scale: 1.6 }),
      put('heap', 0, -1.7, { colour: '#fdfaf4', radius: 0.62, height: 0.5 }),
    ],
  },
  'kak-chitat-etiketku': {
    palette: p.sky,
    view: look(7.8, 1.65, 7),
    things: [
      put('disc', 0, 2.4, { z: 2.0, radius: 1.8, colour: 'mid' }),
      put('pack', -0.6, 0.4, { product: 'daily/magniy-b6', scale: 1.08 }),
      put('magnifier', 0.25, -1.3, {
        z: 1.12,
        product: 'daily/magniy-b6',
        window: [0.425, 0.14, 0.1, 3.01],
        scale: 0.92,
      }),
      put('loose', -2.1, -0.8, {
        product: 'daily/magniy-b6',
        spots: [
          [0, 0, 30],
          [0.5, -0.6, -50],
        ],
      }),
    ],
  },
  'kogda-prinimat-vitaminy': {
    palette: p.cream,
    view: look(8.8, 1.85, 7),
    things: [
      put('plinth', 0, 0.6, { radius: 1.7, height: 0.3, colour: 'soft' }),
      put('dial', 0, 0.5, { z: 0.26, day: '#ffd268', night: '#3f3a86', powder: '#f8f5ee', scale: 0.86 }),
      put('loose', 0, -1.4, {
        product: 'daily/vitamin-d3',
        spots: [
          [1.95, 1.1, 30],
          [2.4, 0.55, -40],
        ],
      }),
      put('loose', 0, -1.4, {
        product: 'calm/magniy-bisglitsinat',
        spots: [
          [-2.0, 1.1, 30],
          [-2.45, 0.5, -50],
        ],
      }),
    ],
  },
  'verhniy-dopustimyy-uroven': {
    palette: p.sky,
    view: look(8.2, 1.85, 8),
    things: [
      put('plinth', -0.2, 0.2, { radius: 1.5, height: 0.3, colour: 'mid' }),
      put('tower', -0.2, 0.2, { z: 0.3, colour: '#fbf8f0', over: '#f2705c', count: 10, line: 7 }),
      put('block', 0, 1.2, { z: 2.7, size: [5.0, 0.1, 0.07], colour: '#f2705c', bevel: 0.02 }),
      put('loose', 1.4, -1.1, {
        product: 'calm/melissa-glitsin',
        spots: [
          [0, 0, 0],
          [0.7, 0.3, 0],
        ],
      }),
    ],
  },
};
