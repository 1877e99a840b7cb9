/** The pictures of the information pages. */
import { beauty, brand, calm, daily, immuno, kidz, mix, sport } from '../kit/colour.ts';
import { citrus, fish } from '../kit/food.ts';
import { fruits, greens, leaf, sprig } from '../kit/garden.ts';
import { carton, flask } from '../kit/gear.ts';
import { moon, openBook, phone, wash } from '../kit/home.ts';
import { capsule, jar, rosette, softgel, tablet } from '../kit/pharmacy.ts';
import { at, ball, cast, circle, ellipseD, path, polyD, pool, rect, rectD, solid, stroke, times } from '../kit/svg.ts';

/** The brand: a still life of science and plants under three arches. */
export function about(): string {
  const niche = (x: number, w: number, h: number, c: string) =>
    at(
      x,
      820,
      solid(`M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`, c, {
        to: 0,
        from: 0.3,
        depth: 0.45,
      }),
    );
  return (
    rect(0, 0, 1600, 1000, brand.paper) +
    niche(340, 420, 600, daily.accent) +
    niche(800, 460, 720, brand.blue) +
    niche(1260, 420, 600, sport.accent) +
    solid(rectD(0, 818, 1600, 182), '#E2DDD0', { to: 90, depth: 0.4 }) +
    rect(0, 818, 1600, 12, brand.white) +
    pool(350, 858, 300, brand.deep, 0.3, 16) +
    at(300, 860, flask(250, 380, 0.42, immuno.accent)) +
    at(455, 868, flask(160, 230, 0.55, beauty.accent)) +
    pool(810, 880, 330, brand.deep, 0.35, 20) +
    at(800, 884, jar(320, 500, { label: daily.tint, ink: brand.blue, cap: brand.deep })) +
    pool(1260, 858, 240, brand.deep, 0.3, 16) +
    at(1260, 700, sprig(480, greens.deep, 4, 0.36)) +
    at(
      1262,
      860,
      solid('M-92 0L-118 -190H118L92 0Z', '#E98A6A', { to: 10 }) + rect(-128, -214, 256, 40, '#F2A184', 8),
    ) +
    at(1070, 918, capsule(180, brand.blue, brand.white), -8) +
    pool(1070, 950, 150, brand.deep, 0.25, 9) +
    at(590, 925, softgel(130, immuno.accent), 8) +
    pool(590, 966, 100, brand.deep, 0.25, 8) +
    at(1480, 905, tablet(50, brand.white)) +
    pool(1480, 956, 90, brand.deep, 0.25, 7)
  );
}

/** Things worth knowing: a book lets its subjects out. */
export function interesting(): string {
  return (
    rect(0, 0, 1600, 1000, calm.tint) +
    circle(800, 560, 620, '#DDD3FB') +
    circle(800, 560, 450, '#CBBDF8') +
    circle(800, 560, 290, '#B8A6F4') +
    at(330, 300, citrus(150, fruits.orange), 12) +
    at(560, 170, moon(90, immuno.accent), -16) +
    at(800, 330, capsule(300, brand.blue, brand.white), -64) +
    at(1080, 210, fish(330, daily.accent), 12) +
    at(1310, 380, softgel(230, '#F2A516'), -24) +
    at(1000, 460, tablet(70, beauty.accent)) +
    at(590, 480, leaf(240, 110, greens.leaf, 5), -24) +
    at(220, 600, leaf(210, 100, sport.accent, 4), 36) +
    pool(800, 950, 980, calm.deep, 0.35, 28) +
    at(
      800,
      950,
      openBook(560, 330, calm.deep) +
        [-1, 1]
          .map((k) =>
            times(5, (i) =>
              stroke(
                `M${k * 80} ${-290 + i * 44}C${k * 200} ${-330 + i * 44} ${k * 360} ${-334 + i * 44} ${k * 480} ${-300 + i * 44}`,
                calm.accent,
                9,
                0.4,
              ),
            ),
          )
          .join(''),
    )
  );
}

/** A shop front under an awning, a parcel at the door, a pin above. */
export function whereToBuy(): string {
  const awning = times(9, (i) =>
    solid(
      `M${-450 + i * 100} 0H${-350 + i * 100}V50A50 50 0 0 1 ${-450 + i * 100} 50Z`,
      i % 2 ? brand.white : brand.blue,
      { to: 90, depth: 0.35 },
    ),
  );
  const shelf = (y: number, from: number, n: number) =>
    rect(-400, y, 530, 14, '#D9A066', 4) +
    times(n, (i) =>
      at(
        -340 + i * 104,
        y,
        jar(74, 120 - (i % 2) * 16, {
          label: [daily, calm, beauty, immuno, sport, kidz][(i + from) % 6]?.accent ?? brand.blue,
          cap: [daily, calm, beauty, immuno, sport, kidz][(i + from) % 6]?.deep ?? brand.deep,
        }),
      ),
    );
  return (
    wash('#BFD6FF', brand.sky) +
    path('M0 620H140V500H300V560H380V420H500V640H1140V480H1280V540H1400V430H1600V1000H0Z', '#A9C6FA') +
    solid(rectD(0, 860, 1600, 140), '#8FA5DC', { to: 90 }) +
    rect(0, 860, 1600, 14, '#DCE5FA') +
    at(
      700,
      860,
      solid(rectD(-460, -600, 920, 600, 10), '#FFF3E2', { to: 20, depth: 0.3 }) +
        rect(-420, -420, 570, 360, '#FFE3A0', 10) +
        shelf(-232, 0, 5) +
        shelf(-74, 3, 5) +
        rect(-420, -60, 570, 60, kidz.accent) +
        rect(-420, -420, 570, 360, '#FFFFFF', 10, 0.12) +
        solid(rectD(210, -420, 200, 420, 10), brand.deep, { to: 20 }) +
        rect(232, -396, 156, 230, '#9CCBF7', 6) +
        circle(238, -140, 10, immuno.accent) +
        at(0, -470, awning) +
        rect(-470, -490, 940, 34, brand.deep, 8),
    ) +
    pool(1350, 935, 330, brand.deep, 0.35, 16) +
    at(
      1440,
      938,
      carton(230, 190, 90, kidz.accent, rect(90, 0, 50, 190, '#EBC08C') + rect(24, 120, 52, 44, brand.white, 6)),
    ) +
    at(1385, 738, carton(150, 120, 60, '#E3A86B', rect(58, 0, 34, 120, '#F3CB9A'))) +
    at(
      700,
      256,
      ball('M0 0C-30 -70 -120 -140 -120 -240A120 120 0 0 1 120 -240C120 -140 30 -70 0 0Z', beauty.accent, 0.6) +
        circle(0, -238, 52, brand.white),
      0,
      0.66,
    ) +
    at(130, 862, rect(-10, -190, 20, 190, '#7A4B2E') + ball(ellipseD(0, -300, 110, 150), sport.accent))
  );
}

/** A desk ready to answer: envelope, phone, cup, two speech bubbles. */
export function contacts(): string {
  const bubble = (w: number, h: number, c: string, tail: number) =>
    path(
      polyD([
        [tail * w * 0.18, h / 2 - 10],
        [tail * w * 0.36, h / 2 + 64],
        [tail * w * 0.38, h / 2 - 34],
      ]),
      c,
    ) + solid(rectD(-w / 2, -h / 2, w, h, 60), c, { to: 40, depth: 0.4 });
  return (
    rect(0, 0, 1600, 1000, brand.blue) +
    circle(560, 560, 560, mix(brand.blue, brand.deep, 0.25)) +
    path('M1600 0V560A560 560 0 0 1 1040 0Z', daily.accent) +
    at(
      560,
      600,
      cast(rectD(-360, -230, 720, 470, 24), brand.ink, 20, 34, 0.4, 14) +
        path('M-360 -200L0 -470L360 -200Z', '#C9D8FF') +
        solid(rectD(-290, -400, 580, 460, 16), brand.white, { depth: 0.3 }) +
        at(0, -250, rosette(62, sport.accent)) +
        rect(-210, -140, 420, 18, brand.deep, 9, 0.25) +
        rect(-210, -104, 340, 18, brand.deep, 9, 0.25) +
        solid(
          polyD([
            [-360, -200],
            [0, 60],
            [-360, 240],
          ]),
          '#E3ECFF',
          { to: 0, depth: 0.4 },
        ) +
        solid(
          polyD([
            [360, -200],
            [0, 60],
            [360, 240],
          ]),
          '#D3E0FF',
          { to: 180, depth: 0.4 },
        ) +
        solid('M-360 240L-40 20Q0 -6 40 20L360 240Z', brand.sky, { to: 90, depth: 0.6 }),
      -6,
    ) +
    at(
      1200,
      560,
      cast(rectD(-140, -270, 280, 560, 40), brand.ink, 20, 32, 0.4, 14) +
        phone(
          290,
          580,
          rect(0, 0, 300, 600, sport.tint) +
            rect(24, 90, 150, 66, brand.white, 28) +
            rect(92, 176, 150, 66, sport.accent, 28) +
            rect(24, 262, 176, 66, brand.white, 28) +
            rect(70, 348, 172, 66, sport.accent, 28) +
            circle(130, 490, 40, beauty.accent) +
            stroke('M114 490h32M130 474v32', brand.white, 8),
        ),
      10,
    ) +
    at(960, 190, bubble(330, 180, beauty.accent, -1) + times(3, (i) => circle((i - 1) * 70, 0, 20, brand.white))) +
    at(1370, 230, bubble(230, 150, immuno.accent, 1) + stroke('M-50 -6l34 34l66 -66', brand.white, 20)) +
    at(180, 180, capsule(190, brand.white, daily.accent), 28) +
    at(
      960,
      900,
      cast(rectD(-90, -32, 180, 64, 32), brand.ink, 10, 14, 0.35) + capsule(190, beauty.accent, brand.white),
      -14,
    )
  );
}
