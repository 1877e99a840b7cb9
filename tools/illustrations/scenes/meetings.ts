/** Events where people meet: open doors, the breakfast class, the forum. */
import { beauty, brand, calm, daily, darker, immuno, lighter, sport } from '../kit/colour.ts';
import { apple, berry, citrus, strewn, toast } from '../kit/food.ts';
import { fruits, leaf } from '../kit/garden.ts';
import { flask } from '../kit/gear.ts';
import { plate, wash } from '../kit/home.ts';
import { capsule, jar, tablet } from '../kit/pharmacy.ts';
import {
  at,
  ball,
  cast,
  circle,
  ellipse,
  ellipseD,
  glow,
  inside,
  path,
  polyD,
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
        circle(0, 0, 98, '#7A4326') +
        ellipse(-20, -22, 46, 30, '#A86A42', 0.6) +
        stroke('M116 -30q70 10 40 70q-20 30 -60 20', brand.white, 24),
    ) +
    at(250, 850, capsule(170, beauty.accent, brand.white), -24) +
    at(1470, 130, cast(ellipseD(0, 0, 84), beauty.deep, 12, 18, 0.3) + apple(92)) +
    at(640, 900, tablet(46, brand.white))
  );
}

/** Raised bridge spans over the Neva, with a plate for a moon between them. */
export function forum(): string {
  const span = (k: number) =>
    at(
      800 + k * 700,
      700,
      solid('M0 0L-40 -44L-470 -44L-520 0L-470 26L-40 40Z', '#2C3F86', { to: 90 }) +
        times(9, (i) => stroke(`M${-60 - i * 50} -44L${-60 - i * 50} -76`, '#8FA5DC', 6)) +
        stroke('M-40 -76H-480', '#8FA5DC', 8) +
        times(3, (i) =>
          at(
            -120 - i * 150,
            -76,
            rect(-3, -56, 6, 56, '#8FA5DC') + glow(0, -66, 46, '#FFE3A0', 0.8) + circle(0, -66, 11, '#FFE3A0'),
          ),
        ),
      0,
      [k < 0 ? -1 : 1, 1],
    ).replace('scale(', `rotate(${k < 0 ? -40 : 40}) scale(`);
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
  return (
    wash('#7C8FE0', '#FFC9B5') +
    glow(800, 380, 460, '#FFF3D6', 0.8) +
    at(800, 380, plate(210, brand.white, daily.tint, '#c98a7a')) +
    at(
      800,
      380,
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
      'M0 610V560H90V520H170V560H260V500Q300 450 340 500V560H470V580H1130V556H1240V510H1330V556H1420V530H1520V560H1600V640H0Z',
      '#4A56A8',
    ) +
    spire(300, 470, 150, '#4A56A8') +
    spire(1285, 512, 190, '#4A56A8') +
    solid(rectD(0, 640, 1600, 360), '#2F4AA8', { to: 90 }) +
    times(16, (i) =>
      rect(640 + Math.sin(i * 2.3) * 130 - 60 + (i % 3) * 30, 660 + i * 21, 180 - i * 4, 7, '#FFE3C8', 4, 0.6),
    ) +
    times(14, (i) => rect((i * 337) % 1600, 690 + ((i * 83) % 290), 120, 6, '#7C8FE0', 3, 0.5)) +
    solid(rectD(-10, 620, 190, 400, 12), '#1C2A66', { to: 0 }) +
    solid(rectD(1420, 620, 190, 400, 12), '#1C2A66', { to: 0 }) +
    span(-1) +
    span(1) +
    rect(-10, 660, 180, 40, '#2C3F86') +
    rect(1430, 660, 180, 40, '#2C3F86')
  );
}
