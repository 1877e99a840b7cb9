/** Events: lectures, a run, open doors, workshops, a forum, a family day. */
import { beauty, brand, calm, daily, darker, immuno, kidz, lighter, mix, sport } from '../kit/colour.ts';
import { runner, standing, stretching } from '../kit/figure.ts';
import { apple, berry, citrus, fish, fruits, greens, leaf, roundFruit, strewn, toast } from '../kit/food.ts';
import { bottle, bubbles, dumbbell, flask, laptop, pillow, plate, star, tree, wash } from '../kit/home.ts';
import { capsule, jar, softgel, tablet } from '../kit/pharmacy.ts';
import {
  at,
  ball,
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

/** Three runners on a lane that winds through park hills. */
export function parkRun(): string {
  return (
    wash('#BFE3F5', '#E9F6EE') +
    circle(1260, 210, 110, '#FFD46B') +
    path('M0 470Q300 330 640 440T1180 400T1600 380V1000H0Z', '#A9DDBE') +
    [
      [120, 470, 200],
      [260, 450, 160],
      [1420, 430, 220],
      [1540, 440, 170],
      [700, 460, 150],
      [980, 440, 190],
    ]
      .map(([x, y, h]) => at(x ?? 0, y ?? 0, tree(h ?? 0, '#5DBE93')))
      .join('') +
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

/** The moon listens to a webinar: headphones on, a pillow under it. */
export function sleepWebinar(): string {
  const roll = dice(77);
  return (
    wash('#1B1450', calm.deep) +
    times(40, () => at(roll() * 1600, roll() * 620, star(4 + roll() * 12, '#CFC3F7'))) +
    glow(800, 430, 560, '#FFE3A0', 0.4) +
    ball(ellipseD(800, 440, 270), '#FFE3A0', 0.55) +
    circle(700, 330, 40, '#F2CB78', 0.7) +
    circle(910, 540, 54, '#F2CB78', 0.7) +
    circle(900, 300, 24, '#F2CB78', 0.7) +
    stroke('M690 450q34 30 68 0M842 450q34 30 68 0', '#7A4E00', 12) +
    stroke('M770 540q30 20 60 0', '#7A4E00', 11) +
    stroke('M524 440A276 290 0 0 1 1076 440', calm.accent, 40) +
    solid(rectD(486, 380, 92, 170, 44), beauty.accent, { to: 40 }) +
    solid(rectD(1022, 380, 92, 170, 44), beauty.accent, { to: 40 }) +
    [1, 2, 3]
      .map(
        (i) =>
          stroke(
            `M${450 - i * 62} ${400 - i * 24}a${90 + i * 30} ${90 + i * 30} 0 0 0 0 ${130 + i * 48}`,
            '#CFC3F7',
            12,
            0.75 - i * 0.18,
          ) +
          stroke(
            `M${1150 + i * 62} ${400 - i * 24}a${90 + i * 30} ${90 + i * 30} 0 0 1 0 ${130 + i * 48}`,
            '#CFC3F7',
            12,
            0.75 - i * 0.18,
          ),
      )
      .join('') +
    at(800, 800, pillow(980, 300, '#EDE8FD')) +
    solid('M0 900Q400 830 800 890T1600 860V1000H0Z', calm.accent, { to: 80 })
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

/** A family with a kite on a meadow; a stepped tower on the horizon. */
export function familyDay(): string {
  const tower =
    [
      [130, 0, 80],
      [106, 80, 66],
      [84, 146, 54],
      [62, 200, 46],
      [44, 246, 40],
      [26, 286, 34],
    ]
      .map(([w, y, h]) => rect(-(w ?? 0) / 2, -(y ?? 0) - (h ?? 0), w ?? 0, h ?? 0, '#C9806A'))
      .join('') +
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
    [
      [260, 170, 1],
      [1330, 130, 0.8],
    ]
      .map(([x, y, s]) =>
        at(
          x ?? 0,
          y ?? 0,
          path(
            'M-170 60Q-230 60 -220 0Q-200 -60 -130 -46Q-100 -120 -10 -100Q60 -130 100 -60Q190 -70 200 0Q210 60 150 60Z',
            '#FFFFFF',
            0.85,
          ),
          0,
          s ?? 1,
        ),
      )
      .join('') +
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
