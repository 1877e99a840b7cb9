/** Events where people meet: open doors, the breakfast class, the forum. */
import { beauty, brand, calm, daily, darker, immuno, lighter, sport } from '../kit/colour.ts';
import { apple, banana, berry, citrus, strewn, toast } from '../kit/food.ts';
import { fruits, leaf } from '../kit/garden.ts';
import { flask } from '../kit/gear.ts';
import { plate, wash } from '../kit/home.ts';
import { jar } from '../kit/pharmacy.ts';
import {
  at,
  ball,
  cast,
  circle,
  dice,
  each,
  ellipse,
  ellipseD,
  glow,
  inside,
  linear,
  path,
  polyD,
  pool,
  rect,
  rectD,
  solid,
  stroke,
  times,
} from '../kit/svg.ts';

/** The door stands open; light, benches and coloured flasks behind it. */
export function openLab(): string {
  const room =
    rect(0, 0, 520, 800, '#FFF0C4') +
    times(
      2,
      (i) =>
        solid(rectD(30, 250 + i * 190, 460, 18, 6), '#D9A066') +
        [
          [90, sport.accent, 0.5],
          [220, calm.accent, 0.35],
          [340, beauty.accent, 0.6],
          [440, daily.accent, 0.4],
        ]
          .map(([x, c, l], k) =>
            at(Number(x), 250 + i * 190, flask(84, 120, Number(l), String(k % 2 === i ? c : immuno.accent))),
          )
          .join(''),
    ) +
    rect(0, 690, 520, 200, '#F2CE85');
  return (
    rect(0, 0, 1600, 1000, daily.deep) +
    rect(0, 840, 1600, 160, '#0B2660') +
    path(
      polyD([
        [520, 840],
        [1040, 840],
        [1360, 1000],
        [330, 1000],
      ]),
      '#FFE7A8',
      0.85,
    ) +
    rect(490, 90, 580, 756, '#0B2660', 12) +
    at(520, 120, inside(rectD(0, 0, 520, 726), room)) +
    glow(780, 480, 620, '#FFE7A8', 0.3) +
    solid(
      polyD([
        [520, 120],
        [250, 50],
        [250, 930],
        [520, 846],
      ]),
      daily.accent,
      { to: 180, from: 0.2, depth: 0.6 },
    ) +
    path(
      polyD([
        [480, 170],
        [296, 128],
        [296, 420],
        [480, 420],
      ]),
      lighter(daily.accent, 0.25),
    ) +
    path(
      polyD([
        [480, 480],
        [296, 490],
        [296, 850],
        [480, 800],
      ]),
      lighter(daily.accent, 0.25),
    ) +
    circle(292, 480, 18, immuno.accent) +
    solid(rectD(1140, 640, 420, 30, 10), '#C6D2F0', { to: 90 }) +
    rect(1180, 670, 26, 250, '#8FA5DC') +
    rect(1500, 670, 26, 250, '#8FA5DC') +
    at(1250, 640, flask(150, 250, 0.42, sport.accent)) +
    at(1380, 640, flask(110, 180, 0.6, beauty.accent)) +
    at(1490, 640, jar(100, 160, { cap: brand.white, label: immuno.accent, body: '#F6F8FF', ink: immuno.deep })) +
    times(3, (i) => circle(1250 + i * 14 - 14, 350 - i * 44, 16 - i * 3, lighter(sport.accent, 0.4), 0.9))
  );
}

/** Breakfast from above: a pan with an egg, porridge, toast, berries, citrus. */
export function breakfastClass(): string {
  return (
    rect(0, 0, 1600, 1000, beauty.tint) +
    times(64, (i) =>
      ((i % 8) + Math.floor(i / 8)) % 2 ? rect((i % 8) * 200, Math.floor(i / 8) * 200, 200, 200, '#FFD9CF') : '',
    ) +
    at(
      520,
      450,
      cast(`${ellipseD(0, 0, 290)}${rectD(-600, -40, 400, 80, 40)}`, beauty.deep, 22, 34, 0.35, 12) +
        solid(rectD(-640, -36, 420, 72, 36), fruits.cocoa, { to: 90 }) +
        ball(ellipseD(0, 0, 290), '#2A2F45', 0.7, brand.ink) +
        circle(0, 0, 250, '#3A4160') +
        solid(
          'M-150 -40C-170 -150 -30 -190 40 -150C130 -170 200 -70 160 10C190 110 70 170 0 140C-80 180 -200 110 -170 40C-190 10 -160 -10 -150 -40Z',
          brand.white,
          { depth: 0.5 },
        ) +
        ball(ellipseD(-56, -20, 66), '#F7B733', 0.5) +
        ball(ellipseD(66, 36, 62), '#F7B733', 0.5) +
        ellipse(-78, -44, 18, 11, '#FFFFFF', 0.7) +
        ellipse(44, 12, 16, 10, '#FFFFFF', 0.7) +
        at(-130, 150, leaf(110, 56), 40),
      14,
    ) +
    at(
      1130,
      370,
      cast(ellipseD(0, 0, 250), beauty.deep, 20, 30, 0.35, 12) +
        ball(ellipseD(0, 0, 250), daily.accent, 0.5) +
        circle(0, 0, 212, darker(daily.accent, 0.2)) +
        ball(ellipseD(0, 6, 204), '#F6E3C8', 0.35) +
        strewn(60, 185, 185, 3, () => ellipse(0, 0, 14, 9, '#E6C794')) +
        at(
          -60,
          -50,
          strewn(8, 80, 60, 12, (r) => berry(32, r() > 0.5 ? fruits.berry : fruits.beet)),
        ) +
        at(90, 60, citrus(70, fruits.orange)) +
        at(20, 150, leaf(110, 56), -60),
    ) +
    at(930, 930, cast(rectD(-110, -210, 220, 210, 30), beauty.deep, 14, 20, 0.3) + toast(260), -14) +
    at(
      1370,
      800,
      cast(ellipseD(0, 0, 120), beauty.deep, 14, 20, 0.35) +
        ball(ellipseD(0, 0, 120), brand.white, 0.4) +
        stroke('M116 -30q70 10 40 70q-20 30 -60 20', brand.white, 24) +
        ball(ellipseD(0, 0, 98), '#B98058', 0.35) +
        stroke('M-54 12A56 56 0 1 1 30 46', '#D9AE8C', 15, 0.8) +
        each(
          [
            [-30, -26, 12],
            [26, -34, -20],
            [8, 20, 40],
          ],
          (x, y, a) => at(x, y, solid(rectD(-20, -17, 40, 34, 12), '#FFF6F0', { to: 50, depth: 0.5 }), a),
        ),
    ) +
    at(
      660,
      880,
      cast(ellipseD(0, 0, 92), beauty.deep, 14, 20, 0.3) +
        circle(0, 0, 92, '#DCE8FA') +
        circle(0, 0, 80, '#FFFFFF') +
        ball(ellipseD(0, 2, 76), '#FFFBF2', 0.3) +
        stroke('M-78 -30A84 84 0 0 1 -20 -82', '#FFFFFF', 8, 0.9),
    ) +
    at(280, 880, cast('M-180 -40Q0 90 180 -60L160 40Q0 130 -170 40Z', beauty.deep, 8, 12, 0.25) + banana(380), -4) +
    at(1470, 130, cast(ellipseD(0, 0, 84), beauty.deep, 12, 18, 0.3) + apple(92)) +
    each(
      [
        [790, 120],
        [850, 170],
        [780, 190],
      ],
      (x, y) =>
        at(x, y, cast(ellipseD(0, 0, 34), beauty.deep, 6, 9, 0.3) + berry(36, x > 800 ? fruits.beet : fruits.berry)),
    )
  );
}

/** Winter on the Neva: a lowered bridge over ice, with a plate for a moon above it. */
export function forum(): string {
  const spire = (x: number, y: number, h: number, c: string) =>
    at(
      x,
      y,
      path(
        polyD([
          [-7, 0],
          [7, 0],
          [0, -h],
        ]),
        c,
      ) + circle(0, -h, 5, immuno.accent),
    );
  const roll = dice(18);
  const piers = [60, 430, 1170, 1540];
  const deck = `M-20 596H1620V676H1540${[1170, 430, 60]
    .map((x, i) => {
      const from = [1540, 1170, 430][i] ?? 0;
      return `C${from - 60} 668 ${from - (from - x) * 0.34} 636 ${(from + x) / 2} 634S${x + 60} 668 ${x} 676`;
    })
    .join('')}H-20Z`;
  const lamp = (x: number) =>
    at(
      x,
      560,
      rect(-4, -80, 8, 84, '#24346F') +
        glow(0, -92, 62, '#FFE3A0', 0.85) +
        circle(0, -92, 14, '#FFE9B8') +
        path('M-16 -100Q0 -124 16 -100Z', brand.white),
    );
  return (
    wash('#6F86D6', '#F3D3D6', 0, 700) +
    glow(800, 330, 470, '#FFF3E4', 0.75) +
    at(800, 325, plate(208, brand.white, daily.tint, '#8a8fc8')) +
    at(
      800,
      325,
      at(
        -66,
        70,
        rect(-6, -150, 12, 150, '#9DB0E0', 6) +
          path('M-26 -150V-100Q0 -70 26 -100V-150H18V-106H4V-150H-4V-106H-18V-150Z', '#9DB0E0'),
      ) +
        at(66, 70, path('M-8 0V-160Q22 -120 12 -60V0Q0 8 -8 0Z', '#9DB0E0')) +
        at(0, 60, leaf(130, 62)),
    ) +
    path(
      'M0 660V540H90V500H170V540H260V480Q300 430 340 480V540H470V562H1130V536H1240V490H1330V536H1420V510H1520V540H1600V660Z',
      '#5A69B8',
    ) +
    stroke(
      'M2 540H88M92 500H168M172 540H256M264 476Q300 432 336 476M344 540H466M1134 536H1236M1244 490H1326M1334 536H1416M1424 510H1516M1524 540H1598',
      brand.white,
      11,
    ) +
    spire(300, 450, 150, '#5A69B8') +
    spire(1285, 488, 190, '#5A69B8') +
    rect(0, 640, 1600, 360, linear(90, [0, '#B5C8EE'], [0.25, '#D3E0F6'], [1, '#EDF3FC'])) +
    ellipse(800, 770, 250, 44, '#FFFFFF', 0.55) +
    // Floes and cracks, wider apart towards the viewer.
    each(
      [
        ['M0 730L260 716L420 752L700 730L900 760L1180 722L1600 742', 4],
        ['M420 752L360 812L120 842L-20 836M700 730L760 800L640 872L330 880L190 1000', 6],
        ['M760 800L1090 826L1240 786L1600 812M1090 826L1150 912L1460 950L1600 930', 6],
        ['M640 872L720 1010M1150 912L1010 1010', 8],
      ],
      (d, w) => stroke(d, '#8FA9DC', w, 0.75) + at(0, w * 0.9, stroke(d, '#FFFFFF', w * 0.7, 0.9)),
    ) +
    each(
      [
        [180, 930, 260],
        [920, 960, 330],
        [1420, 880, 220],
        [520, 800, 150],
      ],
      (x, y, w) =>
        solid(
          `M${x - w / 2} ${y}Q${x - w * 0.3} ${y - w * 0.2} ${x - w * 0.06} ${y - w * 0.13}Q${x + w * 0.2} ${y - w * 0.24} ${x + w / 2} ${y}Q${x} ${y + w * 0.06} ${x - w / 2} ${y}Z`,
          brand.white,
          { to: 70, depth: 0.5 },
        ),
    ) +
    piers
      .map(
        (x) =>
          pool(x, 796, 150, '#5A6CB0', 0.4, 14) +
          solid(`M${x - 44} 640H${x + 44}L${x + 58} 790H${x - 58}Z`, '#24346F', { to: 0 }) +
          path(`M${x - 84} 800Q${x - 50} 766 ${x} 774Q${x + 50} 764 ${x + 84} 800Z`, brand.white),
      )
      .join('') +
    solid(deck, '#2C3F86', { to: 90, depth: 0.7 }) +
    rect(797, 596, 6, 40, '#16224F') +
    times(33, (i) => rect(i * 50 - 3, 552, 6, 46, '#24346F')) +
    rect(-20, 546, 1640, 10, '#24346F', 4) +
    rect(-20, 538, 1640, 11, brand.white, 5) +
    rect(-20, 590, 1640, 13, brand.white, 6) +
    [130, 430, 1170, 1470].map(lamp).join('') +
    times(90, () => circle(roll() * 1600, roll() * 980, 2.5 + roll() * 5, '#FFFFFF', 0.55 + roll() * 0.4))
  );
}
