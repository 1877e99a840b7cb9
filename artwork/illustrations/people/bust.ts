/** A bust seen from the front: body, head, a few features. The face is centred on (0, 0), chin at y = 178. */
import { brand, darker, lighter } from '../kit/colour.ts';
import { at, circle, ellipse, ellipseD, path, rect, rectD, shade, solid, stroke, times } from '../kit/svg.ts';
import { beard, faceD, features, width } from './face.ts';
import type { Clothes, Person } from './person.ts';

function body(p: Person): string {
  const s = p.woman ? 262 : 318;
  const neck = p.woman ? 62 : 82;
  const torso = `M${-neck - 16} 262C${-neck - 60} 300 ${-s * 0.8} 316 ${-s} 384C${-s - 46} 470 ${-s - 60} 640 ${-s - 66} 780H${s + 66}C${s + 60} 640 ${s + 46} 470 ${s} 384C${s * 0.8} 316 ${neck + 60} 300 ${neck + 16} 262Q0 ${p.clothes === 'vneck' || p.clothes === 'blazer' ? 330 : 318} ${-neck - 16} 262Z`;
  const skinNeck = `M${-neck} 90V250Q${-neck - 4} 280 ${-neck - 60} 300Q0 430 ${neck + 60} 300Q${neck + 4} 280 ${neck} 250V90Z`;
  const dark = darker(p.colour, 0.24);
  const arms = stroke(
    `M${-s + 46} 560Q${-s + 66} 680 ${-s + 60} 790M${s - 46} 560Q${s - 66} 680 ${s - 60} 790`,
    dark,
    7,
    0.55,
  );
  const cloth = solid(torso, p.colour, { to: 25, from: 0.42, depth: 0.6 });
  const throat =
    solid(skinNeck, p.skin, { to: 0 }) +
    path(`M${-neck} 120Q${-neck * 0.1} 256 ${neck} 150V90H${-neck}Z`, darker(p.skin, 0.2), 0.75);
  const under = p.under ?? brand.white;
  const details: Record<Clothes, () => string> = {
    sweater: () =>
      throat +
      cloth +
      stroke(`M${-neck - 18} 266Q0 ${352} ${neck + 18} 266`, dark, 26, 0.9) +
      stroke(`M${-neck - 18} 266Q0 ${352} ${neck + 18} 266`, lighter(p.colour, 0.16), 17),
    turtleneck: () =>
      throat +
      cloth +
      solid(
        `M${-neck - 14} 178Q0 226 ${neck + 14} 178L${neck + 26} 286Q0 356 ${-neck - 26} 286Z`,
        lighter(p.colour, 0.1),
        { to: 10 },
      ) +
      times(5, (i) =>
        stroke(
          `M${-neck + 6 + (i * (2 * neck - 12)) / 4} 212L${-neck + 2 + (i * (2 * neck - 4)) / 4} 312`,
          dark,
          4,
          0.35,
        ),
      ),
    vneck: () =>
      throat +
      path(`M${-neck - 30} 268L0 470L${neck + 30} 268Q0 360 ${-neck - 30} 268Z`, p.skin) +
      solid(torso.replace(/Q0 330 .*$/, `L0 470L${-neck - 16} 262Z`), p.colour, { to: 25 }) +
      stroke(`M${-neck - 16} 264L0 472L${neck + 16} 264`, lighter(p.colour, 0.22), 12),
    blouse: () =>
      throat +
      cloth +
      solid(
        `M${-neck - 20} 256Q${-neck - 70} 300 ${-neck - 40} 372Q-40 350 0 322Q40 350 ${neck + 40} 372Q${neck + 70} 300 ${neck + 20} 256Q0 372 ${-neck - 20} 256Z`,
        lighter(p.colour, 0.3),
        { to: 40 },
      ) +
      stroke('M0 330V780', dark, 5, 0.6) +
      times(4, (i) => circle(0, 430 + i * 90, 9, lighter(p.colour, 0.45))),
    shirt: () =>
      throat +
      cloth +
      stroke('M0 350V780', dark, 5, 0.6) +
      times(4, (i) => circle(10, 430 + i * 92, 8, lighter(p.colour, 0.5))) +
      solid(`M${-neck - 8} 216L${-neck - 34} 268L-66 390L0 326Z`, lighter(p.colour, 0.22), { to: 60 }) +
      solid(`M${neck + 8} 216L${neck + 34} 268L66 390L0 326Z`, lighter(p.colour, 0.14), { to: 60 }),
    blazer: () =>
      throat +
      solid(`M${-neck - 20} 262Q0 ${p.woman ? 400 : 330} ${neck + 20} 262L150 780H-150Z`, under, {
        to: 25,
        depth: 0.4,
      }) +
      solid(
        `M${-neck - 22} 250C${-neck - 70} 296 ${-s * 0.8} 316 ${-s} 384C${-s - 46} 470 ${-s - 60} 640 ${-s - 66} 780H10L-20 640Z`,
        p.colour,
        { to: 60 },
      ) +
      solid(
        `M${neck + 22} 250C${neck + 70} 296 ${s * 0.8} 316 ${s} 384C${s + 46} 470 ${s + 60} 640 ${s + 66} 780H-6L20 640Z`,
        p.colour,
        { to: 25 },
      ) +
      solid(
        `M${-neck - 20} 252L${-neck - 74} 318L${-neck - 96} 420L${-neck - 50} 440L-20 650Z`,
        lighter(p.colour, 0.14),
        { to: 40 },
      ) +
      solid(`M${neck + 20} 252L${neck + 74} 318L${neck + 96} 420L${neck + 50} 440L20 650Z`, lighter(p.colour, 0.1), {
        to: 40,
      }) +
      circle(4, 700, 11, dark),
    zip: () =>
      throat +
      cloth +
      path(`M${-s - 10} 430L${-neck - 60} 306L${-neck - 20} 290L${-s + 30} 560Z`, lighter(p.colour, 0.35)) +
      path(`M${s + 10} 430L${neck + 60} 306L${neck + 20} 290L${s - 30} 560Z`, lighter(p.colour, 0.28)) +
      solid(
        `M${-neck - 18} 206Q${-neck - 40} 270 ${-neck - 26} 306Q-30 350 0 350V270Q-50 262 ${-neck - 18} 206Z`,
        lighter(p.colour, 0.12),
        { to: 60 },
      ) +
      solid(`M${neck + 18} 206Q${neck + 40} 270 ${neck + 26} 306Q30 350 0 350V270Q50 262 ${neck + 18} 206Z`, p.colour, {
        to: 60,
      }) +
      rect(-5, 300, 10, 490, brand.white, 4, 0.85) +
      rect(-11, 384, 22, 44, brand.white, 8),
    hoodie: () =>
      solid(`M${-neck - 96} 330Q${-neck - 90} 190 0 170Q${neck + 90} 190 ${neck + 96} 330Z`, dark) +
      throat +
      cloth +
      solid(
        `M${-neck - 30} 232Q${-neck - 110} 280 ${-neck - 80} 360Q-40 410 0 396Q40 410 ${neck + 80} 360Q${neck + 110} 280 ${neck + 30} 232Q0 370 ${-neck - 30} 232Z`,
        lighter(p.colour, 0.12),
        { to: 50 },
      ) +
      stroke('M-46 392Q-54 460 -42 520M46 392Q54 470 44 540', brand.white, 9),
  };
  return details[p.clothes]() + arms;
}

/** The whole bust, to be placed where the face should be. */
export function bust(p: Person): string {
  const w = width(p.woman);
  const face = faceD(p.woman);
  const ear = (k: number) =>
    solid(ellipseD(k * (w + 4) - p.turn * 12, 6, 22, 36), darker(p.skin, 0.07), { to: 40 }) +
    stroke(`M${k * (w + 6) - p.turn * 12} -10q${k * 10} 14 0 30`, darker(p.skin, 0.25), 4, 0.7);
  const dx = p.turn * 24;
  const lens = (k: number) =>
    path(rectD(dx + k * 51 - 42, -44, 84, 72, 30), '#FFFFFF', 0.16) +
    stroke(rectD(dx + k * 51 - 42, -44, 84, 72, 30), p.glasses ?? '', 8);
  const head =
    ear(-1) +
    ear(1) +
    (p.earrings
      ? circle(-w - 6 - p.turn * 12, 58, 13, p.earrings) + circle(w + 6 - p.turn * 12, 58, 13, p.earrings)
      : '') +
    path(face, p.skin) +
    shade(face, { to: p.turn > 0 ? 172 : 8, from: 0.56, depth: 0.55, colour: darker(p.skin, 0.3) }) +
    beard(p) +
    features(p) +
    // The temples end at the ear, under whatever hair falls over them.
    (p.glasses ? stroke(`M${dx - 93} -18L${6 - w} -20M${dx + 93} -18L${w - 6} -20`, p.glasses, 8) : '') +
    p.front(p.hair) +
    (p.glasses ? lens(-1) + lens(1) + stroke(`M${dx - 10} -22Q${dx} -30 ${dx + 10} -22`, p.glasses, 8) : '') +
    (p.headset
      ? stroke(`M${-w - 20} 0C${-w - 40} -300 ${w + 40} -300 ${w + 20} 0`, p.headset, 20) +
        solid(rectD(-w - 44, -34, 52, 96, 24), p.headset, { to: 40 }) +
        solid(rectD(w - 8, -34, 52, 96, 24), p.headset, { to: 40 }) +
        stroke(`M${-w - 18} 60Q${-w} 150 -62 136`, p.headset, 9) +
        ellipse(-58, 135, 20, 12, p.headset)
      : '');
  // Who turns the head turns the shoulders a little less.
  return (
    at(0, 0, p.back(p.hair), p.tilt ?? 0) + at(-p.turn * 14, p.woman ? -34 : -16, body(p)) + at(0, 0, head, p.tilt ?? 0)
  );
}
