/** Articles on the basics: labels, norms, forms, timing, marking, upper levels. */
import { beauty, brand, calm, daily, darker, immuno, kidz, lighter, mix, sport } from '../kit/colour.ts';
import { citrusHalf } from '../kit/food.ts';
import { leaf } from '../kit/garden.ts';
import { carton } from '../kit/gear.ts';
import { moon, phone, plate, star, wash } from '../kit/home.ts';
import {
  bear,
  capsule,
  dropper,
  heap,
  openSachet,
  puck,
  rosette,
  sheet,
  softgel,
  spray,
  tablet,
  tube,
} from '../kit/pharmacy.ts';
import {
  at,
  ball,
  cast,
  circle,
  dice,
  ellipseD,
  glow,
  inside,
  path,
  pool,
  rect,
  rectD,
  shade,
  solid,
  stroke,
  times,
} from '../kit/svg.ts';

/** A plate whose rim is the day's gauge: most of the ring is filled. */
export function dailyNorm(): string {
  const arcs = [
    [-90, 30, immuno.accent],
    [34, 96, sport.accent],
    [100, 168, beauty.accent],
    [172, 224, calm.accent],
  ] as const;
  const point = (a: number, r: number) => `${Math.cos((a * Math.PI) / 180) * r} ${Math.sin((a * Math.PI) / 180) * r}`;
  const arc = (a: number, b: number, r: number) =>
    `M${point(a, r)}A${r} ${r} 0 ${b - a > 180 ? 1 : 0} 1 ${point(b, r)}`;
  const cutlery = darker(daily.tint, 0.22);
  return (
    rect(0, 0, 1600, 1000, brand.blue) +
    path('M0 1000L1600 0V1000Z', mix(brand.blue, brand.deep, 0.3)) +
    at(
      800,
      500,
      plate(420, brand.white, daily.tint, brand.deep) +
        stroke(ellipseD(0, 0, 365), '#DCE5FA', 58) +
        arcs.map(([a, b, c]) => stroke(arc(a + 3, b - 3, 365), c, 46)).join(''),
    ) +
    at(
      800,
      505,
      at(-88, -60, citrusHalf(150, immuno.accent), 200) +
        at(80, 90, leaf(230, 100), 40) +
        at(40, 30, leaf(190, 84, '#6FBF73'), 100) +
        at(-30, 110, softgel(130, immuno.accent), -18) +
        at(105, -60, capsule(170, brand.blue, brand.white), -52) +
        at(-120, 60, tablet(52, beauty.accent)),
      0,
      1.3,
    ) +
    at(
      225,
      500,
      solid(`M-14 -60L-20 330Q0 356 20 330L14 -60Z`, cutlery, { to: 0 }) +
        solid(
          'M-62 -330V-160Q-62 -60 0 -56Q62 -60 62 -160V-330Q52 -342 44 -330V-180H24V-330Q12 -342 8 -330V-180H-12V-330Q-20 -342 -28 -330V-180H-44V-330Q-54 -342 -62 -330Z',
          cutlery,
          { to: 0 },
        ),
    ) +
    at(
      1375,
      500,
      solid('M-18 330Q0 356 20 330L18 -20H-14Z', cutlery, { to: 0 }) +
        solid('M-24 -20V-330Q56 -250 46 -60Q44 -20 18 -20Z', cutlery, { to: 0 }),
    )
  );
}

/** Every form on its own plinth, like a small museum. */
export function forms(): string {
  const plinth = (x: number, w: number, h: number, colour: string) =>
    solid(rectD(x - w / 2, 1000 - h, w, h), colour, { to: 0, from: 0.4, depth: 0.5 }) +
    rect(x - w / 2, 1000 - h, w, 14, lighter(colour, 0.4));
  // As in the text: hard and soft capsules, tablets, fizzy tablets, gummies, drops, a sachet, a spray.
  const set: [number, string, string][] = [
    [470, beauty.accent, at(0, -66, capsule(196, brand.white, beauty.deep), -22)],
    [340, immuno.accent, at(0, -60, softgel(186, '#F2A516', 112), -8)],
    [
      430,
      calm.accent,
      at(0, 0, puck(140, 44, brand.white)) +
        at(2, -44, puck(140, 44, mix(calm.tint, calm.accent, 0.12))) +
        at(0, -156, tablet(68, brand.white), -18),
    ],
    [
      260,
      daily.accent,
      at(-24, 0, tube(92, 400, brand.blue)) + at(52, -38, tablet(40, mix(brand.white, daily.accent, 0.25), false)),
    ],
    [460, kidz.accent, bear(232, beauty.accent)],
    [310, sport.accent, dropper(156, 370, sport.deep)],
    [
      420,
      lighter(brand.deep, 0.3),
      at(-12, -150, openSachet(92, 296, calm.accent)) + at(62, 0, heap(110, 38, brand.white)),
    ],
    [280, lighter(immuno.accent, 0.1), at(14, 0, spray(124, 380, brand.blue))],
  ];
  return (
    wash('#FBFAF6', brand.paper) +
    circle(800, 470, 430, brand.sky) +
    set
      .map(([h, c, thing], i) => {
        const x = 100 + i * 200;
        return plinth(x, 184, h, c) + pool(x, 1000 - h, 120, darker(c, 0.5), 0.4, 9) + at(x, 1000 - h, thing);
      })
      .join('')
  );
}

/** A clock face that is half day and half night, with capsules for hands. */
export function whenToTake(): string {
  const dial = ellipseD(800, 500, 400);
  const roll = dice(5);
  return (
    inside(rectD(0, 0, 800, 1000), rect(0, 0, 800, 1000, immuno.tint) + circle(0, 1000, 420, immuno.accent, 0.35)) +
    rect(800, 0, 800, 1000, calm.deep) +
    times(26, () => at(880 + roll() * 680, 60 + roll() * 880, star(5 + roll() * 14, lighter(calm.accent, 0.5)))) +
    at(
      230,
      220,
      solid(ellipseD(0, 0, 105), immuno.accent) +
        times(12, (i) => at(0, 0, rect(-8, -178, 16, 46, immuno.accent, 8), i * 30)),
    ) +
    glow(1390, 220, 260, '#FFE3A0', 0.35) +
    at(1390, 220, moon(120), -14) +
    cast(dial, brand.ink, 26, 40, 0.4, 20) +
    inside(dial, rect(400, 100, 400, 800, brand.white) + rect(800, 100, 400, 800, mix(calm.accent, calm.deep, 0.35))) +
    shade(dial, { to: 50, from: 0.5, depth: 0.5, colour: mix(calm.deep, brand.ink, 0.3) }) +
    stroke(dial, immuno.accent, 26) +
    times(12, (i) =>
      at(
        800,
        500,
        i % 3
          ? circle(0, -340, 9, i > 6 ? brand.deep : brand.white, 0.7)
          : rect(-9, -360, 18, 54, i > 6 || i === 0 ? brand.deep : brand.white, 9),
        i * 30,
      ),
    ) +
    at(800, 500, at(0, -118, capsule(270, beauty.accent, brand.white, 74), -90), -58) +
    at(800, 500, at(0, -86, capsule(210, brand.blue, lighter(brand.blue, 0.7), 74), -90), 62) +
    ball(ellipseD(800, 500, 34), brand.ink, 0.5, '#33406e')
  );
}

/** A phone checks the square code on a carton; the papers with their seal stand behind. */
export function honestMark(): string {
  const roll = dice(21);
  const code = (n: number, s: number, colour: string) =>
    times(n * n, (i) => {
      const [x, y] = [i % n, Math.floor(i / n)];
      const on = x === 0 || y === n - 1 || (y === 0 && x % 2 === 0) || (x === n - 1 && y % 2 === 1) || roll() > 0.52;
      return on ? rect(x * s, y * s, s + 0.6, s + 0.6, colour) : '';
    });
  const corner = (x: number, y: number, a: number) => at(x, y, stroke('M0 44V14Q0 0 14 0H44', '#7CF0C4', 10), a);
  return (
    rect(0, 0, 1600, 1000, sport.tint) +
    circle(420, 560, 460, lighter(sport.accent, 0.55)) +
    solid(rectD(0, 810, 1600, 190), sport.accent, { to: 90 }) +
    at(70, 200, sheet(430, 640, sport.deep, sport.accent), -5) +
    at(250, 150, sheet(430, 690, brand.deep, brand.blue), 3) +
    pool(800, 880, 560, sport.deep, 0.5, 26) +
    at(
      960,
      880,
      carton(
        440,
        520,
        150,
        brand.blue,
        rect(0, 60, 440, 130, brand.white) +
          circle(80, 125, 34, brand.blue) +
          rect(140, 100, 210, 18, brand.blue, 9) +
          rect(140, 134, 140, 12, brand.blue, 6, 0.6) +
          rect(210, 270, 190, 190, brand.white, 10) +
          at(230, 290, code(10, 15, brand.ink)) +
          rect(50, 300, 110, 12, brand.white, 6, 0.7) +
          rect(50, 330, 80, 12, brand.white, 6, 0.7),
      ),
    ) +
    cast(rectD(1080, 170, 330, 640, 50), sport.deep, 30, 40, 0.35, 18) +
    at(
      1270,
      490,
      phone(
        350,
        690,
        rect(0, 0, 400, 700, '#0F2E2A') +
          rect(70, 180, 176, 176, brand.white, 8) +
          at(83, 193, code(10, 15, brand.ink)) +
          corner(36, 146, 0) +
          corner(280, 146, 90) +
          corner(280, 390, 180) +
          corner(36, 390, 270) +
          at(158, 530, rosette(62, sport.accent)),
      ),
      8,
    )
  );
}

/** A tower of tablets that has reached the line; the last one is past it. */
export function upperLevel(): string {
  const tones = [daily.tint, daily.accent, brand.blue, daily.accent, daily.tint, brand.blue, daily.accent, daily.tint];
  const shift = [0, 8, -6, 5, -9, 4, -5, 6];
  const marks = times(13, (i) => rect(250, 900 - i * 62, i % 2 ? 46 : 84, 8, brand.white, 4, i % 2 ? 0.35 : 0.7));
  return (
    rect(0, 0, 1600, 1000, brand.deep) +
    rect(0, 0, 1600, 330, mix(beauty.accent, brand.deep, 0.12)) +
    circle(1240, 330, 240, mix(beauty.accent, '#FFFFFF', 0.16)) +
    inside(rectD(0, 330, 1600, 700), circle(1240, 330, 240, mix(brand.deep, daily.accent, 0.35))) +
    marks +
    stroke('M180 330H1460', brand.white, 8, 1, '2 26') +
    solid(rectD(0, 905, 1600, 95), mix(brand.deep, brand.ink, 0.4), { to: 90 }) +
    pool(790, 906, 480, brand.ink, 0.6, 20) +
    tones.map((c, i) => at(780 + (shift[i] ?? 0), 905 - i * 71, puck(400, 68, c))).join('') +
    at(798, 332, puck(400, 68, beauty.tint), -0.5) +
    at(700, 178, puck(380, 66, beauty.tint), -14) +
    at(1240, 800, capsule(210, immuno.accent, brand.white), -24) +
    pool(1240, 890, 170, brand.ink, 0.5, 12)
  );
}
