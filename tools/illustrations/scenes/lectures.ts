/** Events one listens to: lectures, the label school, webinars. */
import { beauty, brand, calm, daily, immuno, kidz, mix, sport } from '../kit/colour.ts';
import { stretching } from '../kit/figure.ts';
import { fish, roundFruit } from '../kit/food.ts';
import { greens, leaf } from '../kit/garden.ts';
import { dumbbell } from '../kit/gear.ts';
import { bubbles, laptop, wash } from '../kit/home.ts';
import { capsule, jar, softgel } from '../kit/pharmacy.ts';
import {
  at,
  cast,
  circle,
  dice,
  ellipse,
  ellipseD,
  glow,
  inside,
  path,
  polyD,
  pool,
  rect,
  rectD,
  shade,
  solid,
  stroke,
  times,
} from '../kit/svg.ts';

/** The sun comes up inside a laptop and shines out of it. */
export function lectureD(): string {
  const screen =
    wash('#FFD98A', '#FFF3D6') +
    circle(390, 330, 190, '#F7B52C') +
    path('M0 380Q200 300 420 370T800 340V600H0Z', '#7FB2FF') +
    path('M0 430Q260 360 520 430T800 410V600H0Z', brand.blue);
  return (
    rect(0, 0, 1600, 1000, immuno.accent) +
    times(18, (i) =>
      at(
        800,
        480,
        path(
          polyD([
            [-34, -1200],
            [34, -1200],
            [0, 0],
          ]),
          '#FFD46B',
          0.75,
        ),
        i * 20,
      ),
    ) +
    glow(800, 470, 700, '#FFF3D6', 0.85) +
    solid(rectD(0, 800, 1600, 200), '#B9741A', { to: 90 }) +
    rect(0, 800, 1600, 14, '#D9963A') +
    pool(800, 868, 960, '#4a2c00', 0.5, 24) +
    at(800, 860, laptop(780, screen)) +
    at(1390, 838, softgel(160, '#F7A81C'), -6) +
    pool(1390, 886, 130, '#4a2c00', 0.4, 9) +
    at(215, 860, roundFruit(90)) +
    pool(215, 944, 140, '#4a2c00', 0.4, 11)
  );
}

/** A label lies unrolled on the drawing board: ruler, pencil, jar without its label. */
export function labelSchool(): string {
  const label = rectD(-520, -170, 1040, 340, 16);
  return (
    rect(0, 0, 1600, 1000, '#2B4FD8') +
    times(16, (i) => rect(i * 100 + 48, 0, 3, 1000, '#FFFFFF', 0, 0.13)) +
    times(10, (i) => rect(0, i * 100 + 48, 1600, 3, '#FFFFFF', 0, 0.13)) +
    at(
      690,
      470,
      cast(label, brand.ink, 18, 28, 0.4, 12) +
        path(label, brand.white) +
        inside(
          label,
          rect(-520, -170, 300, 340, immuno.accent) +
            circle(-370, -50, 66, brand.white) +
            at(-370, -50, capsule(92, immuno.deep, immuno.accent), -40) +
            rect(-450, 60, 160, 18, immuno.deep, 9) +
            rect(-430, 96, 120, 14, immuno.deep, 7, 0.6),
        ) +
        times(
          5,
          (i) =>
            rect(-170, -116 + i * 52, 150, 16, brand.deep, 8, 0.7) +
            rect(20, -116 + i * 52, 220, 16, daily.tint, 8) +
            rect(
              20,
              -116 + i * 52,
              [200, 120, 170, 80, 140][i] ?? 0,
              16,
              [brand.blue, sport.accent, beauty.accent, calm.accent, daily.accent][i] ?? brand.blue,
              8,
            ),
        ) +
        rect(300, -120, 170, 12, brand.deep, 6, 0.3) +
        rect(300, -90, 140, 12, brand.deep, 6, 0.3) +
        rect(300, -60, 160, 12, brand.deep, 6, 0.3) +
        times(12, (i) => rect(300 + i * 14, 20, i % 3 ? 5 : 9, 100, brand.ink)),
      -7,
    ) +
    at(
      640,
      830,
      cast(rectD(-420, -50, 840, 100, 10), brand.ink, 14, 20, 0.35) +
        solid(rectD(-420, -50, 840, 100, 10), '#FFD46B', { to: 90, depth: 0.4 }) +
        times(41, (i) => rect(-404 + i * 20, -50, 4, i % 5 ? 24 : 44, immuno.deep)),
      4,
    ) +
    stroke(ellipseD(668, 512, 170, 46), beauty.accent, 10, 0.95) +
    at(
      1390,
      900,
      cast(rectD(-150, -620, 300, 620, 30), brand.ink, 18, 24, 0.4, 12) +
        jar(300, 620, { body: '#F6F8FF', label: '#E3EAFB', ink: '#E3EAFB', cap: brand.deep }),
    ) +
    at(
      1050,
      170,
      cast(rectD(-220, -20, 440, 40), brand.ink, 10, 16, 0.35) +
        solid(rectD(-220, -22, 370, 44, 4), beauty.accent, { to: 90 }) +
        path(
          polyD([
            [150, -22],
            [228, 0],
            [150, 22],
          ]),
          '#FBE6C4',
        ) +
        path(
          polyD([
            [202, -8],
            [228, 0],
            [202, 8],
          ]),
          brand.ink,
        ),
      148,
    )
  );
}

/** A softgel as large as an aquarium; small fish live in it. */
export function lectureOmega(): string {
  const gel = ellipseD(0, 0, 560, 330);
  return (
    wash('#E3EEFF', '#C6DCFF') +
    path('M0 740Q400 640 800 720T1600 680V1000H0Z', '#9CC1FB') +
    solid('M0 850Q400 780 800 830T1600 800V1000H0Z', daily.accent, { to: 80 }) +
    pool(800, 850, 900, daily.deep, 0.4, 34) +
    at(
      800,
      490,
      path(gel, '#F7B733') +
        inside(
          gel,
          path('M-600 60Q-300 -20 0 60T600 40V400H-600Z', '#F2A116') +
            path('M-600 190Q-300 120 0 180T600 160V400H-600Z', '#DE860C') +
            at(-230, -90, fish(300, brand.blue, '#BBD3FF'), 4) +
            at(180, -20, fish(380, daily.deep, '#9CC1FB'), -6) +
            at(-150, 140, fish(260, '#2E6FE8', '#D9E6FF'), 2) +
            at(360, 150, fish(200, brand.blue, '#BBD3FF'), -4) +
            at(-380, 60, bubbles(7, 60, 200, 14, dice(4), '#FFF3D6')) +
            at(400, 40, bubbles(7, 60, 200, 14, dice(9), '#FFF3D6')),
        ) +
        shade(gel, { to: 90, from: 0.6, depth: 0.5, colour: '#A85A00' }) +
        path(
          'M-470 -90C-420 -240 -220 -296 -40 -300C-220 -260 -360 -190 -420 -60Q-450 -40 -470 -90Z',
          '#FFFFFF',
          0.75,
        ) +
        ellipse(60, -288, 44, 12, '#FFFFFF', 0.75),
      -5,
    ) +
    at(1440, 850, softgel(170, '#F7B733'), -10) +
    at(170, 890, softgel(130, '#F7B733'), 14)
  );
}

/** A stretch in front of a laptop on the mat. */
export function sportWebinar(): string {
  const screen =
    rect(0, 0, 800, 500, brand.deep) +
    circle(190, 130, 120, mix(brand.deep, daily.accent, 0.4)) +
    at(190, 205, stretching({ hair: '#2A1B18', top: immuno.accent, legs: sport.accent, skin: '#D99C78' }), 0, 0.48) +
    rect(20, 216, 340, 8, brand.white, 4, 0.3) +
    rect(20, 216, 190, 8, sport.accent, 4);
  return (
    rect(0, 0, 1600, 1000, '#BFEBDD') +
    rect(0, 0, 1600, 120, '#A5E0CC') +
    at(
      1170,
      130,
      solid(rectD(0, 0, 300, 360, 16), brand.white, { depth: 0.3 }) +
        inside(
          rectD(20, 20, 260, 320, 8),
          wash('#9CCBF7', '#E9F6EE', 0, 400) +
            circle(190, 110, 50, '#FFD46B') +
            path('M0 260Q90 200 180 250T320 240V400H0Z', sport.accent),
        ) +
        rect(145, 20, 10, 320, brand.white),
    ) +
    solid(rectD(0, 760, 1600, 240), '#E8C79A', { to: 90 }) +
    rect(0, 760, 1600, 12, '#F3DDBC') +
    path(
      polyD([
        [330, 810],
        [1040, 810],
        [1180, 950],
        [180, 950],
      ]),
      calm.accent,
    ) +
    shade(
      polyD([
        [330, 810],
        [1040, 810],
        [1180, 950],
        [180, 950],
      ]),
      { to: 90, colour: calm.deep, depth: 0.4 },
    ) +
    pool(640, 880, 520, calm.deep, 0.4, 18) +
    at(640, 886, stretching({ hair: '#6B2D1E', top: beauty.accent, legs: brand.deep }), 0, 1.55) +
    pool(1300, 905, 460, kidz.deep, 0.35, 18) +
    at(1300, 895, laptop(380, screen)) +
    at(190, 930, dumbbell(250, sport.deep)) +
    pool(190, 978, 200, kidz.deep, 0.35, 10) +
    at(
      100,
      762,
      solid('M-50 0L-66 -120H66L50 0Z', beauty.accent) +
        at(0, -110, leaf(330, 110, greens.leaf, 5), -20) +
        at(0, -110, leaf(380, 120, greens.deep, 5), 4) +
        at(0, -110, leaf(300, 110, greens.leaf, 5), 32),
    )
  );
}
