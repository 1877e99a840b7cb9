/** Articles on children: the school breakfast. */
import { beauty, brand, darker, immuno, kidz, lighter, sport } from '../kit/colour.ts';
import { apple, berry, strewn } from '../kit/food.ts';
import { carrot, fruits } from '../kit/garden.ts';
import { bear } from '../kit/pharmacy.ts';
import { at, cast, ellipseD, inside, path, polyD, rect, rectD, solid, times } from '../kit/svg.ts';

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
