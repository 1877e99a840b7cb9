/** Events for everybody: the park run and the family day. */
import { beauty, brand, calm, daily, immuno, kidz, sport } from '../kit/colour.ts';
import { runner, standing } from '../kit/figure.ts';
import { carrot, fruits, leaf, pumpkin, tree } from '../kit/garden.ts';
import { bowl, cup, wash } from '../kit/home.ts';
import {
  at,
  circle,
  dice,
  each,
  ellipse,
  ellipseD,
  inside,
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

/** Three runners on a lane that winds through a park in September. */
export function parkRun(): string {
  const leaves = ['#E2703A', '#F0A63C', '#C9462F', '#F4C95A', '#D98A35'];
  const shadow = '#5E3A14';
  const roll = dice(21);
  const fallen = (n: number, x: number, y: number, w: number, h: number, size: number) =>
    times(n, () => {
      const [dx, dy, pick, turn] = [roll() * w, roll() * h, roll(), roll() * 360];
      const tone = leaves[Math.floor(pick * leaves.length)] ?? '#E2703A';
      return at(x + dx, y + dy, leaf(size * (0.7 + pick * 0.6), size * 0.5, tone, 2), turn);
    });
  return (
    wash('#C4DDEE', '#FBEBD2') +
    circle(1260, 210, 104, '#FFDD94') +
    path('M0 470Q300 330 640 440T1180 400T1600 380V1000H0Z', '#E8C27E') +
    each(
      [
        [120, 470, 200, 0],
        [260, 450, 160, 3],
        [1420, 430, 220, 2],
        [1540, 440, 170, 1],
        [700, 460, 150, 1],
        [860, 470, 120, 4],
        [980, 440, 190, 0],
      ],
      (x, y, h, tone) => at(x, y, tree(h, leaves[tone] ?? '#E2703A')),
    ) +
    solid('M0 580Q420 440 860 560T1600 500V1000H0Z', '#C9A24E', { to: 80 }) +
    at(90, 700, tree(430, '#D9582F')) +
    at(228, 690, tree(300, '#F0A63C')) +
    at(1520, 660, tree(400, '#E8912E')) +
    at(1405, 640, tree(250, '#C9462F')) +
    fallen(30, 0, 620, 420, 130, 34) +
    fallen(34, 1180, 620, 420, 330, 38) +
    path(
      'M-40 1040C160 820 520 840 820 760S1240 600 1010 540C960 526 980 516 1030 512C1330 540 1500 640 1240 780C1080 870 900 900 760 1040Z',
      '#C77F62',
    ) +
    stroke('M180 1040C360 860 660 870 930 790S1280 600 1016 528', brand.white, 7, 0.8) +
    stroke('M470 1040C600 900 830 880 1050 800S1390 610 1022 520', brand.white, 7, 0.8) +
    fallen(12, 200, 880, 620, 110, 30) +
    pool(360, 912, 240, shadow, 0.4, 14) +
    at(360, 910, runner({ hair: '#5B2F1E', top: brand.blue, legs: brand.deep, tail: true }), 0, 1.15) +
    pool(760, 850, 200, shadow, 0.35, 12) +
    at(760, 846, runner({ skin: '#D99C78', hair: '#2A1B18', top: sport.accent, legs: '#2A2F45' }), 0, 0.95) +
    pool(1100, 756, 140, shadow, 0.3, 9) +
    at(1100, 752, runner({ hair: '#8A5A2C', top: brand.white, legs: calm.deep, tail: true }), 0, 0.68) +
    fallen(16, 380, 90, 1100, 420, 30)
  );
}

/** A family bakes three-cornered pies in a bright room; thaw and a stepped tower behind the window. */
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
  const bare = (h: number) =>
    stroke(
      `M0 0V${-h * 0.62}M0 ${-h * 0.34}L${-h * 0.2} ${-h * 0.62}L${-h * 0.26} ${-h * 0.86}M${-h * 0.2} ${-h * 0.62}L${-h * 0.06} ${-h * 0.86}M0 ${-h * 0.46}L${h * 0.18} ${-h * 0.7}L${h * 0.2} ${-h * 0.94}M0 ${-h * 0.6}L${h * 0.05} ${-h}M${h * 0.1} ${-h * 0.6}L${h * 0.3} ${-h * 0.78}`,
      '#7A5B4A',
      h * 0.035,
    );
  const march =
    wash('#A9D2F5', '#EAF2FA', 0, 620, 620) +
    path('M60 120Q20 120 26 84Q40 52 84 60Q104 16 160 28Q206 8 230 54Q290 50 292 92Q292 122 256 120Z', '#FFFFFF', 0.9) +
    at(400, 470, tower, 0, 0.92) +
    path('M0 440Q180 390 360 440T640 420V640H0Z', '#F4F7FC') +
    path('M60 470Q140 440 220 470Q150 496 60 470ZM330 492Q420 464 520 486Q440 520 330 492Z', '#B7A77F') +
    at(110, 470, bare(230)) +
    at(545, 460, bare(170));
  const corners: Point[] = [-90, 30, 150].map((a) => [
    Math.cos((a * Math.PI) / 180) * 74,
    Math.sin((a * Math.PI) / 180) * 54,
  ]);
  const pie = `M${corners.map(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % 3] as Point;
    return `${x} ${y}Q${(x + nx) * 0.62} ${(y + ny) * 0.62} ${nx} ${ny}`;
  })}`.replaceAll(',', 'L');
  const echpochmak =
    pool(0, 30, 110, kidz.deep, 0.35, 14) +
    solid(`${pie}Z`, '#E3A050', { to: 60, depth: 0.6 }) +
    corners.map(([x, y]) => stroke(`M${x * 0.82} ${y * 0.82}L${x * 0.3} ${y * 0.3}`, '#B9742C', 6, 0.7)).join('') +
    ellipse(0, 0, 18, 12, '#8C4A1C') +
    ellipse(0, -2, 11, 6, fruits.carrot);
  const bunting = [immuno.accent, beauty.accent, daily.accent, sport.accent];
  return (
    wash('#FCE6CE', '#F7D7B4') +
    circle(1230, 420, 400, '#FBDDBB') +
    at(
      90,
      110,
      rect(-18, -18, 656, 560, brand.white, 14) +
        inside(rectD(0, 0, 620, 520, 6), march) +
        rect(302, 0, 16, 520, brand.white) +
        rect(0, 190, 620, 12, brand.white) +
        solid(rectD(-50, 540, 720, 34, 10), brand.white, { to: 90, depth: 0.5 }),
    ) +
    at(
      180,
      650,
      solid('M-44 0L-58 -84H58L44 0Z', beauty.accent) +
        [-26, 2, 30].map((a) => at(0, -80, leaf(150, 44, sport.accent, 3), a)).join(''),
    ) +
    stroke('M-20 40Q800 190 1620 30', '#B98A5A', 5) +
    times(15, (i) => {
      const x = 60 + i * 106;
      const y = 40 + (1 - ((x - 800) / 820) ** 2) * 72;
      return path(
        polyD([
          [x - 34, y],
          [x + 34, y],
          [x, y + 66],
        ]),
        bunting[i % 4] ?? immuno.accent,
      );
    }) +
    at(
      1060,
      330,
      solid(rectD(0, 0, 420, 20, 6), '#C98F56', { to: 90 }) +
        each(
          [
            [24, 34, 120, brand.blue],
            [60, 28, 100, beauty.accent],
            [90, 38, 128, sport.accent],
            [130, 30, 108, immuno.accent],
            [164, 26, 118, calm.accent],
          ],
          (x, w, h, c) => solid(rectD(x, -h, w, h, 4), c, { to: 0 }) + rect(x, -h + 18, w, 7, brand.white, 0, 0.7),
        ) +
        at(300, 0, cup(96, 74, brand.white, '#C9772C'), 0, 0.9) +
        at(372, 0, solid('M-30 0V-66Q-30 -84 -16 -90V-108H16V-90Q30 -84 30 -66V0Z', '#F0C878', { to: 0 })),
    ) +
    at(1180, 920, standing({ skin: '#E3A987', hair: '#2A1B18', top: brand.blue, legs: '#2A2F45' }), 0, 1.24) +
    at(720, 920, standing({ hair: '#5B2F1E', top: beauty.accent, legs: '#EDB794', tail: true }), 0, 1.16) +
    at(950, 830, standing({ skin: '#F0C2A0', hair: '#C98A4A', top: immuno.accent, legs: daily.deep }), 0, 0.82) +
    at(1410, 900, standing({ hair: '#D9DAE2', top: calm.accent, legs: calm.deep }), 0, 1.06) +
    solid(rectD(-20, 740, 1640, 290), '#C98F56', { to: 90, depth: 0.6 }) +
    solid(rectD(-20, 716, 1640, 44, 6), '#E8BC86', { to: 90, depth: 0.35 }) +
    ellipse(860, 800, 330, 44, '#FFFFFF', 0.8) +
    solid(ellipseD(790, 792, 150, 34), '#F6E3C0', { to: 70, depth: 0.5 }) +
    at(
      950,
      786,
      rect(-190, -9, 380, 18, '#9A6232', 9) + solid(rectD(-120, -24, 240, 48, 20), '#D9A066', { to: 90 }),
      -8,
    ) +
    at(
      1290,
      850,
      pool(0, 26, 420, kidz.deep, 0.35, 22) +
        solid(rectD(-250, -34, 500, 68, 30), '#8FA0B8', { to: 60 }) +
        rect(-232, -28, 464, 50, '#AEBCD0', 24),
    ) +
    each(
      [
        [1140, 820],
        [1290, 808],
        [1440, 822],
        [1215, 866],
        [1370, 866],
      ],
      (x, y) => at(x, y, echpochmak),
    ) +
    pool(420, 862, 260, kidz.deep, 0.35, 16) +
    at(420, 862, bowl(280, 150, daily.accent, path('M-130 0Q-60 -74 0 -70T130 0Z', '#FFF3DC'))) +
    pool(190, 880, 190, kidz.deep, 0.35, 14) +
    at(180, 880, pumpkin(210)) +
    at(620, 890, carrot(150), 78)
  );
}
