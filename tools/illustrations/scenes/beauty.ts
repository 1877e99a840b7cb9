/** Articles on beauty: collagen, hair and nails, antioxidants, food for the skin. */
import { beauty, brand, darker, immuno, lighter, mix } from '../kit/colour.ts';
import { avocado, berry, citrusHalf } from '../kit/food.ts';
import { almond, fruits, greens, leaf } from '../kit/garden.ts';
import { glass, wash } from '../kit/home.ts';
import { capsule, heap, openSachet, softgel } from '../kit/pharmacy.ts';
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
    pool(1230, 905, 400, beauty.deep, 0.25, 22) +
    path('M1330 664Q1262 720 1240 900H1212Q1216 730 1296 636Z', '#FFFFFF') +
    at(1230, 910, heap(480, 150, brand.white)) +
    at(1408, 568, openSachet(124, 340, beauty.deep), 227) +
    at(190, 190, capsule(190, beauty.accent, brand.white), -30)
  );
}

/** Long hair seen from behind; a hand raised beside it shows even nails. */
export function hairAndNails(): string {
  const [skin, tone] = ['#F2BE9E', '#9A4529'];
  const finger = (x: number, top: number, w: number, turn: number, foot = 470) => {
    const nail = `M${-w * 0.29} ${top + w * 0.86}V${top + w * 0.36}Q${-w * 0.27} ${top + w * 0.08} 0 ${top + w * 0.06}Q${w * 0.27} ${top + w * 0.08} ${w * 0.29} ${top + w * 0.36}V${top + w * 0.86}Q0 ${top + w * 1.1} ${-w * 0.29} ${top + w * 0.86}Z`;
    return at(
      x,
      0,
      solid(rectD(-w / 2, top, w, foot, w / 2), skin, { to: 0, from: 0.5, depth: 0.6 }) +
        solid(nail, beauty.accent, { to: 30 }) +
        rect(-w * 0.15, top + w * 0.28, w * 0.09, w * 0.44, '#FFFFFF', w * 0.05, 0.55) +
        stroke(`M${-w * 0.22} ${top + w * 2}q${w * 0.22} ${w * 0.09} ${w * 0.44} 0`, darker(skin, 0.2), 5, 0.6),
      turn,
    );
  };
  const palm =
    'M-166 40C-176 -40 -150 -70 -90 -76H110C164 -72 178 -40 170 30C164 120 150 180 116 250L104 520H-96L-110 270C-140 210 -160 130 -166 40Z';
  const hair =
    'M470 96C300 96 226 220 226 380C226 560 150 640 176 820C190 920 262 968 340 940C380 976 440 978 476 948C520 978 576 974 610 940C690 964 752 912 762 820C786 640 714 560 714 380C714 220 640 96 470 96Z';
  const strand = (top: number, mid: number, low: number) =>
    stroke(`M${470 + top} 150C${470 + mid} 280 ${470 + mid} 520 ${470 + low} 900`, lighter(tone, 0.34), 6, 0.5);
  return (
    rect(0, 0, 1600, 1000, '#FFD3C7') +
    circle(470, 430, 400, '#FFB9A8') +
    circle(1250, 300, 250, '#FFE3DA') +
    solid('M-20 1010C0 850 120 800 330 770H610C820 800 940 850 960 1010Z', beauty.accent, { to: 30 }) +
    solid(hair, tone, { to: 20, from: 0.35, depth: 0.65 }) +
    each(
      [
        [-50, -190, -230],
        [-30, -110, -130],
        [-8, -34, -40],
        [16, 50, 56],
        [40, 130, 146],
        [60, 196, 226],
      ],
      strand,
    ) +
    stroke('M262 330Q300 190 420 150', lighter(tone, 0.55), 16, 0.45) +
    at(
      1210,
      600,
      at(-130, 70, finger(0, -230, 104, 0, 420), -52) +
        finger(-112, -246, 98, -6, 300) +
        finger(-20, -330, 102, -1, 380) +
        finger(78, -300, 100, 4, 350) +
        finger(152, -196, 88, 8, 220) +
        path(palm, skin) +
        shade(palm, { to: 10, from: 0.5, depth: 0.5, colour: darker(skin, 0.3) }) +
        stroke('M-62 -40v34M26 -44v36M112 -38v34', darker(skin, 0.2), 5, 0.5) +
        solid(rectD(-130, 330, 270, 200, 30), brand.white, { to: 20, depth: 0.4 }) +
        rect(-130, 330, 270, 20, '#FFE3DA', 10),
      4,
      1.06,
    ) +
    at(960, 170, capsule(210, beauty.accent, brand.white), -24) +
    at(1480, 250, softgel(120, immuno.accent), 20)
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
