/** People as still lifes of their work, in their colour. The frame is 4:5; a circle cut from its middle keeps the subject. */
import { type Cover, look, palettes, put } from './cover.ts';

const p = palettes;
/** The longer side of these frames is the height. */
const tall = (frame = 7.2, height = 1.5, elevation = 12) => look(frame, height, elevation);

export const experts: Record<string, Cover> = {
  belov: {
    palette: p.mint,
    view: tall(6.3, 1.55, 10),
    things: [
      put('plinth', 0, 0.2, { radius: 2.15, height: 0.2, colour: 'mid' }),
      put('kettlebell', -0.55, 0.75, { z: 0.2, colour: '#1f3b34', scale: 1.1 }),
      put('stopwatch', 0.85, -0.75, { z: 0.2, colour: '#f2705c', turn: -12, scale: 0.78 }),
    ],
  },
  gromova: {
    palette: p.lilac,
    view: tall(6.1, 0.75, 30),
    things: [
      put('book', -0.1, 0.5, { colour: 'deep', size: [3.9, 2.9, 0.5], turn: 6 }),
      put('open-book', 0, 0.45, { z: 0.5, colour: 'accent', turn: -4, scale: 0.86 }),
      put('pencil', 0.75, 0.15, { z: 0.92, colour: '#e2483c', turn: -38, scale: 0.8 }),
      put('spectacles', -0.6, -1.9, { colour: 'deep', turn: -12, scale: 0.85 }),
    ],
  },
  orlova: {
    palette: p.peach,
    view: tall(5.9, 0.95, 24),
    things: [
      put('plinth', 0, 0, { radius: 2.15, height: 0.16, colour: 'soft' }),
      put('bowl', -0.3, 0.35, { z: 0.16, radius: 1.3, colour: '#fbf6ea', filling: '#efdfbd' }),
      put('grains', -0.3, 0.35, {
        z: 0.84,
        radius: 0.62,
        height: 0.14,
        count: 18,
        colours: ['#c3202f', '#37407e'],
        size: 0.16,
        rough: 0.25,
      }),
      put('apple', 1.25, 0.75, { z: 0.16, colour: '#d8392f', blush: '#c32b28', scale: 0.78 }),
      put('spoon', 1.0, -1.5, { z: 0.16, turn: 58, scale: 0.72 }),
      put('loose', -1.0, -1.3, { z: 0.16, product: 'kidz/multi-mishki', spots: [[0, 0, 14]] }),
    ],
  },
  sokolova: {
    palette: p.sage,
    view: tall(6.1, 1.0, 22),
    things: [
      put('bowl', -0.1, 0.4, { radius: 1.55, colour: '#fbf6ea', filling: '#4f8a45' }),
      put('spinach', -0.3, 0.45, { z: 0.8, colours: ['#2f7d3f', '#5aa552'], scale: 0.72 }),
      put('carrot', 0.75, 0.2, { z: 0.86, turn: 150, scale: 0.6, tilt: [0, -16] }),
      put('citrus', 1.35, -1.2, { radius: 0.62, rind: '#f4cf3a', flesh: '#f8dd62', tilt: [34, 0] }),
      put('avocado', -1.45, -1.15, { turn: 22, scale: 0.72 }),
    ],
  },
  titov: {
    palette: p.sky,
    view: tall(6.3, 1.55, 10),
    things: [
      put('plinth', 0, 0.2, { radius: 2.15, height: 0.2, colour: 'soft' }),
      put('erlenmeyer', -0.5, 0.55, { z: 0.2, colour: '#f2a21c', scale: 1.2 }),
      put('pipette', 0.95, 0.35, { z: 1.02, colour: '#f2a21c', bulb: 'accent', scale: 0.78, falling: [[-0.35, 0.11]] }),
      put('loose', 0.55, -1.0, {
        z: 0.2,
        product: 'daily/omega-3',
        spots: [
          [0, 0, 30],
          [0.78, 0.3, -42],
          [-1.25, -0.1, 70],
        ],
      }),
    ],
  },
};

export const specialists: Record<string, Cover> = {
  'aleksey-gusev': {
    palette: p.sand,
    view: tall(5.9, 1.2, 17),
    things: [
      put('plinth', 0, 0.2, { radius: 2.15, height: 0.16, colour: 'soft' }),
      put('sack', -0.2, 0.35, { z: 0.16, colour: '#f4ecd9', scale: 1.05 }),
      put('scoop', 0.15, 0.0, { z: 2.05, colour: 'accent', turn: -35, tilt: [0, -24], scale: 1.15 }),
      put('heap', 1.35, -1.15, { z: 0.16, colour: '#f4ecd9', radius: 0.55, height: 0.3 }),
    ],
  },
  'dmitriy-vlasov': {
    palette: p.mint,
    view: tall(6.5, 1.45, 17),
    things: [
      put('carton', -0.1, 0.4, { colour: '#cda676', size: [2.7, 2.0, 0.8], turn: 14 }),
      put('pack', -0.15, 0.45, { z: 0.1, product: 'sport/l-karnitin', turn: 8, scale: 0.82 }),
      put('ruler', 0.35, -1.75, { colour: '#f3cf8f', turn: 78, scale: 0.68 }),
    ],
  },
  'igor-mironov': {
    palette: p.ice,
    view: tall(6.1, 1.65, 9),
    things: [
      put('block', 0, 0.5, { size: [4.0, 2.6, 0.22], colour: 'mid' }),
      put('clipboard', -0.1, 0.35, { z: 0.22, colour: 'accent', board: '#c79262', tilt: [76, 0], turn: 4 }),
      put('block', -0.1, 1.25, { z: 0.22, size: [2.0, 0.5, 2.6], colour: 'soft' }),
      put('pencil', 0.95, -1.1, { colour: '#f5b62e', turn: 66, scale: 0.72 }),
    ],
  },
  'marina-egorova': {
    palette: p.coral,
    view: tall(5.7, 0.95, 22),
    things: [
      put('plinth', 0, 0.1, { radius: 2.15, height: 0.16, colour: 'soft' }),
      put('glass', -1.0, 0.8, { z: 0.16, radius: 0.68, height: 1.9, full: 0.7 }),
      put('spoon', 0.55, -0.5, { z: 0.16, turn: -24 }),
      put('loose', 0.55, -0.55, { z: 0.2, product: 'beauty/marmelad-krasota', spots: [[0, 0, 0]] }),
      put('loose', -0.95, -0.95, {
        z: 0.16,
        product: 'beauty/marmelad-krasota',
        spots: [
          [0, 0, 20],
          [0.62, -0.35, -30],
          [-0.1, -0.62, 0],
        ],
      }),
    ],
  },
  'nikita-frolov': {
    palette: p.cream,
    view: tall(6.3, 1.6, 10),
    things: [
      put('plinth', 0, 0.2, { radius: 2.15, height: 0.2, colour: 'soft' }),
      put('pack', -0.75, 0.5, { z: 0.2, product: 'immuno/ehinatseya-kapli', turn: 8, scale: 0.86 }),
      put('glass', 1.0, -0.1, { z: 0.2, radius: 0.72, height: 1.3, full: 0.62, water: '#fdf3d8' }),
      put('pipette', 1.0, -0.1, { z: 1.35, colour: '#c9781a', bulb: '#f5b62e', scale: 0.66, falling: [[-0.32, 0.1]] }),
    ],
  },
  'olga-zaytseva': {
    palette: p.rose,
    view: tall(5.9, 0.55, 34),
    things: [
      put('plate', 0, -0.35, { radius: 1.75, colour: '#fcfbf8' }),
      put('fish', 0.05, -0.3, { z: 0.12, turn: 16, scale: 0.72 }),
      put('citrus', -0.85, -1.15, { z: 0.1, radius: 0.34, rind: '#f4cf3a', flesh: '#f8dd62' }),
      put('cup', 0.75, 1.75, { colour: 'accent', tea: '#b5652a', turn: -20, scale: 0.72 }),
    ],
  },
  'pavel-demin': {
    palette: p.lilac,
    view: tall(6.1, 1.5, 11),
    things: [
      put('plinth', -0.85, 0.5, { radius: 0.95, height: 0.5, colour: 'mid' }),
      put('tower', -0.85, 0.5, { z: 0.5, colour: '#f6f3ec', over: '#f6f3ec', count: 6, line: 6 }),
      put('plinth', 0.95, 0.1, { radius: 0.85, height: 0.9, colour: 'soft' }),
      put('piece', 0.95, 0.1, { z: 0.9, product: 'calm/l-teanin', scale: 1.9, tilt: [0, 10] }),
      put('loose', 0.1, -1.35, {
        product: 'calm/melissa-glitsin',
        spots: [
          [-0.75, 0, 0],
          [0, -0.2, 0],
          [0.75, 0.05, 0],
        ],
      }),
    ],
  },
  'svetlana-nikitina': {
    palette: p.sky,
    view: tall(6.3, 1.5, 11),
    things: [
      put('plinth', -0.2, 0.3, { radius: 1.9, height: 0.3, colour: 'soft' }),
      put('headphones', -0.2, 0.3, { z: 0.3, colour: '#f5b62e', pad: '#123a86', turn: 16, scale: 1.05 }),
      put('speech', -0.15, 0.1, { z: 0.95, colour: 'accent', side: 1, scale: 0.72, turn: 4 }),
      put('mug', 1.15, -1.15, { colour: '#fbfaf6', tea: '#b5652a', turn: -20, scale: 0.62 }),
    ],
  },
  'tatyana-lebedeva': {
    palette: p.sun,
    view: tall(6.1, 1.6, 10),
    things: [
      put('block', 0, 0.5, { size: [4.1, 2.6, 0.22], colour: 'mid' }),
      put('certificate', -0.3, 0.4, { z: 0.22, colour: 'accent', ribbon: '#d9473a', tilt: [78, 0], turn: 5 }),
      put('block', -0.3, 1.25, { z: 0.22, size: [1.9, 0.5, 2.5], colour: 'soft' }),
      put('stamp', 1.2, -0.85, { z: 0.02, colour: '#d9473a', wood: '#8a5a34', scale: 0.82 }),
    ],
  },
  'vera-kuznetsova': {
    palette: p.ice,
    view: tall(6.7, 1.95, 9),
    things: [
      put('disc', 0, 2.4, { z: 2.3, radius: 2.0, colour: 'shade' }),
      put('scales', 0, 0.5, { lean: 0, scale: 0.9, turn: 4 }),
      put('loose', -1.7, 0.6, {
        z: 1.58,
        product: 'daily/magniy-b6',
        spots: [
          [-0.2, 0, 30],
          [0.25, -0.2, -40],
          [0.2, 0.3, 80],
        ],
      }),
      put('plinth', 1.7, 0.4, { z: 1.56, radius: 0.34, height: 0.62, colour: '#dcb878' }),
      put('loose', 0.35, -1.0, {
        product: 'daily/magniy-b6',
        spots: [
          [0, 0, 24],
          [0.8, 0.15, -50],
        ],
      }),
    ],
  },
};
