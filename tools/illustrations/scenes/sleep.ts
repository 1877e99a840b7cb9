/** Articles on sleep: the bedroom, the evening table, tea, screens. */
import { brand, calm, daily, darker, immuno, mix, sport } from '../kit/colour.ts';
import { steam } from '../kit/food.ts';
import { greens, leaf } from '../kit/garden.ts';
import { arch, book, bubbles, cup, glass, lamp, moon, phone, pillow, star, wash } from '../kit/home.ts';
import { capsule, tablet } from '../kit/pharmacy.ts';
import {
  at,
  ball,
  blobD,
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
  solid,
  stroke,
  times,
} from '../kit/svg.ts';

const night = mix(calm.deep, brand.ink, 0.35);

/** A made bed under an arched window with the moon in it. */
export function bedroom(): string {
  const roll = dice(8);
  const sky =
    rect(0, 0, 500, 800, '#2B2170') +
    glow(300, 220, 300, '#FFE3A0', 0.4) +
    at(300, 220, moon(86), -20) +
    times(16, () => at(roll() * 460, roll() * 500, star(4 + roll() * 9))) +
    path('M0 560Q120 480 240 540T500 500V800H0Z', '#1D1657');
  return (
    rect(0, 0, 1600, 1000, '#5A47B8') +
    path('M500 0L1600 0V1000H1100Z', '#6552C4') +
    at(210, 90, arch(430, 600, sky, '#CFC3F7')) +
    rect(180, 684, 490, 26, '#B7A6F0', 8) +
    rect(0, 890, 1600, 110, calm.deep) +
    solid(rectD(1440, 330, 70, 580, 30), '#8C5A3A', { to: 0 }) +
    solid(rectD(1400, 400, 90, 400, 40), '#A66E48', { to: 0 }) +
    solid(rectD(420, 760, 1060, 120, 40), '#A66E48', { to: 90 }) +
    rect(470, 860, 40, 70, '#7A4B2E') +
    rect(1390, 860, 40, 70, '#7A4B2E') +
    solid(rectD(440, 640, 1020, 150, 60), brand.white, { to: 90 }) +
    at(1270, 590, pillow(310, 150, '#F6F1FF'), 5) +
    at(1180, 610, pillow(290, 140, '#DCD2FA'), -4) +
    solid(
      'M420 800C410 690 450 610 560 590C660 570 700 620 800 606C900 590 980 570 1060 620Q1100 660 1090 800Q760 850 420 800Z',
      calm.accent,
      { to: 60 },
    ) +
    path('M1000 596Q1062 606 1078 640Q1100 690 1090 800L1020 808Q1040 680 1000 596Z', '#D9CFFB') +
    [0, 1, 2]
      .map((i) => stroke(`M${540 + i * 150} ${640 + i * 8}q40 70 10 150`, darker(calm.accent, 0.2), 6, 0.5))
      .join('') +
    at(
      250,
      930,
      solid(rectD(-110, -170, 220, 170, 16), '#8C5A3A', { to: 20 }) +
        rect(-90, -140, 180, 60, '#A66E48', 8) +
        circle(0, -110, 9, immuno.accent) +
        at(-20, -170, book(150, 34, daily.accent)) +
        at(-10, -204, book(120, 28, immuno.accent)),
    )
  );
}

/** Bedside in lamplight: a fizzing glass, two books, a capsule. */
export function eveningMagnesium(): string {
  return (
    rect(0, 0, 1600, 1000, mix(calm.deep, brand.ink, 0.12)) +
    at(
      150,
      80,
      arch(
        330,
        500,
        rect(0, 0, 400, 600, night) +
          glow(190, 210, 200, '#E9DFFF', 0.4) +
          at(190, 210, moon(66, '#E9DFFF'), -16) +
          at(90, 130, star(10, '#E9DFFF')) +
          at(260, 350, star(14, '#E9DFFF')) +
          at(80, 400, star(9, '#E9DFFF')),
        mix(calm.accent, calm.deep, 0.3),
      ),
    ) +
    path(
      polyD([
        [590, 430],
        [1070, 430],
        [1400, 790],
        [260, 790],
      ]),
      '#FFD98A',
      0.16,
    ) +
    glow(830, 400, 600, '#FFD48A', 0.7) +
    solid(rectD(0, 780, 1600, 220), '#7C4A2C', { to: 90 }) +
    rect(0, 780, 1600, 18, '#B07A4C') +
    ellipse(830, 796, 560, 40, '#FFD98A', 0.28) +
    pool(830, 820, 240, brand.ink, 0.6, 14) +
    at(830, 824, lamp(700, immuno.accent, '#A86A1A')) +
    ellipse(830, 430, 252, 26, '#FFF1C9') +
    pool(1230, 860, 260, brand.ink, 0.55, 18) +
    at(
      1230,
      866,
      glass(240, 360, 0.74, '#9DA8F5', at(10, -40, tablet(50, brand.white)) + bubbles(20, 130, 215, 17, dice(31))),
    ) +
    pool(420, 900, 420, brand.ink, 0.5, 20) +
    at(420, 905, book(430, 74, calm.accent)) +
    at(400, 831, book(370, 62, sport.accent), 0) +
    at(420, 742, capsule(180, calm.deep, brand.white), 0) +
    at(1000, 920, capsule(150, calm.accent, brand.white), 12) +
    pool(1000, 946, 130, brand.ink, 0.4, 8)
  );
}

/** Tea: a cup, a round pot, fresh leaves. */
export function tea(): string {
  const c = '#F4F0FF';
  const pot =
    stroke('M250 -250C420 -300 420 -70 214 -96', calm.accent, 40) +
    solid('M-200 -190C-300 -200 -320 -300 -372 -322L-330 -350C-270 -330 -250 -270 -180 -260Z', calm.accent) +
    ball('M-150 0C-310 -90 -250 -330 0 -330S310 -90 150 0Z', calm.accent) +
    rect(-160, -8, 320, 24, darker(calm.accent, 0.25), 12) +
    solid('M-120 -318Q0 -372 120 -318Q0 -290 -120 -318Z', darker(calm.accent, 0.14)) +
    ball(ellipseD(0, -372, 28), immuno.accent) +
    path(
      blobD([
        [-180, -230],
        [-130, -260],
        [-140, -130],
        [-190, -120],
      ]),
      '#FFFFFF',
      0.25,
    );
  return (
    rect(0, 0, 1600, 1000, '#DCEFD9') +
    circle(1180, 420, 380, '#BFE0BD') +
    solid(rectD(0, 740, 1600, 260), '#8FC79A', { to: 90 }) +
    at(
      1230,
      790,
      at(0, 0, leaf(640, 220, greens.leaf, 6), -26) +
        at(0, 0, leaf(700, 230, greens.deep, 6), 8) +
        at(30, 0, leaf(520, 190, '#4FB06A', 5), 40),
    ) +
    pool(1090, 850, 480, sport.deep, 0.4, 24) +
    at(1075, 846, pot, 0, 1.12) +
    ellipse(500, 880, 330, 42, '#6aa678', 0.8) +
    ball(ellipseD(490, 862, 310, 40), c, 0.4) +
    ellipse(490, 852, 200, 20, '#D9CFF3') +
    at(490, 860, cup(420, 300, c, '#A7B84A')) +
    at(470, 530, steam(280, '#FFFFFF', 0.9)) +
    at(560, 556, leaf(110, 46, greens.leaf, 3), 80) +
    at(820, 930, leaf(170, 70, greens.deep, 3), 78) +
    at(900, 950, leaf(150, 66, greens.leaf, 3), -64) +
    at(180, 940, capsule(150, calm.accent, c), -10) +
    pool(180, 968, 120, sport.deep, 0.3, 8)
  );
}

/** A glaring phone eclipses the moon over quiet hills. */
export function screens(): string {
  const roll = dice(14);
  const feed =
    rect(0, 0, 500, 900, '#DDEBFF') +
    rect(40, 90, 210, 130, daily.accent, 22) +
    rect(40, 244, 210, 16, '#9DBDF5', 8) +
    rect(40, 274, 140, 16, '#9DBDF5', 8) +
    rect(40, 320, 210, 130, brand.blue, 22) +
    rect(40, 474, 210, 16, '#9DBDF5', 8) +
    circle(146, 385, 34, '#DDEBFF') +
    path('M136 365L166 385L136 405Z', brand.blue);
  return (
    wash('#120E3A', '#35288A') +
    times(30, () => at(roll() * 1600, roll() * 520, star(3 + roll() * 9, '#BDB0F5'))) +
    at(
      900,
      400,
      ball(ellipseD(0, 0, 300), '#F7DFA6', 0.5) +
        circle(90, -120, 46, '#E9C77E', 0.7) +
        circle(170, 60, 30, '#E9C77E', 0.7) +
        circle(120, 170, 40, '#E9C77E', 0.6),
    ) +
    path('M0 700Q260 560 560 690T1120 680T1600 600V1000H0Z', '#2A1F78') +
    solid('M0 800Q360 660 800 800T1600 760V1000H0Z', '#1D1560', { to: 80 }) +
    [520, 400, 290].map((r, i) => circle(640, 520, r, '#7FB2FF', 0.1 + i * 0.05)).join('') +
    at(640, 520, phone(310, 620, feed, '#0B1020'), -8) +
    inside(rectD(0, 0, 1600, 1000), path('M0 900Q420 770 900 890T1600 860V1000H0Z', '#100B3E')) +
    at(
      1290,
      872,
      path(
        polyD([
          [-120, 0],
          [-120, -120],
          [0, -210],
          [120, -120],
          [120, 0],
        ]),
        '#0B0730',
      ) +
        path(
          polyD([
            [-150, -108],
            [0, -226],
            [150, -108],
            [128, -92],
            [0, -190],
            [-128, -92],
          ]),
          '#3A2D92',
        ) +
        glow(0, -70, 130, '#7FB2FF', 0.55) +
        rect(-34, -104, 68, 68, '#CFE2FF', 8) +
        rect(-3, -104, 6, 68, '#0B0730') +
        rect(-34, -73, 68, 6, '#0B0730'),
    ) +
    at(
      1110,
      905,
      path(
        polyD([
          [0, -190],
          [50, 0],
          [-50, 0],
        ]),
        '#0B0730',
      ),
    ) +
    at(
      1480,
      890,
      path(
        polyD([
          [0, -240],
          [60, 0],
          [-60, 0],
        ]),
        '#0B0730',
      ),
    )
  );
}
