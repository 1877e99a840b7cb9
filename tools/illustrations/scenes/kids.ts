/** Articles on children: vitamins and the school breakfast. */
import { beauty, brand, calm, daily, darker, immuno, kidz, lighter, sport } from '../kit/colour.ts';
import { apple, berry, strewn } from '../kit/food.ts';
import { carrot, fruits } from '../kit/garden.ts';
import { wash } from '../kit/home.ts';
import { bear, dropper } from '../kit/pharmacy.ts';
import { at, cast, circle, each, ellipseD, inside, path, polyD, pool, rect, rectD, solid, times } from '../kit/svg.ts';

/** Building blocks with gummy bears at play, and a dropper bottle within reach of adults only. */
export function childrenVitamins(): string {
  const block = (x: number, y: number, s: number, c: string, mark: string) =>
    at(
      x,
      y,
      solid(rectD(0, -s, s, s, 16), c, { to: 40 }) +
        rect(s * 0.14, -s * 0.86, s * 0.72, s * 0.72, lighter(c, 0.35), 12) +
        at(s / 2, -s / 2, mark),
    );
  const roof = solid(
    polyD([
      [-130, 0],
      [0, -120],
      [130, 0],
    ]),
    beauty.accent,
    { to: 20 },
  );
  return (
    wash(kidz.tint, '#FBF3E8') +
    circle(420, 1000, 520, '#F3D7B3') +
    solid(rectD(0, 830, 1600, 170), kidz.accent, { to: 90 }) +
    pool(1110, 884, 620, kidz.deep, 0.35, 22) +
    each(
      [
        [300, immuno.accent],
        [224, beauty.accent],
        [148, daily.accent],
      ],
      (r, c) => {
        const [a, b] = [r, r - 68];
        return at(
          1110,
          880,
          solid(
            `M${-a} 0V${-a * 0.5}A${a} ${a} 0 0 1 ${a} ${-a * 0.5}V0H${b}V${-a * 0.5}A${b} ${b} 0 0 0 ${-b} ${-a * 0.5}V0Z`,
            c,
            { to: 40 },
          ),
        );
      },
    ) +
    pool(520, 884, 720, kidz.deep, 0.35, 22) +
    block(200, 880, 200, daily.accent, circle(0, 0, 44, daily.accent)) +
    block(
      410,
      880,
      200,
      immuno.accent,
      path(
        polyD([
          [0, -48],
          [46, 40],
          [-46, 40],
        ]),
        darker(immuno.accent, 0.1),
      ),
    ) +
    block(620, 880, 200, sport.accent, rect(-40, -40, 80, 80, sport.accent, 8)) +
    block(310, 676, 200, calm.accent, path('M0 46C-70 0 -44 -52 0 -22C44 -52 70 0 0 46Z', calm.accent)) +
    block(520, 676, 200, beauty.accent, circle(0, 0, 44, beauty.accent)) +
    at(518, 472, roof) +
    at(725, 676, bear(170, sport.accent)) +
    at(245, 676, bear(150, immuno.accent)) +
    pool(960, 925, 150, kidz.deep, 0.4, 12) +
    at(960, 930, bear(210, calm.accent)) +
    pool(1120, 945, 120, kidz.deep, 0.4, 10) +
    at(1120, 950, bear(150, beauty.accent)) +
    pool(1440, 915, 220, kidz.deep, 0.45, 16) +
    at(1440, 918, dropper(210, 430, kidz.deep, brand.ink, brand.white))
  );
}

/** A lunch box from above: sandwich, berries, carrots, apple; a pencil and notebook beside it. */
export function schoolBreakfast(): string {
  const box = rectD(-430, -290, 860, 580, 90);
  const cell = (x: number, y: number, w: number, h: number, c: string) =>
    solid(rectD(x, y, w, h, 50), c, { to: 40, depth: 0.4 });
  const sandwich =
    cast(
      polyD([
        [-150, 120],
        [150, 120],
        [0, -140],
      ]),
      brand.deep,
      10,
      14,
      0.25,
    ) +
    path('M-160 130L0 -150L160 130Z', fruits.bread) +
    path('M-124 108L0 -112L124 108Z', '#FBE6C4') +
    solid('M-150 84Q-100 60 -60 84T30 84T150 84L162 116Q80 134 0 118T-162 116Z', '#5FB36A', { to: 90 }) +
    rect(-150, 108, 300, 20, beauty.accent, 8) +
    rect(-162, 124, 324, 30, fruits.bread, 14);
  return (
    rect(0, 0, 1600, 1000, '#F6C98F') +
    times(9, (i) => rect(i * 200 - 40, 0, 90, 1000, '#F9D7A9')) +
    at(
      1370,
      300,
      cast(rectD(-190, -230, 380, 460, 20), kidz.deep, 16, 22, 0.35) +
        solid(rectD(-190, -230, 380, 460, 20), brand.blue, { to: 40 }) +
        rect(-150, -230, 16, 460, darker(brand.blue, 0.2)) +
        rect(-70, -140, 200, 100, brand.white, 12) +
        rect(-44, -110, 130, 12, brand.blue, 6) +
        rect(-44, -82, 90, 12, brand.blue, 6, 0.5),
      10,
    ) +
    at(
      1330,
      760,
      cast(rectD(-260, -24, 520, 48, 6), kidz.deep, 12, 18, 0.35, 6) +
        solid(rectD(-260, -24, 430, 48, 4), immuno.accent, { to: 90 }) +
        rect(-260, -8, 430, 16, '#FFD257') +
        path(
          polyD([
            [170, -24],
            [250, 0],
            [170, 24],
          ]),
          '#FBE6C4',
        ) +
        path(
          polyD([
            [222, -8],
            [250, 0],
            [222, 8],
          ]),
          brand.ink,
        ) +
        rect(-300, -24, 44, 48, beauty.accent, 10) +
        rect(-262, -24, 18, 48, '#C6D2DD'),
      -16,
    ) +
    at(
      600,
      510,
      cast(box, kidz.deep, 22, 34, 0.4, 14) +
        solid(box, sport.accent, { to: 40 }) +
        cell(-390, -250, 430, 500, lighter(sport.accent, 0.72)) +
        cell(70, -250, 320, 235, lighter(sport.accent, 0.72)) +
        cell(70, 15, 320, 235, lighter(sport.accent, 0.72)),
    ) +
    at(428, 510, at(-30, -60, sandwich, -14, 1.02) + at(40, 120, sandwich, 8, 0.9)) +
    at(
      830,
      378,
      strewn(15, 110, 66, 5, (r) => berry(36, r() > 0.45 ? fruits.berry : fruits.beet)),
    ) +
    inside(
      rectD(670, 525, 320, 235, 50),
      times(5, (i) => at(720 + i * 56, 556, carrot(190), 4 - i * 3)),
    ) +
    at(1120, 560, cast(ellipseD(0, 0, 110), kidz.deep, 14, 22, 0.35) + apple(120)) +
    at(140, 880, bear(150, beauty.accent), -20)
  );
}
