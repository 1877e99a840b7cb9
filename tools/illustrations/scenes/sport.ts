/** Articles on sport: creatine, electrolytes, amino acids, recovery. */
import { beauty, brand, calm, daily, darker, immuno, kidz, lighter, mix, sport } from '../kit/colour.ts';
import { banana, egg, eggHalf } from '../kit/food.ts';
import { bottle, kettlebell, mat, sneaker } from '../kit/gear.ts';
import { bubbles, glass, wash } from '../kit/home.ts';
import { heap, sachet, scoop, tablet } from '../kit/pharmacy.ts';
import {
  at,
  ball,
  cast,
  circle,
  dice,
  each,
  ellipse,
  ellipseD,
  type Point,
  path,
  polyD,
  pool,
  rect,
  rectD,
  solid,
  stroke,
  times,
} from '../kit/svg.ts';

/** A loaded bar, and beside it what a daily five grams looks like. */
export function creatine(): string {
  const disc = (x: number, r: number, w: number, c: string) =>
    solid(rectD(x - w / 2, 470 - r, w, 2 * r, w * 0.36), c, { to: 60 }) +
    rect(x - w * 0.3, 470 - r * 0.82, w * 0.16, r * 0.7, '#FFFFFF', 6, 0.35);
  return (
    rect(0, 0, 1600, 1000, sport.deep) +
    circle(800, 470, 440, mix(sport.deep, sport.accent, 0.4)) +
    solid(rectD(0, 830, 1600, 170), '#073A2C', { to: 90 }) +
    solid(rectD(-40, 452, 1680, 36, 18), '#C6D2DD', { to: 90, depth: 0.8 }) +
    // From the inside out: the bar's own collar, the largest plate, the smaller ones, the clamp.
    [-1, 1]
      .map(
        (k) =>
          solid(rectD(800 + k * 322 - 15, 428, 30, 84, 8), '#8FA0AE', { to: 90 }) +
          disc(800 + k * 382, 340, 84, sport.accent) +
          disc(800 + k * 466, 270, 70, immuno.accent) +
          disc(800 + k * 538, 200, 58, brand.white) +
          solid(rectD(800 + k * 592 - 17, 430, 34, 80, 10), '#8FA0AE', { to: 90 }) +
          rect(800 + k * 592 - 6, 402, 12, 34, '#C6D2DD', 6),
      )
      .join('') +
    pool(700, 905, 420, '#02150f', 0.6, 22) +
    at(590, 905, heap(420, 130, brand.white)) +
    at(850, 830, scoop(170, immuno.accent, brand.white))
  );
}

/** One tall glass: a tablet falls apart into bubbles over waves and salt crystals. */
export function electrolytes(): string {
  const crystal = (s: number) =>
    path(
      polyD([
        [-s, -s * 0.5],
        [0, -s],
        [s, -s * 0.5],
        [0, 0],
      ]),
      '#FFFFFF',
    ) +
    path(
      polyD([
        [-s, -s * 0.5],
        [0, 0],
        [0, s],
        [-s, s * 0.5],
      ]),
      '#D5E4FA',
    ) +
    path(
      polyD([
        [s, -s * 0.5],
        [0, 0],
        [0, s],
        [s, s * 0.5],
      ]),
      '#A9C6F0',
    );
  const roll = dice(6);
  return (
    wash('#BFEBDD', sport.tint) +
    circle(800, 430, 420, '#9FDFCB') +
    solid('M0 760q100 -60 200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0V1000H0Z', sport.accent, { to: 90 }) +
    path('M0 850q100 -50 200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0V1000H0Z', darker(sport.accent, 0.18)) +
    pool(800, 930, 420, sport.deep, 0.45, 22) +
    at(
      800,
      935,
      glass(
        460,
        800,
        0.78,
        '#5FB6F5',
        at(-30, -190, tablet(110, brand.white), -16) +
          at(0, -96, bubbles(46, 270, 500, 26, roll)) +
          times(9, (i) => circle(-150 + i * 38, -628 - (i % 3) * 16, 12 + (i % 3) * 6, '#FFFFFF', 0.9)),
      ),
    ) +
    each(
      [
        [300, 300, 62],
        [430, 480, 40],
        [220, 560, 48],
        [1280, 260, 58],
        [1400, 470, 72],
        [1210, 560, 36],
      ],
      (x, y, s) => at(x, y, crystal(s), s - 52),
    ) +
    each(
      [
        [1330, 690, 60],
        [330, 700, 44],
      ],
      (x, y, s) =>
        at(
          x,
          y,
          ball(
            `M0 ${-s * 1.3}C${s * 0.5} ${-s * 0.5} ${s} 0 ${s} ${s * 0.4}A${s} ${s} 0 0 1 ${-s} ${s * 0.4}C${-s} 0 ${-s * 0.5} ${-s * 0.5} 0 ${-s * 1.3}Z`,
            '#5FB6F5',
            0.6,
          ) + ellipse(-s * 0.4, s * 0.2, s * 0.14, s * 0.28, '#FFFFFF', 0.7),
        ),
    )
  );
}

/** Leucine, isoleucine and valine: each side chain forks in its own place. */
export function aminoAcids(): string {
  const bead = ([x, y]: Point, r: number, c: string) =>
    ball(ellipseD(x, y, r), c, 0.8) + ellipse(x - r * 0.35, y - r * 0.4, r * 0.2, r * 0.12, '#FFFFFF', 0.65);
  const [alpha, nitrogen, acid]: Point[] = [
    [0, 0],
    [0, -132],
    [-114, 66],
  ];
  const oxygen: Point[] = [
    [-228, 0],
    [-114, 194],
  ];
  const beta: Point = [114, 66];
  const gamma: Point = [228, 0];
  /** `side` lists the bonds of the side chain; every end of a bond is a carbon. */
  const model = (c: string, side: [Point, Point][]) =>
    [[alpha, nitrogen], [alpha, acid], ...oxygen.map((o) => [acid, o]), [alpha, beta], ...side]
      .map(([a, b]) => stroke(`M${a?.join(' ')}L${b?.join(' ')}`, brand.white, 24))
      .join('') +
    bead(nitrogen as Point, 46, brand.white) +
    oxygen.map((o) => bead(o, 46, immuno.accent)).join('') +
    bead(acid as Point, 50, brand.deep) +
    bead(alpha as Point, 56, brand.deep) +
    [beta, ...side.map(([, end]) => end)].map((end) => bead(end, 54, c)).join('');
  const leucine = model(daily.accent, [
    [beta, gamma],
    [gamma, [342, 66]],
    [gamma, [228, -132]],
  ]);
  const isoleucine = model(beauty.accent, [
    [beta, [114, 198]],
    [beta, gamma],
    [gamma, [342, 66]],
  ]);
  const valine = model(calm.accent, [
    [beta, gamma],
    [beta, [114, 198]],
  ]);
  return (
    rect(0, 0, 1600, 1000, sport.accent) +
    path('M0 1000V640Q500 380 900 560T1600 420V1000Z', lighter(sport.accent, 0.2)) +
    path('M0 1000V800Q460 640 900 760T1600 700V1000Z', lighter(sport.accent, 0.42)) +
    at(350, 240, leucine, -6, 0.92) +
    at(1190, 230, isoleucine, 5, 0.9) +
    at(800, 500, valine, -4, 0.84) +
    at(330, 790, cast(ellipseD(0, 0, 90, 110), sport.deep, 18, 26, 0.35) + eggHalf(280), -18) +
    at(560, 850, cast(ellipseD(0, 0, 80, 96), sport.deep, 18, 26, 0.35) + eggHalf(240), 24) +
    at(170, 880, egg(210, '#F0CBA6'), -8) +
    at(
      1250,
      800,
      cast(rectD(-230, -110, 460, 220, 90), sport.deep, 18, 28, 0.35) +
        solid(
          'M-250 20C-270 -90 -130 -150 0 -130C110 -112 170 -140 230 -90C290 -30 240 90 130 110C20 132 -60 100 -130 118C-200 130 -240 90 -250 20Z',
          '#F58E6E',
          { to: 50 },
        ) +
        [-150, -60, 30, 120].map((x) => stroke(`M${x} -104q60 100 -6 204`, '#FFC9B0', 13)).join(''),
    ) +
    at(880, 880, sachet(96, 290, sport.deep), 64)
  );
}

/** After training: shoes off, mat unrolled, bottle, banana, weights put away. */
export function recovery(): string {
  return (
    wash('#F6E3C8', '#F9EDDA') +
    circle(740, 500, 400, '#F3D2A4') +
    at(
      250,
      0,
      path(
        polyD([
          [0, 0],
          [420, 0],
          [820, 800],
          [400, 800],
        ]),
        '#FFFFFF',
        0.45,
      ),
    ) +
    at(
      790,
      0,
      path(
        polyD([
          [0, 0],
          [220, 0],
          [620, 800],
          [400, 800],
        ]),
        '#FFFFFF',
        0.45,
      ),
    ) +
    solid(rectD(0, 780, 1600, 220), '#D9A066', { to: 90 }) +
    times(4, (i) => rect(0, 800 + i * 54, 1600, 4, '#B98049', 0, 0.4)) +
    at(
      -132,
      -150,
      pool(1140, 846, 700, kidz.deep, 0.35, 20) +
        at(1010, 850, mat(150, 560, sport.accent)) +
        pool(1400, 832, 150, kidz.deep, 0.4, 12) +
        at(1400, 818, bottle(160, 440, brand.blue)) +
        pool(770, 838, 170, kidz.deep, 0.4, 14) +
        at(770, 842, kettlebell(240, sport.deep)) +
        pool(420, 910, 560, kidz.deep, 0.45, 22) +
        at(300, 862, sneaker(360, '#F08A70', immuno.accent)) +
        at(140, 915, sneaker(430, beauty.accent, immuno.accent)) +
        at(880, 940, banana(240), -6) +
        pool(880, 982, 190, kidz.deep, 0.3, 9),
      0,
      1.16,
    )
  );
}
