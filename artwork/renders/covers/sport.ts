/** Covers of the articles about sport. */
import { type Cover, look, palettes, put } from './cover.ts';

const p = palettes;

export const sport: Record<string, Cover> = {
  'bcaa-i-belok': {
    palette: p.mint,
    view: look(8.2, 1.5, 12),
    things: [
      put('disc', 0.1, 2.6, { z: 1.75, radius: 2.0, colour: 'mid' }),
      put('molecule', -1.0, 0.8, {
        scale: 1.1,
        colours: ['#0c5540', '#4a8df6', '#f2705c', '#f5b62e'],
        molecule: 'leucine',
      }),
      put('pack', 1.85, 0.7, { turn: -14, product: 'sport/bcaa', scale: 0.95 }),
      put('egg', -1.3, -1.1, { turn: 66, scale: 1.1 }),
      put('egg', 0.35, -1.25, { turn: 112, scale: 1.1 }),
    ],
  },
  'elektrolity-i-voda': {
    palette: p.mint,
    view: look(8.6, 1.6, 8),
    things: [
      put('disc', 0, 2.6, { z: 2.0, radius: 1.95, colour: 'soft' }),
      put('plinth', -0.3, 0.2, { radius: 1.5, height: 0.3, colour: 'white' }),
      put('glass', -0.3, 0.2, { z: 0.3, radius: 0.92, height: 2.9, fizz: '#fbfaf7', water: '#f0fbff' }),
      put('pack', 1.75, 0.3, { product: 'sport/elektrolity', turn: -8, scale: 0.85 }),
      put('loose', -1.9, -1.2, {
        product: 'sport/elektrolity',
        spots: [
          [0, 0, 0],
          [0.75, -0.55, 0],
        ],
      }),
    ],
  },
  'kreatin-prostymi-slovami': {
    palette: p.sand,
    view: look(8.4, 1.2, 12),
    things: [
      put('plates', 0, 1.0, { colours: ['#0f6b50', '#2fb58a', '#f5b62e'], turn: 14 }),
      put('heap', -0.6, -1.5, { colour: '#f6f7f3', radius: 1.05, height: 0.75 }),
      put('scoop', 0.95, -1.75, { colour: '#f5b62e', turn: 20, scale: 1.15, z: -0.42 }),
    ],
  },
  'vosstanovlenie-posle-trenirovki': {
    palette: p.sky,
    view: look(8.2, 1.4, 10),
    things: [
      put('disc', 0, 2.8, { z: 1.8, radius: 1.95, colour: 'mid' }),
      put('mat', -1.2, 0.8, { colour: '#6f54cf', strap: '#f5b62e', turn: 76, length: 3.2 }),
      put('kettlebell', 0.5, -0.2, { colour: '#20514a', scale: 0.82 }),
      put('flask', 1.95, 0.3, { colour: '#4a8df6', scale: 0.85 }),
      put('banana', -1.2, -1.5, { scale: 0.72, turn: 10 }),
    ],
  },
};
