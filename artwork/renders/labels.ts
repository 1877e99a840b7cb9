import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Palette, Product } from './content.ts';
import { motif } from './motifs.ts';
import { countOnLabel, doseOnLabel } from './wording.ts';

/**
 * Printed areas in scene units, the same numbers as in blender/packs.py. `front` is what the camera sees flat.
 * `scale` gives a packshot about two texture pixels per picture pixel.
 */
const areas = {
  jar: { width: 5.267, height: 1.75, front: 1.5, scale: 720 },
  wide: { width: 6.419, height: 1.34, front: 1.85, scale: 700 },
  tube: { width: 3.219, height: 3.3, front: 0.82, scale: 720 },
  dropper: { width: 3.592, height: 1.48, front: 1.06, scale: 720 },
  spray: { width: 3.063, height: 2.02, front: 0.9, scale: 720 },
  box: { width: 2.28, height: 2.93, front: 1.9, scale: 700 },
  side: { width: 0.93, height: 2.93, front: 0.7, scale: 500 },
  stick: { width: 0.56, height: 2.3, front: 0.4, scale: 720 },
} as const;
export type Area = keyof typeof areas;

export const areaOf: Record<Product['form'], Area> = {
  capsules: 'jar',
  softgels: 'jar',
  tablets: 'jar',
  gummies: 'wide',
  effervescent: 'tube',
  drops: 'dropper',
  spray: 'spray',
  sachets: 'box',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
/** «Омега-3», «L-теанин» and a plus with its neighbour never break. */
const keepTogether = (text: string) =>
  escapeHtml(text)
    .replace(/\+ /g, '+\u00a0')
    .replace(/(^|\s)(и|с|в|для) /gi, '$1$2\u00a0')
    .replace(/(\S+-\S+)/g, '<span class="whole">$1</span>')
    .replace(/ (C|B6|D3|E|Q10|МЕ)(?=\s|$)/g, '\u00a0$1')
    .replace(/(\d) (МЕ)/g, '$1\u00a0$2');

function fontFace(): string {
  const files = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/onest/package.json')),
    'files',
  );
  return ['cyrillic', 'latin', 'math']
    .map((part) => {
      const data = readFileSync(path.join(files, `onest-${part}-wght-normal.woff2`)).toString('base64');
      const range = {
        cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
        latin: 'U+0000-00FF,U+2000-206F',
        math: 'U+2200-22FF',
      }[part];
      return `@font-face{font-family:Onest;font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range}}`;
    })
    .join('');
}

const style = `
*{box-sizing:border-box;margin:0}
html{font-family:Onest;-webkit-font-smoothing:antialiased}
body{width:var(--width);height:var(--height);background:#fff;color:var(--deep);position:relative;overflow:hidden}
.band{position:absolute;left:0;right:0;bottom:0;height:var(--band);background:var(--accent);overflow:hidden}
.band svg{position:absolute;bottom:0;height:100%}
.front{position:absolute;top:0;bottom:0;left:50%;width:var(--front);transform:translateX(-50%)}
.head{position:absolute;top:var(--pad);left:0;right:0;display:flex;justify-content:space-between;align-items:baseline}
.brand{font-weight:700;letter-spacing:-.03em;font-size:var(--brand);line-height:1}
.note{font-weight:500;font-size:calc(var(--brand)*.62);line-height:1;letter-spacing:.02em}
.name{position:absolute;left:0;right:0;top:var(--name-top);bottom:var(--name-bottom);display:flex;align-items:var(--align)}
.name h1{font-weight:650;letter-spacing:-.035em;line-height:1.02;font-size:var(--max)}
.whole{white-space:nowrap}
.foot{position:absolute;left:0;right:0;bottom:0;height:var(--band);color:var(--on-accent);padding:var(--foot-pad) 0;display:flex;flex-direction:var(--direction);justify-content:space-between;column-gap:var(--small)}
.fact{white-space:nowrap;min-width:0}.fact:last-child{flex:none}.fact .small{white-space:normal;margin-top:.3em}.fact .whole{white-space:nowrap}
.stacked .fact+.fact{margin-top:auto}
.dose{font-weight:650;letter-spacing:-.03em;font-size:var(--dose);line-height:1}
.small{font-weight:550;font-size:var(--small);line-height:1.15;letter-spacing:-.005em}
`;

/** Shrinks the name until its longest word and all its lines fit. */
const fit = `
const box=document.querySelector('.name');const h1=box?.firstElementChild;
if(h1){let size=parseFloat(getComputedStyle(h1).fontSize);
while(size>8&&(h1.scrollWidth>box.clientWidth+1||h1.offsetHeight>box.clientHeight||h1.getBoundingClientRect().width>box.clientWidth+1)){size*=.97;h1.style.fontSize=size+'px'}}
const foot=document.querySelector('.foot');const doses=[...document.querySelectorAll('.dose')];
const over=()=>foot.scrollWidth>foot.clientWidth+1||doses.some(d=>d.scrollWidth>d.parentElement.clientWidth);
for(let i=0;i<40&&doses.length&&over();i++)for(const d of doses)d.style.fontSize=parseFloat(getComputedStyle(d).fontSize)*.96+'px';
const smalls=[...document.querySelectorAll('.foot .small')];
for(let i=0;i<20&&smalls.some(s=>s.getBoundingClientRect().bottom>foot.getBoundingClientRect().bottom-parseFloat(getComputedStyle(foot).paddingBottom)*.6);i++)for(const s of smalls)s.style.fontSize=parseFloat(getComputedStyle(s).fontSize)*.96+'px';
`;

type Measures = {
  band: number;
  pad: number;
  brand: number;
  nameTop: number;
  max: number;
  dose: number;
  small: number;
  align?: string;
  foot?: number;
  stacked?: true;
};
const measures: Record<Area, Measures> = {
  jar: { band: 0.64, pad: 0.15, brand: 0.16, nameTop: 0.36, max: 0.33, dose: 0.235, small: 0.118, foot: 0.12 },
  wide: { band: 0.5, pad: 0.12, brand: 0.15, nameTop: 0.3, max: 0.27, dose: 0.2, small: 0.112, foot: 0.085 },
  tube: {
    band: 1.4,
    pad: 0.24,
    brand: 0.135,
    nameTop: 0.56,
    max: 0.22,
    dose: 0.22,
    small: 0.115,
    align: 'flex-start',
    foot: 0.2,
    stacked: true,
  },
  dropper: { band: 0.5, pad: 0.13, brand: 0.135, nameTop: 0.3, max: 0.21, dose: 0.175, small: 0.092, foot: 0.1 },
  spray: {
    band: 0.62,
    pad: 0.18,
    brand: 0.13,
    nameTop: 0.4,
    max: 0.2,
    dose: 0.165,
    small: 0.082,
    foot: 0.14,
    align: 'flex-start',
  },
  box: {
    band: 1.12,
    pad: 0.22,
    brand: 0.2,
    nameTop: 0.58,
    max: 0.4,
    dose: 0.32,
    small: 0.16,
    align: 'flex-start',
    foot: 0.22,
  },
  side: { band: 1.12, pad: 0.2, brand: 0.12, nameTop: 0.5, max: 0.1, dose: 0.1, small: 0.08 },
  stick: {
    band: 0.8,
    pad: 0.26,
    brand: 0.088,
    nameTop: 0.5,
    max: 0.12,
    dose: 0.1,
    small: 0.06,
    align: 'flex-start',
    foot: 0.24,
  },
};

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const mix = (a: string, b: string, share: number) =>
  `#${[1, 3, 5]
    .map((i) => {
      const [from, to] = [a, b].map((hex) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number];
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(a) + 0.05, luminance(b) + 0.05].sort((x, y) => x - y) as [number, number];
  return high / low;
};

/**
 * The coloured band and what is printed on it. A label must be read on a card the size of a hand: light accents grow
 * lighter under the deep tone, dark ones darker under white, until the print stands out.
 */
function bandColours({ accent, deep }: Palette): { band: string; ink: string } {
  const isLight = luminance(accent) > 0.37;
  const [ink, towards, enough] = isLight ? [mix(deep, '#000000', 0.2), '#ffffff', 5.5] : ['#ffffff', deep, 4.2];
  let band = accent;
  for (let share = 0; contrast(band, ink) < enough && share < 1; share += 0.02) band = mix(accent, towards, share);
  return { band, ink };
}

export function labelHtml(product: Product, palette: Palette, area: Area): string {
  const size = areas[area];
  const m = measures[area];
  const colours = bandColours(palette);
  const px = (units: number) => `${(units * size.scale).toFixed(1)}px`;
  const age = product.ageFrom < 14 ? `${product.ageFrom}+` : '';
  const vars = {
    '--width': px(size.width),
    '--height': px(size.height),
    '--front': px(size.front),
    '--band': px(m.band),
    '--pad': px(m.pad),
    '--brand': px(m.brand),
    '--name-top': px(m.nameTop),
    '--name-bottom': px(m.band + 0.08),
    '--max': px(m.max),
    '--dose': px(m.dose),
    '--small': px(m.small),
    '--foot-pad': px(m.foot ?? 0.13),
    '--align': m.align ?? 'center',
    '--direction': m.stacked ? 'column' : 'row',
    '--accent': colours.band,
    '--deep': palette.deep,
    '--on-accent': colours.ink,
  };
  const root = Object.entries(vars)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const head = area === 'stick' || area === 'side' ? '' : `<span class="note">${age ? `БАД ${age}` : 'БАД'}</span>`;
  const name = area === 'side' ? '' : `<div class="name"><h1>${keepTogether(product.title)}</h1></div>`;
  const facts = [doseOnLabel(product), countOnLabel(product)].filter((fact) => fact !== undefined);
  // On the box the two facts share a line: without a gap a long name runs into the count.
  const apart = area === 'box' ? ` style="padding-right:${px(0.16)}"` : '';
  const foot =
    area === 'side'
      ? ''
      : area === 'stick'
        ? '<div class="small" style="margin-top:auto">БАД</div>'
        : facts
            .map(
              (fact, i) =>
                `<div class="fact"${i < facts.length - 1 ? apart : ''}><div class="dose">${escapeHtml(fact.amount)}</div><div class="small${fact.name.length > 12 ? '' : ' whole'}">${escapeHtml(fact.name)}</div></div>`,
            )
            .join('');
  return `<!doctype html><html lang="ru" style="${root}"><style>${style}</style><body>
<div class="band">${motif(product.series, palette, size.width / m.band, area)}</div>
<div class="front"><div class="head"><span class="brand">VitimePro</span>${head}</div>${name}<div class="foot">${foot}</div></div>
<script>${fit}</script></body></html>`;
}

export type LabelRequest = { html: string; area: Area };

/** Draws labels that are not in the cache yet; returns the file of each, in order. */
export async function drawLabels(requests: LabelRequest[], cache: string): Promise<string[]> {
  const files = requests.map(({ html }) =>
    path.join(cache, `${createHash('sha256').update(html).digest('hex').slice(0, 20)}.png`),
  );
  const missing = requests
    .map((request, i) => ({ ...request, file: files[i] as string }))
    .filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return files;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const fonts = fontFace();
    for (const { html, area, file } of missing) {
      const { width, height, scale } = areas[area];
      await page.setViewportSize({ width: Math.round(width * scale), height: Math.round(height * scale) });
      const script = html.match(/<script>([\s\S]*)<\/script>/)?.[1] ?? '';
      await page.setContent(html.replace('<style>', `<style>${fonts}`).replace(/<script>[\s\S]*<\/script>/, ''));
      await page.evaluate('document.fonts.ready');
      await page.evaluate(script);
      await page.screenshot({ path: file });
    }
  } finally {
    await browser.close();
  }
  return files;
}
