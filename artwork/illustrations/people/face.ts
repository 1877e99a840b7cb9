/** The features of a face centred on (0, 0), chin at y = 178. */
import { brand, darker } from '../kit/colour.ts';
import { circle, ellipse, inside, path, radial, shade, solid, stroke, times } from '../kit/svg.ts';
import type { Person } from './person.ts';

export const width = (woman: boolean): number => (woman ? 118 : 127);

export function faceD(woman: boolean): string {
  const w = width(woman);
  const jaw = woman ? 0.6 * w : 0.8 * w;
  return `M${-w} -30C${-w} -140 ${-w * 0.62} -196 0 -196S${w} -140 ${w} -30C${w} 62 ${jaw} 174 0 178C${-jaw} 174 ${-w} 62 ${-w} -30Z`;
}

function mouth({ woman, mouth: kind }: Person, dx: number, flesh: string): string {
  if (kind === 'grin') {
    const open = `M${dx - 40} 92Q${dx} 104 ${dx + 40} 90Q${dx + 24} 140 ${dx} 140Q${dx - 26} 140 ${dx - 40} 92Z`;
    const teeth = path(`M${dx - 36} 93Q${dx} 104 ${dx + 36} 91L${dx + 32} 106Q${dx} 116 ${dx - 32} 107Z`, '#FFFDF8');
    return path(open, '#8C3A34') + inside(open, ellipse(dx, 144, 24, 16, '#D9756A')) + teeth;
  }
  if (kind === 'talk')
    return path(
      `M${dx - 32} 100Q${dx} 98 ${dx + 32} 97Q${dx + 18} 122 ${dx} 122Q${dx - 18} 122 ${dx - 32} 100Z`,
      '#9C453D',
    );
  if (kind === 'calm')
    return (
      stroke(`M${dx - 28} 106Q${dx} 112 ${dx + 30} 103`, woman ? '#A8473C' : '#8C4034', 6.5) +
      stroke(`M${dx - 12} 126q12 4 24 0`, flesh, 5, 0.7)
    );
  return woman
    ? solid(
        `M${dx - 36} 97Q${dx - 14} 94 ${dx} 99Q${dx + 14} 94 ${dx + 36} 97Q${dx} 138 ${dx - 36} 97Z`,
        darker('#E0806E', 0.08),
        { to: 90 },
      ) + stroke(`M${dx - 40} 95Q${dx} 119 ${dx + 40} 95`, '#9C3F35', 4.5)
    : stroke(`M${dx - 34} 106Q${dx} 122 ${dx + 36} 102`, '#8C4034', 6.5) +
        stroke(`M${dx - 14} 130q14 5 28 0`, flesh, 5, 0.7);
}

export function features(p: Person): string {
  const dx = p.turn * 24;
  const lean = Math.sign(p.turn || 1) * Math.max(0.45, Math.abs(p.turn));
  // The half of a turned face that is farther away is narrower.
  const far = (k: number) => 1 - (k * p.turn > 0 ? 0.2 : -0.05) * Math.abs(p.turn);
  const ink = darker(p.hair === '#E8E6EA' || p.hair === '#C9CCD6' ? '#8A8FA0' : p.hair, 0.3);
  const flesh = darker(p.skin, 0.22);
  const eye = (k: number) => (p.woman ? 47 : 50) * far(k);
  const drop = p.eyes === 'down' ? 8 : 0;
  const brow = (k: number) =>
    stroke(
      `M${dx + k * (eye(k) - 26 * far(k))} ${-44 - (p.woman ? 2 : 0)}Q${dx + k * (eye(k) + 4)} ${-62} ${dx + k * (eye(k) + 30 * far(k))} ${-42}`,
      ink,
      p.woman ? 7 : 11,
    );
  const lid = (k: number) => {
    const x = dx + k * eye(k);
    if (p.eyes === 'closed') return stroke(`M${x - 17} -6Q${x} 8 ${x + 17} -6`, ink, p.woman ? 6 : 5.5);
    return (
      ellipse(x, -6 + drop, 9, p.eyes === 'down' ? 7 : 11.5, brand.ink) +
      (p.eyes === 'down' ? '' : circle(x + 3, -10, 3, '#FFFFFF')) +
      stroke(
        `M${x - 18} ${-14 + drop}Q${x} ${-28 + drop * 2} ${x + 18} ${-13 + drop}`,
        p.woman ? ink : flesh,
        p.woman ? 6 : 4.5,
      )
    );
  };
  const one = (k: number) =>
    lid(k) +
    (p.woman ? stroke(`M${dx + k * (eye(k) + 17)} ${-13 + drop}l${k * 9} -7`, ink, 5) : '') +
    (p.older
      ? stroke(`M${dx + k * eye(k) - 14} 20q14 9 28 0`, flesh, 4, 0.6) +
        stroke(`M${dx + k * (eye(k) + 30)} -8l${k * 14} -6M${dx + k * (eye(k) + 30)} 2l${k * 14} 4`, flesh, 3.5, 0.55)
      : '');
  const nose = path(
    `M${dx - lean * 4} -18Q${dx + lean * 6} 20 ${dx + lean * 28} 46Q${dx + lean * 24} 62 ${dx - lean * 10} 58Q${dx + lean * 2} 46 ${dx - lean * 4} -18Z`,
    flesh,
    0.8,
  );
  const freckles = p.freckles
    ? [-1, 1]
        .map((k) => times(8, (i) => circle(dx + k * (28 + ((i * 23) % 57)), 26 + ((i * 11) % 27), 3, flesh, 0.5)))
        .join('')
    : '';
  const lip = mouth(p, dx, flesh);
  return (
    [-1, 1].map((k) => brow(k) + one(k)).join('') +
    nose +
    freckles +
    [-1, 1]
      .map((k) =>
        ellipse(
          dx + k * 68,
          48,
          36,
          26,
          radial(0.5, 0.5, 0.5, [0, '#E8735E', p.woman ? 0.42 : 0.26], [1, '#E8735E', 0]),
        ),
      )
      .join('') +
    lip +
    (p.older && !p.beard
      ? stroke(`M${dx - 52} 72Q${dx - 60} 92 ${dx - 54} 112M${dx + 52} 72Q${dx + 60} 92 ${dx + 54} 112`, flesh, 4, 0.6)
      : '')
  );
}

export function beard(p: Person): string {
  const dx = p.turn * 20;
  const c = p.hair;
  if (!p.beard) return '';
  const tash = solid(
    `M${dx - 58} 108Q${dx - 40} 76 ${dx} 80Q${dx + 40} 76 ${dx + 58} 108Q${dx + 24} 96 ${dx} 98Q${dx - 24} 96 ${dx - 58} 108Z`,
    c,
    { to: 60 },
  );
  if (p.beard === 'moustache') return tash;
  const low = p.beard === 'full' ? 232 : 194;
  const d = `M-130 -6C-118 20 -112 60 -86 76Q${dx - 40} 66 ${dx} 78Q${dx + 40} 66 86 76C112 60 118 20 130 -6C136 90 104 ${low - 6} 0 ${low}C-104 ${low - 6} -136 90 -130 -6ZM${dx - 40} 104Q${dx} 138 ${dx + 40} 102Q${dx + 20} 94 ${dx} 98Q${dx - 20} 94 ${dx - 40} 104Z`;
  return p.beard === 'stubble'
    ? `<g fill-rule="evenodd" opacity="0.26">${inside(faceD(p.woman), path(d, c))}</g>`
    : `<g fill-rule="evenodd">${path(d, c)}${shade(d, { to: 60, colour: darker(c, 0.4), depth: 0.5 })}</g>`;
}
