/** What each sitter has in hand. Drawn over the bust, in its coordinates: the face is around (0, 0), the table at 530. */
import { brand, darker, lighter } from '../kit/colour.ts';
import { apple, avocado, berry } from '../kit/food.ts';
import { carrot, leaf } from '../kit/garden.ts';
import { bottle, carton, flask, lens } from '../kit/gear.ts';
import { bowl, cup, glass, laptop, openBook } from '../kit/home.ts';
import { bear, heap, jar, scoop, sheet, tablet } from '../kit/pharmacy.ts';
import { at, ball, circle, each, ellipseD, type Point, path, rect, rectD, solid, stroke, times } from '../kit/svg.ts';
import { cuff, fist, grip, openHand, pinch, sleeve } from './hands.ts';
import type { Person } from './person.ts';

export type Work = (p: Person) => string;

/** The arm from the lower corner of the picture to a wrist; side −1 is the left of the picture. */
const arm = (p: Person, side: 1 | -1, wrist: Point, bend: Point = [side * 300, 600]): string =>
  sleeve([[side * 330, 720], bend, wrist], p.colour);

const wood = '#B57A45';
const table = (colour: string): string =>
  rect(-520, 530, 1040, 140, colour) + rect(-520, 530, 1040, 10, lighter(colour, 0.35), 0, 0.8);
const pencil = (turn: number): string =>
  at(
    0,
    0,
    rect(-7, -120, 14, 150, '#F5B62E', 4) + path('M-7 30L0 54L7 30Z', '#F3D9BE') + rect(-7, -132, 14, 16, '#F2705C', 4),
    turn,
  );

export const salad: Work = (p) => {
  const greens: [x: number, y: number, turn: number][] = [
    [-90, -8, -70],
    [-50, -30, -30],
    [0, -34, 0],
    [50, -28, 35],
    [92, -6, 68],
  ];
  const content =
    each(greens, (x, y, turn) => at(x, y, leaf(110, 54, '#3E9A6C', 3), turn)) +
    at(-30, -34, ball(ellipseD(0, 0, 30), '#E4503F')) +
    at(40, -30, ball(ellipseD(0, 0, 26), '#F5B62E')) +
    at(84, -16, avocado(72), 40);
  const thing = at(0, 590, bowl(330, 150, brand.white, content));
  return (
    arm(p, -1, [-190, 560]) +
    arm(p, 1, [190, 560]) +
    grip(p.skin, -150, 535, grip(p.skin, 150, 535, thing, -1, 12), 1, -12)
  );
};

export const flaskUp: Work = (p) =>
  arm(p, 1, [250, 420], [330, 590]) +
  cuff(247, 405, -18, p.colour) +
  grip(p.skin, 214, 330, at(186, 372, flask(170, 236, 0.46, '#F5A21F')), -1, -8);

export const lunchbox: Work = (p) => {
  const box =
    solid(rectD(-170, -96, 340, 130, 26), '#2FB58A', { to: 40 }) +
    rect(-150, -78, 300, 94, lighter('#2FB58A', 0.7), 18) +
    at(-84, -26, solid('M-50 34L0 -40L50 34Z', '#E9B96A', { to: 40 }) + stroke('M-30 10H30', '#3E9A6C', 9)) +
    times(3, (i) => at(20 + i * 30, -6, carrot(70), -80)) +
    each(
      [
        [110, -52],
        [126, -22],
        [102, -14],
      ],
      (x, y) => at(x, y, berry(17)),
    );
  return (
    table(lighter(wood, 0.25)) +
    at(-120, 590, box, -2) +
    arm(p, 1, [250, 450], [330, 600]) +
    cuff(246, 436, -20, p.colour) +
    grip(p.skin, 214, 372, at(196, 372, apple(66)), -1, -6)
  );
};

export const towel: Work = (p) => {
  const cloth = (k: number) =>
    solid(
      `M${k * 96} 232C${k * 150} 250 ${k * 178} 300 ${k * 172} 400L${k * 162} 560H${k * 74}L${k * 84} 400C${k * 90} 330 ${k * 86} 280 ${k * 96} 232Z`,
      '#F6FBF8',
      { to: k > 0 ? 20 : 60, depth: 0.4 },
    ) + stroke(`M${k * 80} 500H${k * 160}M${k * 78} 522H${k * 160}`, '#8FD3BB', 8);
  return (
    cloth(-1) +
    cloth(1) +
    arm(p, -1, [-250, 500], [-330, 610]) +
    cuff(-246, 486, 20, p.colour) +
    grip(p.skin, -226, 420, at(-206, 520, bottle(96, 250, '#4A8DF6', brand.white)), 1, 4)
  );
};

export const reading: Work = (p) =>
  table('#8A6A4A') +
  at(60, 640, openBook(220, 110, '#3B2A86')) +
  sleeve(
    [
      [-210, 720],
      [-190, 520],
      [-66, 292],
    ],
    p.colour,
    108,
  ) +
  cuff(-72, 300, 20, p.colour, 96) +
  fist(p.skin, -44, 216, 1, 18) +
  arm(p, 1, [200, 560], [320, 620]) +
  pinch(p.skin, 120, 500, at(120, 500, pencil(24)), -1, 0);

export const inspecting: Work = (p) => {
  const label = { body: brand.white, cap: brand.deep, label: '#1F46E0' };
  return (
    arm(p, -1, [-190, 530]) +
    cuff(-182, 520, 30, p.colour) +
    grip(p.skin, -136, 450, at(-104, 500, jar(150, 220, label)), 1, 6) +
    arm(p, 1, [240, 590], [330, 640]) +
    at(30, 400, lens(84, at(-20, 150, jar(250, 366, label)), '#7A2F22')) +
    grip(p.skin, 150, 520, '', -1, 40)
  );
};

export const capsuleUp: Work = (p) => {
  const tray =
    solid(rectD(-210, -34, 420, 60, 18), '#C9D3EE', { to: 90 }) +
    times(9, (i) => at(-170 + i * 42, -40 - (i % 2) * 12, tablet(24, brand.white)));
  const piece =
    rect(-17, -52, 34, 104, '#FFFDF4', 17, 0.55) +
    rect(-14, -20, 28, 68, '#F3E9D2', 14) +
    stroke(rectD(-17, -52, 34, 104, 17), '#FFFFFF', 4) +
    stroke('M-17 0H17', '#FFFFFF', 4);
  return (
    table('#5A6FA8') +
    at(-90, 620, tray) +
    arm(p, 1, [250, 440], [340, 610]) +
    cuff(262, 436, -14, p.colour) +
    pinch(p.skin, 176, 330, at(170, 296, piece, 14), -1, 0)
  );
};

export const consulting: Work = (p) =>
  table(lighter(wood, 0.2)) +
  at(150, 650, openBook(170, 84, '#0C5540')) +
  at(-210, 600, cup(130, 100, brand.white, '#C9803A')) +
  arm(p, 1, [248, 470], [330, 610]) +
  cuff(250, 452, -16, p.colour, 96) +
  openHand(p.skin, 236, 400, -1, 14) +
  arm(p, -1, [-200, 610], [-310, 640]) +
  fist(p.skin, -112, 600, 1, 70);

export const checklist: Work = (p) => {
  const board =
    rect(-130, -190, 260, 350, '#8A5A2C', 16) +
    at(-112, -160, sheet(224, 300, brand.deep)) +
    rect(-46, -206, 92, 34, '#B9C3DC', 10) +
    times(4, (i) => stroke(`M-84 ${-84 + i * 56}l14 14l24 -28`, '#2FB58A', 9));
  return (
    arm(p, -1, [-190, 560]) +
    grip(p.skin, -196, 480, at(-70, 470, board, -6), 1, 0) +
    arm(p, 1, [220, 570], [320, 640]) +
    cuff(206, 560, -50, p.colour) +
    pinch(p.skin, 92, 470, at(92, 470, pencil(34)), -1, 0)
  );
};

export const certificate: Work = (p) =>
  arm(p, -1, [-200, 580]) +
  arm(p, 1, [200, 580]) +
  grip(p.skin, -176, 500, grip(p.skin, 176, 500, at(-158, 300, sheet(316, 380, '#3B2A86', '#F5B62E')), -1, 0), 1, 0);

export const dropping: Work = (p) => {
  const pipette =
    solid(rectD(-24, -150, 48, 84, 22), '#F2705C', { to: 0 }) +
    rect(-30, -74, 60, 22, brand.white, 6) +
    path('M-15 -54H15V40L5 92H-5L-15 40Z', '#EAF4FF', 0.85) +
    path('M-11 -6H11V38L4 88H-4L-11 38Z', '#F5B62E', 0.9);
  return (
    table('#9DB4DC') +
    at(70, 640, glass(150, 170, 0.5, '#F8D37A')) +
    path('M70 436Q92 470 70 484Q48 470 70 436Z', '#F5A21F') +
    arm(p, 1, [250, 440], [340, 600]) +
    cuff(256, 430, -24, p.colour) +
    pinch(p.skin, 112, 270, at(84, 320, pipette, 6), -1, 0)
  );
};

export const tasting: Work = (p) =>
  table('#F3D9C6') +
  each(
    [
      [-230, '#E4503F'],
      [-90, '#EF8A2C'],
      [50, '#79B548'],
    ],
    (x, colour) => at(x, 620, bowl(112, 62, brand.white, at(0, -4, bear(62, colour)))),
  ) +
  sleeve(
    [
      [330, 720],
      [320, 470],
      [190, 270],
    ],
    p.colour,
    108,
  ) +
  cuff(196, 280, -40, p.colour, 96) +
  pinch(p.skin, 92, 150, at(84, 142, bear(58, '#F5B62E'), -12), -1, -14);

export const sampling: Work = (p) => {
  const sack =
    at(0, -150, heap(210, 70, '#F3E6C8')) +
    solid('M-130 -150Q-112 -176 -84 -160Q0 -132 84 -160Q112 -176 130 -150L146 60H-146Z', '#C9A36A', { to: 30 }) +
    stroke('M-118 -140Q0 -104 118 -140', darker('#C9A36A', 0.2), 10);
  return (
    at(-110, 640, sack) +
    arm(p, 1, [262, 520], [340, 620]) +
    cuff(250, 510, -50, p.colour) +
    grip(p.skin, 172, 448, at(36, 440, scoop(84, '#8FA3B8', '#F3E6C8'), -8), -1, 70)
  );
};

export const answering: Work = (p) =>
  table('#D9C7B4') +
  arm(p, -1, [-210, 600], [-320, 640]) +
  arm(p, 1, [210, 600], [320, 640]) +
  at(0, 660, laptop(400, rect(0, 0, 400, 240, '#DCE6FB'), '#C9D3EE')) +
  rect(-216, 398, 432, 256, '#B7C3E2', 16) +
  circle(0, 520, 26, brand.white, 0.8) +
  fist(p.skin, -196, 628, 1, 60) +
  fist(p.skin, 196, 628, -1, -60);

export const packing: Work = (p) => {
  const face =
    rect(30, 40, 120, 26, brand.white, 8) +
    rect(30, 84, 80, 16, brand.white, 6, 0.7) +
    rect(0, 150, 230, 80, brand.white, 0, 0.9);
  return (
    arm(p, -1, [-200, 590]) +
    arm(p, 1, [220, 590]) +
    grip(p.skin, -150, 520, grip(p.skin, 176, 500, at(90, 640, carton(230, 250, 80, '#2FB58A', face)), -1, 0), 1, 0)
  );
};
