/** The pictures of a page that did not open, though it exists. */
import { brand, daily, immuno, kidz, mix } from '../kit/colour.ts';
import { capsule, jar } from '../kit/pharmacy.ts';
import { at, circle, path, pool, rect, rectD, solid, stroke, times } from '../kit/svg.ts';

/** The fault is ours: a jar under plasters, the tools beside it. */
export function mending(): string {
  const plaster = (turn: number) =>
    at(
      0,
      0,
      solid(rectD(-190, -52, 380, 104, 52), '#EFC09A', { to: 60, depth: 0.3 }) +
        rect(-62, -52, 124, 104, '#E2A87C') +
        times(9, (i) => circle(-34 + (i % 3) * 34, -26 + Math.floor(i / 3) * 26, 6, '#C98A5E')) +
        [-1, 1]
          .map((k) => times(4, (i) => circle(k * (98 + (i % 2) * 44), -18 + Math.floor(i / 2) * 36, 5, '#D9A47A')))
          .join(''),
      turn,
    );
  const wrench =
    solid(rectD(-210, -30, 420, 60, 30), '#B9C6E6', { to: 90, depth: 0.5 }) +
    at(-236, 0, solid('M-76 -44L-14 -40L10 0L-14 40L-76 44A88 88 0 1 0 -76 -44Z', '#B9C6E6', { to: 60, depth: 0.5 })) +
    at(226, 0, circle(0, 0, 74, '#A7B6DC') + circle(0, 0, 34, '#F7CE8C'));
  const screwdriver =
    rect(-10, -14, 250, 28, '#AEBBDC', 8) +
    path('M236 -16H276L284 0L276 16H236Z', '#8E9CC4') +
    solid(rectD(-240, -44, 240, 88, 40), brand.blue, { to: 90, depth: 0.45 }) +
    times(3, (i) => rect(-200 + i * 62, -44, 16, 88, mix(brand.blue, brand.deep, 0.45)));
  return (
    rect(0, 0, 1600, 1000, '#FFE3B4') +
    circle(800, 470, 400, '#FFD28A') +
    solid(rectD(0, 800, 1600, 200), '#F7CE8C', { to: 90, depth: 0.35 }) +
    rect(0, 800, 1600, 10, '#FFF0D2') +
    pool(800, 868, 470, kidz.deep, 0.32, 24) +
    at(800, 872, jar(410, 640, { label: daily.tint, ink: brand.blue, cap: brand.blue })) +
    at(800, 590, plaster(38) + plaster(-38)) +
    pool(440, 912, 420, kidz.deep, 0.26, 14) +
    at(450, 884, wrench, -8, 0.86) +
    pool(1190, 908, 420, kidz.deep, 0.26, 12) +
    at(1170, 890, screwdriver, 7, 0.9) +
    pool(790, 958, 130, kidz.deep, 0.26, 9) +
    at(790, 930, capsule(130, immuno.accent, brand.white), -10)
  );
}

/** No connection: the two halves of a capsule are plug and socket, and have come apart. */
export function unplugged(): string {
  const steel = '#AEBBDC';
  const cable = (d: string) => stroke(d, mix(brand.deep, daily.accent, 0.2), 40) + stroke(d, '#FFFFFF', 6, 0.22);
  const plug =
    rect(168, -78, 128, 40, steel, 10) +
    rect(168, 38, 128, 40, steel, 10) +
    solid('M-150 -150H130V150H-150A150 150 0 0 1 -150 -150Z', brand.blue, { to: 60, depth: 0.5 }) +
    solid(rectD(112, -166, 62, 332, 20), mix(brand.blue, brand.deep, 0.35), { to: 90, depth: 0.4 }) +
    rect(-170, -104, 230, 30, '#FFFFFF', 15, 0.3);
  const socket =
    solid('M150 -150H-130V150H150A150 150 0 0 0 150 -150Z', brand.white, { to: 60, depth: 0.45 }) +
    solid(rectD(-174, -166, 62, 332, 20), '#D5DFF8', { to: 90, depth: 0.4 }) +
    rect(-174, -82, 26, 48, brand.deep, 8) +
    rect(-174, 34, 26, 48, brand.deep, 8) +
    rect(-60, -104, 220, 30, '#FFFFFF', 15, 0.8);
  return (
    rect(0, 0, 1600, 1000, '#D6E2FC') +
    circle(800, 500, 430, '#C3D4FA') +
    circle(800, 500, 270, '#B2C7F8') +
    cable('M330 470C200 460 190 640 90 700S-40 860 -60 1040') +
    cable('M1270 540C1400 550 1400 390 1500 330S1640 180 1660 -40') +
    at(520, 486, plug, 6) +
    at(1086, 520, socket, 6) +
    [
      [-46, -150, -14],
      [0, -176, 0],
      [46, -150, 14],
    ]
      .map(([x = 0, y = 0, turn]) => at(830 + x, 430 + y, rect(-9, -44, 18, 74, immuno.accent, 9), turn))
      .join('') +
    [
      [-46, 150, 14],
      [0, 176, 0],
      [46, 150, -14],
    ]
      .map(([x = 0, y = 0, turn]) => at(790 + x, 570 + y, rect(-9, -30, 18, 74, immuno.accent, 9), turn))
      .join('')
  );
}
