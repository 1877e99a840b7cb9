/** Covers of the events. On a card the date lies on the upper left corner. */
import { type Cover, look, palettes, put } from './cover.ts';

const p = palettes;

export const events: Record<string, Cover> = {
  'den-otkrytyh-laboratoriy': {
    palette: p.ice,
    view: look(8.6, 1.5, 10),
    things: [
      put('block', 0, 0.3, { size: [6.0, 2.8, 0.25], colour: 'white' }),
      put('tubes', 0.9, 1.0, { z: 0.25, colours: ['#f2705c', '#f5b62e', '#2fb58a', '#4a8df6'] }),
      put('erlenmeyer', -1.4, 0.2, { z: 0.25, colour: '#f79ab0' }),
      put('erlenmeyer', 0.1, -0.5, { z: 0.25, colour: '#bfe0fb', scale: 0.72 }),
      put('loose', 1.3, -0.7, {
        z: 0.25,
        product: 'daily/multivitaminy',
        spots: [
          [0, 0, 0],
          [0.66, 0.15, 0],
          [0.34, -0.56, 0],
        ],
      }),
    ],
  },
  'den-semi': {
    palette: p.peach,
    view: look(8.6, 0.75, 30),
    things: [
      put('plate', -0.1, -0.3, { radius: 2.0 }),
      put('pie', -0.85, -0.1, { z: 0.1, scale: 0.72, turn: 10 }),
      put('pie', 0.7, -0.15, { z: 0.1, scale: 0.72, turn: 50 }),
      put('pie', -0.05, -1.0, { z: 0.1, scale: 0.72, turn: -10 }),
      put('pie', -0.05, -0.2, { z: 0.42, scale: 0.7, turn: 30 }),
      put('mug', -1.9, 1.7, { colour: '#4a8df6', tea: '#b5652a', turn: 150, scale: 0.95 }),
      put('mug', 0.1, 2.1, { colour: '#f2705c', tea: '#b5652a', turn: 20, scale: 0.85 }),
      put('mug', 1.9, 1.6, { colour: '#f5b62e', tea: '#f7e8d3', turn: 10, scale: 0.65 }),
    ],
  },
  'forum-pitanie': {
    palette: p.coral,
    view: look(8.6, 1.9, 8),
    things: [
      put('plate', 0, 1.6, { z: 1.95, radius: 1.75, tilt: [82, 0] }),
      put('fork', -2.3, 1.4, { z: 0.98, tilt: [84, 0], scale: 1.25, colour: '#f4eeea' }),
      put('knife', 2.3, 1.4, { z: 0.98, tilt: [84, 0], scale: 1.25, colour: '#f4eeea' }),
      put('microphone', 0, -0.4, { colour: '#1d2f6b', band: '#f5b62e', scale: 0.8 }),
    ],
  },
  'lektsiya-omega-3': {
    palette: p.sun,
    view: look(8.4, 0.8, 26),
    things: [
      put('plinth', 0, 0, { radius: 2.5, height: 0.25, colour: 'soft' }),
      put('tin', -0.15, 0.25, { z: 0.25, colour: '#2f6fd6', turn: -8, scale: 1.05 }),
      put('fish', -0.3, 0.75, { z: 0.62, scale: 0.62, turn: -8 }),
      put('fish', -0.35, 0.2, { z: 0.64, scale: 0.62, turn: -6 }),
      put('fish', -0.35, -0.35, { z: 0.62, scale: 0.62, turn: -8 }),
      put('loose', 0.2, -1.5, {
        z: 0.25,
        product: 'daily/omega-3',
        spots: [
          [0, 0, 30],
          [0.8, 0.15, -40],
          [-0.8, 0.1, 80],
          [0.42, -0.66, 20],
        ],
      }),
    ],
  },
  'lektsiya-vitamin-d': {
    palette: p.sand,
    view: look(8.6, 1.4, 14),
    things: [
      put('laptop', -0.3, 0.3, { colour: '#c3ccda', screen: '#7fb4ff', sun: '#ffc94a', scale: 0.98, turn: 6 }),
      put('pack', 2.1, -0.5, { product: 'daily/vitamin-d3-kapli', scale: 0.62, turn: -8 }),
      put('loose', 0.6, -1.7, {
        product: 'daily/vitamin-d3',
        spots: [
          [0, 0, 30],
          [0.75, 0.1, -40],
        ],
      }),
    ],
  },
  'master-klass-zavtrak': {
    palette: p.cream,
    view: look(7.9, 0.4, 40),
    things: [
      put('plate', -0.75, -0.1, { radius: 1.75, colour: '#8fb4ea' }),
      put('bread', -1.25, 0.1, { z: 0.1, turn: 14, scale: 0.95 }),
      put('fried-egg', -0.4, -0.25, { z: 0.12, turn: -20, scale: 0.92 }),
      put('bowl', 1.75, 0.9, { radius: 0.95, colour: '#fbf6ea', filling: '#efdfbd' }),
      put('grains', 1.75, 0.9, {
        z: 0.5,
        radius: 0.45,
        height: 0.12,
        count: 14,
        colours: ['#c3202f', '#37407e'],
        size: 0.14,
        rough: 0.25,
      }),
      put('mug', 1.75, -1.1, { colour: '#f2705c', tea: '#fbf3e2', turn: -30, scale: 0.72 }),
      put('banana', -1.9, 1.6, { scale: 0.6, turn: 190 }),
    ],
  },
  'shkola-etiketki': {
    palette: p.sky,
    view: look(7.4, 0.1, 56),
    things: [
      put('label', -0.1, 0.35, { product: 'immuno/vitamin-c-500', width: 4.6, height: 1.55, turn: 5 }),
      put('ruler', -0.2, -1.15, { colour: '#f3cf8f', turn: 96, scale: 0.95 }),
      put('pencil', 1.75, -0.25, { colour: '#e2483c', turn: 28, scale: 0.85, z: 0.05 }),
    ],
  },
  'vebinar-son': {
    palette: p.midnight,
    evening: true,
    view: look(8.4, 1.75, 9),
    things: [
      put('pillow', 0, 0.2, { colour: '#a9b9f2', seam: '#7f95e6', size: [4.6, 2.8, 1.1] }),
      put('full-moon', 0, 0.2, { z: 0.85, radius: 1.05 }),
      put('headphones', 0, 0.2, { z: 0.98, colour: '#f2705c', pad: '#2b2457', scale: 0.98 }),
      put('stars', 0, 3.4, {
        spots: [
          [-3.0, 3.6, 0.05],
          [2.6, 3.9, 0.06],
          [1.9, 2.6, 0.04],
          [3.4, 2.7, 0.04],
          [-2.2, 2.5, 0.05],
        ],
      }),
    ],
  },
  'vebinar-sport': {
    palette: p.mint,
    view: look(8.4, 1.2, 13),
    things: [
      put('disc', 0, 2.8, { z: 1.6, radius: 1.85, colour: 'mid' }),
      put('block', 0, 0.2, { size: [5.0, 2.9, 0.3], colour: 'soft' }),
      put('sneaker', 0.65, 0.75, { z: 0.3, colour: '#f2705c', turn: -8, scale: 1.05 }),
      put('sneaker', -0.5, -0.55, { z: 0.3, colour: '#f2705c', turn: -20, scale: 1.05 }),
    ],
  },
  'zabeg-parki': {
    palette: p.cream,
    view: look(9.0, 1.2, 20),
    things: [
      put('track', 0, 0, { colour: '#d9573f' }),
      put('tree', -2.1, 0.8, { colour: '#e08a2c', scale: 1.05 }),
      put('tree', 2.2, 0.6, { colour: '#d9573f', scale: 1.1, seed: 2 }),
      put('tree', -2.4, -1.2, { colour: '#d8b23a', scale: 0.8, seed: 3 }),
      put('tree', 1.4, 3.2, { colour: '#e3a32c', scale: 1.2, seed: 4 }),
      put('tree', -1.2, 4.2, { colour: '#b9a13a', scale: 1.1, seed: 5 }),
      put('tree', 2.7, -1.4, { colour: '#e9b44c', scale: 0.75, seed: 6 }),
    ],
  },
};
