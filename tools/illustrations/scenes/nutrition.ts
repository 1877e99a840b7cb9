/** Articles on nutrition: sun and snow, fish, magnesium, iron, the B group, a plant table. */
import { beauty, brand, calm, daily, darker, immuno, kidz, lighter, mix, sport } from '../kit/colour.ts';
import { avocado, banana, chocolate, citrus, egg, eggHalf, fish, strewn, toast } from '../kit/food.ts';
import { almond, carrot, fruits, greens, leaf, mushroom, sprig, spruce, wheat } from '../kit/garden.ts';
import { bowl, plate, wash } from '../kit/home.ts';
import { capsule, softgel, tablet } from '../kit/pharmacy.ts';
import {
  at,
  ball,
  cast,
  circle,
  dice,
  each,
  ellipseD,
  glow,
  inside,
  path,
  pool,
  rect,
  rectD,
  solid,
  stroke,
  times,
} from '../kit/svg.ts';

/** A softgel for a sun hangs low over snow and spruces. */
export function winterSun(): string {
  const roll = dice(3);
  return (
    wash('#9CC3FF', '#FFE7C2') +
    glow(1010, 400, 520, '#FFD98A', 0.75) +
    at(1010, 400, softgel(380, '#F7B52C', 330), -8) +
    path('M0 560Q300 430 640 540T1240 520T1600 470V1000H0Z', '#AFC6F2') +
    times(16, (i) => at(40 + i * 104, 560 - Math.sin(i * 1.3) * 26, spruce(90 + roll() * 70, '#5E83C9'))) +
    solid('M0 640Q360 520 820 650T1600 600V1000H0Z', '#D6E3FB', { to: 70 }) +
    each(
      [
        [120, 720, 420],
        [300, 700, 300],
        [1330, 690, 360],
        [1490, 730, 500],
      ],
      (x, y, h) => at(x, y, spruce(h, daily.deep)),
    ) +
    solid('M0 790Q420 650 900 780T1600 740V1000H0Z', '#F7FAFF', { to: 60, colour: '#A9C0EE' }) +
    times(46, () => circle(roll() * 1600, roll() * 960, 3 + roll() * 6, '#FFFFFF', 0.9))
  );
}

/** One large fish swims through oil-gold softgels. */
export function omegaFish(): string {
  const caps: [number, number, number, number][] = [
    [210, 210, 150, -20],
    [480, 130, 110, 30],
    [1330, 200, 170, 24],
    [1480, 520, 130, -40],
    [1180, 850, 190, -12],
    [300, 850, 170, 18],
    [640, 890, 110, -30],
  ];
  return (
    wash('#0F3C8C', brand.deep) +
    circle(800, 500, 470, mix(daily.deep, daily.accent, 0.35)) +
    circle(800, 500, 350, mix(daily.deep, daily.accent, 0.6)) +
    [220, 560, 900]
      .map(
        (y, i) =>
          stroke(`M${-60 + i * 80} ${y}q90 -46 180 0t180 0`, daily.accent, 8, 0.35) +
          stroke(`M${1180 + i * 60} ${y + 60}q90 -46 180 0t180 0`, daily.accent, 8, 0.35),
      )
      .join('') +
    at(820, 510, fish(1060, '#6FA8FF', '#E9F1FF'), -8) +
    each(caps, (x, y, s, a) => at(x, y, softgel(s, immuno.accent), a))
  );
}

/** A generous table: buckwheat, spinach, almonds, seeds, chocolate, banana. */
export function magnesiumTable(): string {
  const board = rectD(880, 430, 620, 420, 60);
  return (
    rect(0, 0, 1600, 1000, '#CFEBDD') +
    path('M0 0H1600V250Q1200 420 800 300T0 380Z', '#B5DFCB') +
    cast(board, sport.deep, 24, 34, 0.3, 14) +
    solid(board, '#E2B57C') +
    times(5, (i) => stroke(`M${930} ${500 + i * 72}q140 ${-18 + i * 6} 260 0t260 0`, '#C99455', 5, 0.45)) +
    at(980, 500, cast(rectD(0, 0, 330, 220, 8), '#5b3426', 14, 18, 0.4) + chocolate(3, 2, 110), -6) +
    at(1390, 545, cast(rectD(0, 0, 100, 100, 8), '#5b3426', 10, 14, 0.4) + chocolate(1, 1, 104), 22) +
    at(
      1225,
      780,
      strewn(11, 210, 40, 9, () => cast(ellipseD(0, 0, 22, 30), '#5b3426', 4, 6, 0.3, 4) + almond(84)),
    ) +
    at(
      440,
      520,
      plate(330, sport.accent, darker(sport.accent, 0.15), sport.deep) +
        circle(0, 0, 225, '#7C4A2C') +
        strewn(210, 205, 205, 4, (r) => solid('M0 -13L12 8H-12Z', r() > 0.5 ? '#A66B3F' : '#8A5430', { depth: 0.4 })),
    ) +
    at(
      440,
      520,
      [-62, -30, 2, 34]
        .map((a, i) => at(-130 + i * 64, -30 + (i % 2) * 40, leaf(230, 120, i % 2 ? greens.leaf : greens.deep, 4), a))
        .join(''),
    ) +
    at(1250, 225, cast('M-280 -90Q-170 110 60 90Q224 66 280 -112Z', sport.deep, 10, 60, 0.22, 14) + banana(560), -8) +
    at(
      770,
      890,
      strewn(16, 170, 55, 6, () => solid(ellipseD(0, 0, 13, 26), '#DDE6B0', { to: 30, colour: greens.olive })),
    ) +
    at(830, 190, cast(ellipseD(0, 0, 62), sport.deep, 8, 12, 0.3) + tablet(62, brand.white)) +
    at(
      700,
      120,
      cast(rectD(-85, -30, 170, 60, 30), sport.deep, 8, 12, 0.3) + capsule(170, sport.accent, brand.white),
      -28,
    )
  );
}

/** A black iron pan with spinach, and lemon slices for the vitamin C. */
export function ironAndC(): string {
  const pan = ellipseD(0, 0, 360);
  const iron = '#2A2F45';
  return (
    rect(0, 0, 1600, 1000, immuno.accent) +
    times(7, (i) => rect(0, i * 170 - 60, 1600, 85, lighter(immuno.accent, 0.22))) +
    at(
      620,
      520,
      cast(`${pan}${rectD(340, -44, 560, 88, 44)}`, immuno.deep, 30, 44, 0.45, 16) +
        solid(rectD(330, -44, 570, 88, 44), iron, { to: 90 }) +
        circle(850, 0, 20, immuno.accent) +
        ball(pan, iron, 0.8, brand.ink) +
        circle(0, 0, 312, '#1C2034') +
        ball(ellipseD(0, 14, 300), '#343A55', 0.4, '#1C2034'),
      -18,
    ) +
    at(
      600,
      540,
      [-150, -110, -75, -40, -5, 35, 70, 110, 150, 185]
        .map((a, i) =>
          at(Math.cos(i * 2.1) * 60, Math.sin(i * 2.1) * 60, leaf(210, 110, i % 2 ? greens.leaf : '#4FB06A', 4), a),
        )
        .join('') + strewn(46, 130, 120, 8, (r) => ball(ellipseD(0, 0, 13), r() > 0.5 ? '#A6402F' : '#C4583C', 0.6)),
      0,
      1.36,
    ) +
    at(450, 660, citrus(130, fruits.lemon)) +
    at(755, 420, citrus(100, fruits.lemon), 20) +
    at(1265, 690, cast(ellipseD(0, 0, 200), immuno.deep, 18, 26, 0.4) + citrus(200, fruits.orange)) +
    at(1420, 420, cast(ellipseD(0, 0, 120), immuno.deep, 14, 20, 0.4) + citrus(120, beauty.accent)) +
    at(
      940,
      900,
      cast(rectD(-110, -40, 220, 80, 40), immuno.deep, 10, 16, 0.4) + capsule(230, '#B33A2B', brand.white),
      -12,
    ) +
    at(
      130,
      150,
      cast(rectD(-90, -33, 180, 66, 33), immuno.deep, 10, 16, 0.4) + capsule(190, '#B33A2B', brand.white),
      40,
    ) +
    at(250, 930, leaf(190, 90), 70) +
    at(1080, 90, leaf(170, 84, greens.deep), 100)
  );
}

/** Eight tiles, eight vitamins of the group: one source in each. */
export function groupB(): string {
  const tile = (i: number, ground: string, thing: string, shape = '') => {
    const [x, y] = [(i % 4) * 400, Math.floor(i / 4) * 500];
    return at(x, y, inside(rectD(0, 0, 400, 500), rect(0, 0, 400, 500, ground) + shape + at(200, 250, thing)));
  };
  return (
    tile(
      0,
      immuno.accent,
      [-30, 0, 30].map((a) => at(0, 190, wheat(400, '#FFE7A8'), a)).join(''),
      circle(200, 500, 210, darker(immuno.accent, 0.14)),
    ) +
    tile(
      1,
      daily.deep,
      at(-52, 6, eggHalf(270), -16) + at(84, 40, egg(210, '#F0CBA6'), 14),
      circle(200, 250, 176, daily.accent),
    ) +
    tile(
      2,
      beauty.tint,
      at(-56, 120, mushroom(210)) + at(84, 130, mushroom(150, '#D9A06B')),
      rect(0, 370, 400, 130, beauty.accent),
    ) +
    tile(
      3,
      sport.accent,
      at(0, 215, sprig(420, greens.deep, 4, 0.42)),
      path('M0 500A400 400 0 0 1 400 100V500Z', lighter(sport.accent, 0.4)),
    ) +
    tile(
      4,
      calm.tint,
      at(8, 0, fish(350, calm.accent), -14),
      path('M0 330q50 -40 100 0t100 0t100 0t100 0V500H0Z', lighter(calm.accent, 0.45)),
    ) +
    tile(5, kidz.accent, at(0, 150, toast(300)), circle(200, 250, 170, lighter(kidz.accent, 0.35))) +
    tile(
      6,
      brand.blue,
      at(0, 0, capsule(300, brand.white, immuno.accent), -52),
      path('M0 0L400 500H0Z', mix(brand.blue, brand.deep, 0.4)),
    ) +
    tile(7, greens.young, at(0, 8, avocado(360), 14), path('M0 0H400V250A200 200 0 0 1 0 250Z', '#DDEBB0'))
  );
}

/** A plant-only table, frontal: aubergine, beet, carrots, a bowl of chickpeas, big leaves behind. */
export function plantTable(): string {
  const aubergine =
    solid(
      'M-70 -330C-40 -350 40 -350 66 -326C120 -240 150 -150 140 -80C130 -10 60 0 0 0C-70 0 -140 -20 -140 -100C-140 -170 -90 -250 -70 -330Z',
      '#5B2F78',
      { to: 20 },
    ) +
    rect(-92, -220, 20, 130, '#FFFFFF', 10, 0.35) +
    solid(
      'M-84 -322Q-40 -300 -30 -250Q-6 -300 10 -310Q30 -290 44 -256Q56 -300 84 -318Q40 -370 14 -362L20 -420H-14L-12 -362Q-50 -366 -84 -322Z',
      greens.leaf,
    );
  const beet =
    [-24, 4, 30]
      .map((a, i) =>
        at(
          0,
          -190,
          stroke('M0 0V-120', '#C2456F', 12) + at(0, -100, leaf(190, 90, i === 1 ? greens.leaf : greens.deep, 4)),
          a,
        ),
      )
      .join('') +
    ball(
      'M0 20C-10 -6 -110 -20 -110 -110C-110 -180 -50 -210 0 -210S110 -180 110 -110C110 -20 10 -6 0 20Z',
      fruits.beet,
    );
  return (
    rect(0, 0, 1600, 1000, '#F4EBDD') +
    ball(ellipseD(820, 470, 400), '#F7C9A4', 0.3, '#EFA36E') +
    at(430, 860, at(0, 0, leaf(780, 320, greens.deep, 7), -24) + at(40, 0, leaf(640, 220, '#8DBB5E', 6), 16)) +
    at(1250, 860, leaf(760, 330, greens.leaf, 7), 22) +
    at(1180, 860, leaf(560, 240, greens.deep, 5), -12) +
    solid(rectD(0, 800, 1600, 200), '#C46A46', { to: 90 }) +
    rect(0, 800, 1600, 16, '#DC8A63') +
    pool(430, 862, 300, '#6a2f18', 0.5, 20) +
    at(425, 866, aubergine, 0, 1.16) +
    pool(1190, 870, 230, '#6a2f18', 0.5, 18) +
    at(1190, 858, beet, 0, 1.12) +
    pool(815, 900, 440, '#6a2f18', 0.5, 24) +
    at(
      815,
      905,
      bowl(
        480,
        240,
        sport.accent,
        strewn(110, 205, 66, 11, (r) => ball(ellipseD(0, 0, 27), r() > 0.5 ? '#EBC987' : '#E3B86B', 0.5)),
      ),
    ) +
    at(1415, 905, carrot(330), 74) +
    at(1440, 862, carrot(300), 62) +
    pool(175, 948, 150, '#6a2f18', 0.4, 12) +
    at(170, 835, avocado(230), -12) +
    at(
      590,
      950,
      strewn(6, 70, 16, 2, () => ball(ellipseD(0, 0, 22), '#E3B86B', 0.5)),
    )
  );
}
