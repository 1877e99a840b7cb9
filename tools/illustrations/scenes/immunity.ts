/** Articles on immunity: the vitamin C balance, the season, the words of probiotics, the autumn table. */
import { brand, daily, immuno, lighter, mix, sport } from '../kit/colour.ts';
import { apple, berry, citrus, roundFruit, steam } from '../kit/food.ts';
import { fruits, greens, leaf, mushroom, pepper, pumpkin } from '../kit/garden.ts';
import { bowl, openBook, wash } from '../kit/home.ts';
import { capsule, tablet } from '../kit/pharmacy.ts';
import {
  at,
  ball,
  circle,
  dice,
  each,
  ellipse,
  ellipseD,
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

/** The scales tip: a pepper and rose hips weigh more vitamin C than the famous orange. */
export function vitaminCScales(): string {
  const metal = immuno.deep;
  const pan = (x: number, y: number, top: number) =>
    stroke(`M${x - 190} ${y}L${x} ${top}L${x + 190} ${y}`, metal, 5) +
    solid(`M${x - 210} ${y}H${x + 210}Q${x + 170} ${y + 90} ${x} ${y + 90}T${x - 210} ${y}Z`, '#A56B0A', { to: 20 });
  return (
    rect(0, 0, 1600, 1000, immuno.tint) +
    circle(800, 1000, 640, '#FFE3A0') +
    solid(rectD(0, 900, 1600, 100), immuno.accent, { to: 90 }) +
    pool(800, 902, 420, immuno.deep, 0.4, 18) +
    solid('M790 210H810L836 860H764Z', metal, { to: 0 }) +
    solid('M600 900Q620 850 720 840H880Q980 850 1000 900Z', metal, { to: 0 }) +
    at(
      380,
      668,
      at(-62, 0, pepper(200, fruits.apple)) +
        at(104, 0, pepper(160, '#F2A32C')) +
        each(
          [
            [20, -20],
            [190, -22],
            [-186, -20],
          ],
          (x, y) => at(x, y, ball(ellipseD(0, 0, 24, 30), '#C8382B') + path('M-8 -26L0 -44L8 -26Z', greens.deep)),
        ),
    ) +
    pan(380, 660, 300) +
    at(1220, 388, roundFruit(140, fruits.orange)) +
    pan(1220, 510, 160) +
    at(800, 230, solid('M-440 -12Q0 -30 440 -12V8Q0 26 -440 8Z', metal, { to: 90 }), -9.4) +
    ball(ellipseD(800, 230, 40), immuno.accent) +
    at(1340, 850, citrus(112, fruits.orange)) +
    pool(1340, 952, 160, immuno.deep, 0.3, 10) +
    at(190, 890, capsule(190, fruits.orange, brand.white), -8) +
    pool(190, 928, 150, immuno.deep, 0.3, 9)
  );
}

/** An umbrella against the season; the rain includes a few tablets. */
export function zincSeason(): string {
  const roll = dice(17);
  const dome =
    'M-430 0C-430 -280 -220 -430 0 -430S430 -280 430 0Q360 -70 287 0Q215 -70 143 0Q72 -70 0 0Q-72 -70 -143 0Q-215 -70 -287 0Q-360 -70 -430 0Z';
  return (
    wash('#6E86B8', '#B9C8E4') +
    each(
      [
        [200, 170, 1.1],
        [1180, 120, 1.4],
      ],
      (x, y, s) =>
        at(
          x,
          y,
          path(
            'M-170 60Q-230 60 -220 0Q-200 -60 -130 -46Q-100 -120 -10 -100Q60 -130 100 -60Q190 -70 200 0Q210 60 150 60Z',
            '#DCE5F5',
            0.8,
          ),
          0,
          s,
        ),
    ) +
    times(60, () => {
      const [x, y] = [roll() * 1600, roll() * 760];
      return Math.abs(x - 760) < 420 && y > 260 ? '' : stroke(`M${x} ${y}l-14 44`, '#E9F0FC', 6, 0.8);
    }) +
    solid('M0 830Q400 770 800 820T1600 800V1000H0Z', '#44598C', { to: 80 }) +
    ellipse(520, 925, 210, 22, '#7E95C6', 0.7) +
    ellipse(1150, 945, 280, 26, '#7E95C6', 0.7) +
    at(
      760,
      560,
      rect(-8, -440, 16, 700, '#7A4B2E', 8) +
        stroke('M0 250V270Q0 330 -50 330T-100 276', '#7A4B2E', 22) +
        path(dome, immuno.accent) +
        inside(
          dome,
          path('M-143 0C-150 -220 -80 -380 0 -430C80 -380 150 -220 143 0Z', lighter(immuno.accent, 0.35)) +
            path('M-430 0C-400 -200 -200 -400 0 -430C-200 -330 -280 -160 -287 0Z', '#E39A12') +
            path('M430 0C400 -200 200 -400 0 -430C200 -330 280 -160 287 0Z', '#E39A12'),
        ) +
        rect(-7, -470, 14, 46, '#7A4B2E', 7),
      7,
    ) +
    at(560, 800, tablet(74, brand.white)) +
    pool(560, 876, 120, brand.deep, 0.35, 10) +
    at(900, 850, capsule(230, daily.accent, brand.white), -12) +
    pool(900, 900, 190, brand.deep, 0.35, 12) +
    each(
      [
        [250, 880, -40, '#E2762E'],
        [1380, 850, 60, '#D9552E'],
        [1260, 930, -70, '#F0A63A'],
        [1290, 420, 30, '#E2762E'],
        [240, 470, 140, '#D9552E'],
      ],
      (x, y, a, c) => at(x, y, leaf(130, 78, c, 4), a),
    )
  );
}

/** An open book whose letters are rods, chains and little forks. */
export function probioticWords(): string {
  const roll = dice(40);
  const tones = [sport.accent, immuno.accent, daily.accent, '#F2705C', '#8B6FE8'];
  const tone = () => tones[Math.floor(roll() * tones.length)] ?? sport.accent;
  const rod = (s: number) => solid(rectD(-s, -s * 0.34, 2 * s, s * 0.68, s * 0.34), tone(), { to: 60 });
  const fork = (s: number) => {
    const c = tone();
    return (
      stroke(`M0 ${s}V0L${-s * 0.7} ${-s * 0.8}M0 0L${s * 0.7} ${-s * 0.8}`, c, s * 0.52) +
      stroke(`M${-s * 0.08} ${s * 0.9}V0`, lighter(c, 0.5), s * 0.1)
    );
  };
  const chain = (s: number) => {
    const c = tone();
    return times(4, (i) => ball(ellipseD((i - 1.5) * s * 0.8, Math.sin(i) * s * 0.2, s * 0.46), c, 0.6));
  };
  const kinds = [rod, fork, chain];
  const any = (s: number) => (kinds[Math.floor(roll() * 3)] ?? rod)(s);
  return (
    wash('#0C5540', '#116B51') +
    circle(800, 300, 520, '#15795C') +
    circle(800, 300, 370, '#1E9270') +
    times(15, (i) => {
      const a = (i / 14) * Math.PI;
      const r = 250 + (i % 3) * 130;
      return at(800 - Math.cos(a) * r * 1.5, 500 - Math.sin(a) * r * 0.95, any(38 + roll() * 26), roll() * 90 - 45);
    }) +
    pool(800, 950, 1050, '#04251b', 0.6, 30) +
    at(
      800,
      950,
      openBook(600, 360, immuno.accent) +
        [-1, 1]
          .map((k) =>
            times(4, (row) =>
              times(4, (i) =>
                at(
                  k * (120 + i * 118),
                  -330 + row * 62 - Math.sin(((i + 1) / 5) * Math.PI) * 26,
                  any(17),
                  roll() * 20 - 10,
                ),
              ),
            ),
          )
          .join(''),
    )
  );
}

/** The autumn table: pumpkin, soup, apples, mushrooms, falling leaves. */
export function autumn(): string {
  const leaves: [number, number, number, string][] = [
    [160, 330, 30, '#E2762E'],
    [330, 180, -50, '#F5B62E'],
    [1290, 150, 60, '#C9482E'],
    [1480, 330, -20, '#F5B62E'],
    [690, 120, 110, '#D9853A'],
    [1010, 230, 20, '#C9482E'],
  ];
  return (
    rect(0, 0, 1600, 1000, '#F8D9A0') +
    path(
      polyD([
        [0, 0],
        [1600, 0],
        [1600, 420],
        [0, 640],
      ]),
      '#F5C877',
    ) +
    circle(470, 520, 380, '#EFA04A') +
    leaves.map(([x, y, a, c]) => at(x, y, leaf(190, 110, c, 4), a)).join('') +
    solid(rectD(0, 780, 1600, 220), '#8A4B24', { to: 90 }) +
    rect(0, 780, 1600, 16, '#B06A38') +
    pool(470, 868, 520, '#3d1c08', 0.5, 26) +
    at(470, 872, pumpkin(560)) +
    pool(1010, 890, 380, '#3d1c08', 0.5, 22) +
    at(
      1010,
      895,
      bowl(
        450,
        230,
        daily.deep,
        ellipse(0, 0, 222, 34, '#F0803A') +
          ellipse(-60, -6, 70, 10, '#FFD9A8', 0.9) +
          at(60, -4, leaf(70, 36, greens.leaf, 2), 80),
      ),
    ) +
    at(1010, 620, steam(260, brand.white, 0.85)) +
    pool(1330, 878, 180, '#3d1c08', 0.5, 14) +
    at(1330, 778, apple(104)) +
    at(1480, 826, apple(84, '#9DB84A')) +
    pool(1480, 908, 130, '#3d1c08', 0.4, 12) +
    at(150, 900, mushroom(190, '#A85B2E')) +
    at(255, 930, mushroom(120, '#C97B45')) +
    each(
      [
        [720, 925],
        [765, 940],
        [700, 958],
      ],
      (x, y) => at(x, y, berry(26, '#C8382B')),
    ) +
    at(1240, 960, leaf(150, 84, mix('#C9482E', '#F5B62E', 0.3), 4), -80)
  );
}
