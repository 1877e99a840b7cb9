/** Covers of the articles about food. */
import { almond, buckwheat, type Cover, look, palettes, put } from './cover.ts';

const p = palettes;

export const nutrition: Record<string, Cover> = {
  'magniy-v-ratsione': {
    palette: p.sand,
    view: look(8.4, 0.2, 34),
    things: [
      put('plinth', -0.1, -0.3, { radius: 2.75, height: 0.1, colour: 'soft' }),
      put('bowl', -0.5, 0.5, { z: 0.1, radius: 1.6, colour: '#5d7fae', filling: '#8b5d36' }),
      put('grains', -0.5, 0.5, { z: 0.86, radius: 1.38, height: 0.42, count: 700, ...buckwheat }),
      put('chocolate', 1.15, -0.5, { z: 0.1, turn: -18, scale: 0.85 }),
      put('grains', -1.35, -1.6, { z: 0.1, radius: 0.55, height: 0.1, count: 9, ...almond }),
      put('grains', 0.3, -1.85, {
        z: 0.1,
        radius: 0.5,
        height: 0.1,
        count: 26,
        colours: ['#7f9a4c', '#94ae5e'],
        size: 0.2,
        shape: [0.55, 1, 0.22],
        pointed: true,
      }),
    ],
  },
  'omega-3-iz-ryby-i-kapsul': {
    palette: p.sky,
    view: look(8.4, 0.1, 48),
    things: [
      put('plinth', 0, 0.1, { radius: 2.75, height: 0.06, colour: 'mid' }),
      put('plate', 0, 0.15, { radius: 2.35 }),
      put('fish', 0.0, 0.35, { z: 0.1, turn: 12, scale: 0.9 }),
      put('citrus', -1.05, -0.85, { z: 0.08, radius: 0.42, rind: '#f4cf3a', flesh: '#f8dd62' }),
      put('loose', 0.5, -1.05, {
        z: 0.1,
        product: 'daily/omega-3',
        spots: [
          [0, 0, 30],
          [0.75, 0.2, -40],
          [0.42, -0.62, 75],
        ],
      }),
    ],
  },
  'vegetarianskiy-ratsion': {
    palette: p.sage,
    view: look(7.8, 0.55, 32),
    things: [
      put('bowl', -0.3, 0.5, { radius: 1.6, colour: '#fbf6ea', filling: '#d6ab62' }),
      put('grains', -0.3, 0.5, {
        z: 0.75,
        radius: 1.34,
        height: 0.4,
        count: 330,
        colours: ['#e3bd77', '#d8ac60', '#ecca8c'],
        size: 0.125,
      }),
      put('avocado', 1.75, -0.35, { turn: -24, scale: 0.82 }),
      put('beet', -2.1, -0.5, { scale: 0.75, tilt: [0, -14] }),
      put('carrot', 0.1, -1.75, { turn: 78, scale: 0.9 }),
    ],
  },
  'vitamin-d-v-rossii': {
    palette: p.ice,
    view: look(8.0, 1.5, 7),
    things: [
      put('disc', 0.3, 3.4, { z: 2.15, radius: 1.35, colour: '#ffe2a4' }),
      put('hill', -1.4, 1.6, { size: [7.5, 5, 1.5], colour: '#fbfdff' }),
      put('hill', 2.0, 0.6, { size: [7.5, 4.5, 1.0], colour: '#f1f7fd', seed: 3 }),
      put('fir', -1.9, 0.6, { z: 0.9, scale: 0.85, snow: true }),
      put('fir', -2.8, 0.3, { z: 0.55, scale: 0.65, snow: true }),
      put('fir', 2.35, -0.2, { z: 0.6, scale: 0.7, snow: true }),
      put('piece', -0.6, 2.4, { z: 1.75, product: 'daily/vitamin-d3', scale: 2.9, tilt: [0, 62] }),
    ],
  },
  'vitaminy-gruppy-b': {
    palette: p.lilac,
    view: look(8.0, 0.1, 52),
    things: [
      ...['#b9d98a', '#f9c877', '#f39a85', '#9cc4f5', '#f6d873', '#fdfaf2', '#f0b27a', '#9edbc2'].map((colour, i) =>
        put('block', -2.1 + 1.4 * (i % 4), 0.72 - 1.44 * Math.floor(i / 4), { size: [1.28, 1.28, 0.3], colour }),
      ),
      put('egg', -2.1, 0.72, { z: 0.3, scale: 0.62, turn: 20 }),
      put('mushroom', -0.62, 0.4, { z: 0.68, scale: 0.56, tilt: [-78, 0], turn: 14 }),
      put('grains', 0.7, 0.72, {
        z: 0.3,
        radius: 0.45,
        height: 0.22,
        count: 60,
        colours: ['#b5493a', '#c25a44'],
        size: 0.1,
        shape: [1, 1, 0.5],
      }),
      put('fish', 2.1, 0.72, { z: 0.3, scale: 0.25, turn: 30 }),
      put('bread', -2.1, -0.72, { z: 0.3, scale: 0.62, turn: -12 }),
      put('loose', -0.7, -0.72, {
        z: 0.3,
        scale: 0.9,
        product: 'daily/multivitaminy',
        spots: [
          [-0.2, 0.2, 0],
          [0.28, -0.24, 0],
        ],
      }),
      put('avocado', 0.7, -0.72, { z: 0.3, scale: 0.48, turn: 24 }),
      put('spinach', 2.1, -0.62, { z: 0.3, scale: 0.36, colours: ['#2f7d3f', '#5aa552'] }),
    ],
  },
  'zhelezo-i-vitamin-c': {
    palette: p.coral,
    view: look(7.9, 0.4, 40),
    things: [
      put('pan', -0.5, 0.3, { turn: 24, scale: 1.05 }),
      put('grains', -0.5, 0.3, { z: 0.12, radius: 1.36, height: 0.35, count: 620, ...buckwheat }),
      put('pepper', 1.7, -0.9, { scale: 0.82, turn: 30, tilt: [0, 12] }),
      put('citrus', -1.9, -1.45, { radius: 0.55, rind: '#f4cf3a', flesh: '#f8dd62' }),
    ],
  },
};
