import type { Palette } from './content.ts';

/** One quiet pattern per series in the coloured band of its labels; it runs around the pack. */
export function motif(series: string, { tint, deep }: Palette, ratio: number, area: string): string {
  const flat = area === 'box' || area === 'side' || area === 'stick';
  const width = 100 * ratio;
  const light = `fill="${tint}" fill-opacity=".26"`;
  const dark = `fill="${deep}" fill-opacity=".16"`;
  // On a cylinder the shape sits right of the text, at about a third of the visible front.
  const x = flat ? width * 0.74 : width * 0.5 + (area === 'tube' || area === 'spray' ? 26 : 92);
  const shapes: Record<string, string> = {
    daily: `<circle cx="${x}" cy="100" r="78" ${light}/><circle cx="${x}" cy="100" r="44" ${light}/>`,
    calm: `<circle cx="${x}" cy="62" r="70" ${light}/><circle cx="${x + 34}" cy="44" r="64" ${dark}/>`,
    beauty: `<path d="M${x - 90} 110C${x - 60} 20 ${x} 20 ${x + 30} 110Z" ${light}/><path d="M${x - 30} 110C${x} -10 ${x + 70} -10 ${x + 110} 110Z" ${light}/>`,
    immuno: `${Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${x} 104L${x - 9} -60L${x + 9} -60Z" ${light} transform="rotate(${(i - 4) * 22} ${x} 104)"/>`,
    ).join('')}<circle cx="${x}" cy="104" r="34" ${light}/>`,
    sport: [0, 1, 2, 3]
      .map((i) => `<rect x="${x - 70 + i * 38}" y="${78 - i * 22}" width="26" height="140" rx="13" ${light}/>`)
      .join(''),
    kidz: [
      [-40, 70, 30],
      [30, 40, 22],
      [70, 92, 34],
      [-10, 8, 14],
      [104, 30, 16],
    ]
      .map(([dx = 0, y, r]) => `<circle cx="${x + dx}" cy="${y}" r="${r}" ${light}/>`)
      .join(''),
  };
  return `<svg viewBox="0 0 ${width} 100" width="100%" preserveAspectRatio="none">${shapes[series] ?? ''}</svg>`;
}
