/** Articles on beauty: collagen, hair and nails, antioxidants, food for the skin. */
import { beauty, brand, darker, immuno, lighter, mix } from '../kit/colour.ts';
import { almond, avocado, berry, citrusHalf } from '../kit/food.ts';
import { fruits, greens, leaf } from '../kit/garden.ts';
import { glass, wash } from '../kit/home.ts';
import { capsule, heap, sachet, softgel } from '../kit/pharmacy.ts';
import {
  at,
  ball,
  cast,
  circle,
  curveD,
  each,
  ellipse,
  ellipseD,
  inside,
  type Point,
  path,
  pool,
  rect,
  rectD,
  shade,
  solid,
  stroke,
  times,
} from '../kit/svg.ts';

/** Three strands twisted into the rope that collagen is. */
export function collagen(): string {
  const tones = [beauty.accent, '#FFC9BD', '#B8412F'];
  const n = 120;
  const y = (i: number, k: number) => Math.sin(i * 0.16 + (k * 2 * Math.PI) / 3) * 118;
  const z = (i: number, k: number) => Math.cos(i * 0.16 + (k * 2 * Math.PI) / 3);
  const bits = Array.from({ length: n * 3 }, (_, j) => ({ i: Math.floor(j / 3), k: j % 3 })).sort(
    (a, b) => z(a.i, a.k) - z(b.i, b.k),
  );
  const rope = bits
    .map(({ i, k }) => {
      const depth = (z(i, k) + 1) / 2;
      const c = tones[k] ?? beauty.accent;
      const pts: Point[] = [-0.6, 0, 0.6].map((d) => [(i + d) * 16 - 960, y(i + d, k)] as const);
      return stroke(curveD(pts), mix(mix(c, beauty.deep, 0.55), c, depth), 56 + depth * 22);
    })
    .join('');
  return (
    wash('#FFD9CF', beauty.tint) +
    circle(300, 820, 420, '#FFC4B6') +
    circle(1330, 160, 300, '#FFC4B6') +
    at(800, 470, rope, -24) +
    pool(1320, 905, 380, beauty.deep, 0.25, 22) +
    at(1320, 910, heap(460, 150, brand.white)) +
    at(1180, 790, sachet(120, 330, beauty.deep), -28) +
    at(190, 190, capsule(190, beauty.accent, brand.white), -30)
  );
}

/** Hair falls like ribbons; four fingers rise with even nails. */
export function hairAndNails(): string {
  const hair = ['#7A3420', '#9A4529', '#B75A35', '#8C3B24', '#C96F45', '#A64E2E', '#D98A5C', '#92402A'];
  const ribbon = (i: number) => {
    const x = -60 + i * 118;
    return `M${x} -40C${x + 140} 180 ${x - 190} 420 ${x - 10} 640S${x + 120} 900 ${x - 60} 1060h190C${x + 310} 900 ${x + 360} 860 ${x + 180} 640C${x} 420 ${x + 330} 180 ${x + 190} -40Z`;
  };
  const skin = '#F2BE9E';
  const finger = (x: number, top: number, w: number, a: number) =>
    at(
      x,
      1080,
      solid(rectD(-w / 2, top - 1080, w, 1200, w / 2), skin, { to: 0, from: 0.45, depth: 0.7 }) +
        solid(
          `M${-w * 0.3} ${top - 1080 + w * 0.9}V${top - 1080 + w * 0.34}Q${-w * 0.28} ${top - 1080 + w * 0.06} 0 ${top - 1080 + w * 0.04}Q${w * 0.28} ${top - 1080 + w * 0.06} ${w * 0.3} ${top - 1080 + w * 0.34}V${top - 1080 + w * 0.9}Q0 ${top - 1080 + w * 1.16} ${-w * 0.3} ${top - 1080 + w * 0.9}Z`,
          beauty.accent,
          { to: 30 },
        ) +
        rect(-w * 0.16, top - 1080 + w * 0.26, w * 0.09, w * 0.5, '#FFFFFF', w * 0.05, 0.55) +
        times(2, (i) =>
          stroke(
            `M${-w * 0.26} ${top - 1080 + w * (2.1 + i * 0.16)}q${w * 0.26} ${w * 0.1} ${w * 0.52} 0`,
            darker(skin, 0.2),
            5,
            0.6,
          ),
        ),
      a,
    );
  return (
    rect(0, 0, 1600, 1000, '#FFD3C7') +
    circle(1250, 330, 360, '#FFB9A8') +
    solid(ribbon(-1), '#8C3B24') +
    hair.map((c, i) => solid(ribbon(i), c, { to: 15, from: 0.3, depth: 0.6 })).join('') +
    hair
      .map((c, i) =>
        stroke(
          `M${i * 118} -40C${i * 118 + 140} 180 ${i * 118 - 190} 420 ${i * 118 - 10} 640S${i * 118 + 120} 900 ${i * 118 - 60} 1060`,
          lighter(c, 0.35),
          5,
          0.6,
        ),
      )
      .join('') +
    finger(1060, 600, 124, -7) +
    finger(1190, 470, 134, -3) +
    finger(1325, 430, 136, 2) +
    finger(1458, 520, 126, 6) +
    at(1170, 190, capsule(240, beauty.accent, brand.white), -24) +
    at(1440, 250, softgel(110, immuno.accent), 20)
  );
}

/** A sunflower with seeds of amber softgels. */
export function antioxidants(): string {
  const petals = (n: number, r: number, l: number, w: number, c: string, shift: number) =>
    times(n, (i) =>
      at(
        0,
        0,
        at(
          0,
          -r,
          solid(
            `M0 20C${-w} ${-l * 0.2} ${-w * 0.7} ${-l * 0.75} 0 ${-l}C${w * 0.7} ${-l * 0.75} ${w} ${-l * 0.2} 0 20Z`,
            c,
            { to: 0 },
          ),
        ),
        (i * 360) / n + shift,
      ),
    );
  const seeds = times(90, (i) => {
    const [r, a] = [Math.sqrt(i) * 23, i * 137.5];
    return at(
      Math.cos((a * Math.PI) / 180) * r,
      Math.sin((a * Math.PI) / 180) * r,
      softgel(36 + i * 0.12, mix('#F5B62E', '#C9701E', i / 90)),
      a,
    );
  });
  const flask =
    'M-60 -520H60V-420C60 -380 150 -360 150 -240V-50Q150 0 100 0H-100Q-150 0 -150 -50V-240C-150 -360 -60 -380 -60 -420Z';
  return (
    rect(0, 0, 1600, 1000, '#8C2A1C') +
    circle(560, 450, 480, '#B23E2A') +
    stroke('M560 500Q540 700 560 900', greens.leaf, 34) +
    at(555, 800, leaf(330, 150, greens.leaf, 5), -62) +
    at(555, 830, leaf(340, 150, greens.deep, 5), 66) +
    solid(rectD(0, 860, 1600, 140), '#5E1A10', { to: 90 }) +
    at(
      560,
      400,
      petals(22, 220, 220, 62, darker(immuno.accent, 0.16), 8) +
        petals(22, 205, 190, 60, immuno.accent, 0) +
        ball(ellipseD(0, 0, 244), '#5B2F14', 0.7) +
        seeds,
      0,
      0.84,
    ) +
    pool(1210, 900, 320, '#2a0a05', 0.6, 20) +
    at(
      1210,
      905,
      path(flask, '#FFE6B0', 0.35) +
        inside(
          flask,
          solid(rectD(-160, -330, 320, 340), '#F2B233', { to: 30 }) + ellipse(0, -330, 144, 16, '#FFD978'),
        ) +
        stroke(flask, '#FFE6C8', 8, 0.9) +
        solid(rectD(-56, -590, 112, 90, 14), fruits.nut, { to: 0 }) +
        rect(-112, -220, 22, 150, '#FFFFFF', 11, 0.5),
      0,
      1.08,
    ) +
    at(1450, 872, almond(130), 70) +
    at(1010, 930, almond(120), -60) +
    at(1400, 930, softgel(130, immuno.accent), -8)
  );
}

/** A round mirror on a shelf; beside it stand the things that feed the skin. */
export function skinFood(): string {
  const skin = '#F3C3A6';
  const face =
    rect(-300, -300, 600, 600, '#FFDCD2') +
    circle(170, -190, 150, '#FFC7B8') +
    at(
      0,
      96,
      solid('M-300 300C-290 190 -150 170 -72 150V40H72V150C150 170 290 190 300 300Z', skin, { to: 20 }) +
        path('M-72 70Q0 150 72 70V40H-72Z', darker(skin, 0.16)) +
        solid('M-140 -120C-150 60 -70 120 0 120S150 60 140 -120C120 -240 -120 -240 -140 -120Z', skin, { to: 10 }) +
        solid(
          'M-168 10C-200 -130 -150 -262 0 -268C150 -262 200 -130 168 10C150 -60 130 -130 40 -176C0 -130 -130 -120 -168 10Z',
          '#6B2D1E',
          { to: 20 },
        ) +
        ball(ellipseD(0, -290, 74), '#6B2D1E') +
        stroke('M-84 -26q28 20 56 0M30 -26q28 20 56 0', '#6B2D1E', 8) +
        stroke('M-34 66q34 22 68 0', '#C2503E', 9) +
        ellipse(-82, 34, 30, 20, beauty.accent, 0.35) +
        ellipse(82, 34, 30, 20, beauty.accent, 0.35),
      0,
      0.92,
    );
  const mirror = ellipseD(0, 0, 285);
  return (
    rect(0, 0, 1600, 1000, beauty.accent) +
    rect(0, 0, 560, 1000, lighter(beauty.accent, 0.14)) +
    solid(rectD(0, 815, 1600, 185), brand.white, { to: 90, depth: 0.6 }) +
    rect(0, 815, 1600, 14, '#FFFFFF') +
    pool(620, 832, 300, beauty.deep, 0.4, 16) +
    solid(rectD(480, 806, 280, 26, 13), immuno.accent, { to: 0 }) +
    rect(604, 690, 32, 130, darker(immuno.accent, 0.12)) +
    at(
      620,
      430,
      cast(mirror, beauty.deep, 22, 26, 0.35, 14) +
        inside(mirror, face) +
        shade(mirror, { to: 40, from: 0.7, depth: 0.3, colour: beauty.accent }) +
        path('M-230 -60L-60 -250L10 -270L-250 30Z', '#FFFFFF', 0.25) +
        stroke(mirror, immuno.accent, 26),
    ) +
    pool(1080, 905, 220, beauty.deep, 0.3, 16) +
    at(1080, 780, avocado(270), 10) +
    pool(1370, 870, 230, beauty.deep, 0.3, 16) +
    at(1360, 872, glass(220, 340, 0.7, '#FFB69E', at(8, -180, citrusHalf(76, fruits.orange), 200))) +
    each(
      [
        [920, 905, 46],
        [850, 915, 40],
        [895, 850, 42],
      ],
      (x, y, r) => at(x, y, berry(r, r === 40 ? fruits.beet : fruits.berry)),
    ) +
    pool(890, 950, 130, beauty.deep, 0.25, 10) +
    at(230, 880, softgel(150, immuno.accent), -6) +
    pool(230, 930, 120, beauty.deep, 0.25, 9) +
    at(150, 818, leaf(420, 150, greens.deep, 5), -12) +
    at(170, 818, leaf(350, 130, greens.leaf, 5), 22)
  );
}
