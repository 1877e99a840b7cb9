/** Events in the open air: the park run and the family day. */
import { beauty, brand, calm, daily, immuno, sport } from '../kit/colour.ts';
import { runner, standing } from '../kit/figure.ts';
import { apple, roundFruit } from '../kit/food.ts';
import { fruits, tree } from '../kit/garden.ts';
import { bottle } from '../kit/gear.ts';
import { wash } from '../kit/home.ts';
import { at, circle, each, path, polyD, pool, rect, solid, stroke } from '../kit/svg.ts';

/** Three runners on a lane that winds through park hills. */
export function parkRun(): string {
  return (
    wash('#BFE3F5', '#E9F6EE') +
    circle(1260, 210, 110, '#FFD46B') +
    path('M0 470Q300 330 640 440T1180 400T1600 380V1000H0Z', '#A9DDBE') +
    each(
      [
        [120, 470, 200],
        [260, 450, 160],
        [1420, 430, 220],
        [1540, 440, 170],
        [700, 460, 150],
        [980, 440, 190],
      ],
      (x, y, h) => at(x, y, tree(h, '#5DBE93')),
    ) +
    solid('M0 580Q420 440 860 560T1600 500V1000H0Z', '#5DBE93', { to: 80 }) +
    at(90, 700, tree(420, sport.accent)) +
    at(1520, 660, tree(380, sport.accent)) +
    path(
      'M-40 1040C160 820 520 840 820 760S1240 600 1010 540C960 526 980 516 1030 512C1330 540 1500 640 1240 780C1080 870 900 900 760 1040Z',
      '#E98A6A',
    ) +
    stroke('M180 1040C360 860 660 870 930 790S1280 600 1016 528', brand.white, 7, 0.8) +
    stroke('M470 1040C600 900 830 880 1050 800S1390 610 1022 520', brand.white, 7, 0.8) +
    pool(360, 912, 240, sport.deep, 0.4, 14) +
    at(360, 910, runner({ hair: '#5B2F1E', top: brand.blue, legs: brand.deep, tail: true }), 0, 1.15) +
    pool(760, 850, 200, sport.deep, 0.35, 12) +
    at(760, 846, runner({ skin: '#D99C78', hair: '#2A1B18', top: immuno.accent, legs: '#2A2F45' }), 0, 0.95) +
    pool(1100, 756, 140, sport.deep, 0.3, 9) +
    at(1100, 752, runner({ hair: '#C98A4A', top: beauty.accent, legs: calm.deep, tail: true }), 0, 0.68)
  );
}

/** A family with a kite on a meadow; a stepped tower on the horizon. */
export function familyDay(): string {
  const tower =
    each(
      [
        [130, 0, 80],
        [106, 80, 66],
        [84, 146, 54],
        [62, 200, 46],
        [44, 246, 40],
        [26, 286, 34],
      ],
      (w, y, h) => rect(-w / 2, -y - h, w, h, '#C9806A'),
    ) +
    path(
      polyD([
        [-13, -320],
        [13, -320],
        [0, -410],
      ]),
      '#A85F4C',
    );
  const kite =
    solid(
      polyD([
        [0, -110],
        [80, 0],
        [0, 130],
        [-80, 0],
      ]),
      beauty.accent,
      { to: 30 },
    ) +
    path(
      polyD([
        [0, -110],
        [80, 0],
        [0, 0],
      ]),
      immuno.accent,
    ) +
    path(
      polyD([
        [-80, 0],
        [0, 0],
        [0, 130],
      ]),
      brand.blue,
    );
  return (
    wash('#9CCBF7', '#FDF0DA') +
    each(
      [
        [260, 170, 1],
        [1330, 130, 0.8],
      ],
      (x, y, s) =>
        at(
          x,
          y,
          path(
            'M-170 60Q-230 60 -220 0Q-200 -60 -130 -46Q-100 -120 -10 -100Q60 -130 100 -60Q190 -70 200 0Q210 60 150 60Z',
            '#FFFFFF',
            0.85,
          ),
          0,
          s,
        ),
    ) +
    at(330, 610, tower) +
    path('M0 600Q300 520 700 590T1600 560V1000H0Z', '#A9D9A0') +
    at(120, 640, tree(230, '#6FBF73')) +
    at(1480, 640, tree(300, sport.accent)) +
    at(1350, 620, tree(200, '#6FBF73')) +
    solid('M0 720Q420 620 860 700T1600 680V1000H0Z', '#6FBF73', { to: 80 }) +
    stroke('M898 400Q1000 390 1090 320', brand.white, 4) +
    at(1120, 260, kite, 28) +
    stroke('M1062 372q-30 60 10 110t-10 100', beauty.accent, 6) +
    pool(500, 872, 180, sport.deep, 0.35, 12) +
    at(500, 870, standing({ hair: '#5B2F1E', top: beauty.accent, legs: '#EDB794', tail: true }, false, true)) +
    pool(790, 868, 170, sport.deep, 0.35, 12) +
    at(790, 866, standing({ skin: '#E3A987', hair: '#2A1B18', top: brand.blue, legs: '#2A2F45' }, true), 0, 1.06) +
    pool(640, 884, 110, sport.deep, 0.35, 9) +
    at(640, 884, standing({ skin: '#F0C2A0', hair: '#C98A4A', top: immuno.accent, legs: daily.deep }), 0, 0.6) +
    at(
      1220,
      900,
      solid('M-200 30L-120 -60H220L260 30Z', brand.white, { to: 60, depth: 0.4 }) +
        stroke('M-160 -15H240M-60 -60L-90 30M60 -60L60 30M160 -60L190 30', beauty.accent, 9, 0.6) +
        at(-40, -50, apple(40)) +
        at(60, -46, roundFruit(40, fruits.orange)) +
        at(160, -10, bottle(46, 140, daily.accent)),
    )
  );
}
