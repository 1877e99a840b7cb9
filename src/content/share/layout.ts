import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import { type SharePicture, type ShareSpec, shareSize } from './share-book.ts';

const margin = 64;
/** A little more than the tenth of the area that the law asks for. */
const stripHeight = 68;
const panel = { upright: 504, wide: 560 } as const;

/** Where the picture goes: the whole height at the right edge, above the warning. */
export function pictureBox(spec: SharePicture, isWide: boolean) {
  if (spec.title === '') return { left: 0, top: 0, ...shareSize };
  const width = isWide ? panel.wide : panel.upright;
  return { left: shareSize.width - width, top: 0, width, height: shareSize.height - (spec.warning ? stripHeight : 0) };
}

export const logoBox = { left: margin, top: 56, height: 40 } as const;

/** The words as SVG paths, on a transparent ground. */
export function wordsSvg(spec: SharePicture, isWide: boolean): Promise<string> {
  const width = pictureBox(spec, isWide).left - margin - 40;
  const words = element(
    {
      ...column,
      position: 'absolute',
      left: margin,
      top: logoBox.top + logoBox.height,
      bottom: spec.warning ? stripHeight : 0,
      width,
      justifyContent: 'center',
    },
    [
      ...(spec.percent === null ? [] : [tickBar(spec.percent, spec.colours)]),
      element(
        { fontSize: 28, fontWeight: 500, color: spec.colours.deep, opacity: 0.85, marginBottom: 20 },
        spec.kicker,
      ),
      element(
        {
          fontSize: titleSize(spec.title, width),
          fontWeight: 600,
          color: spec.colours.deep,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
          lineClamp: 6,
        },
        spec.title,
      ),
    ],
  );
  const strip = spec.warning
    ? [
        element(
          {
            position: 'absolute',
            left: 0,
            bottom: 0,
            width: shareSize.width,
            height: stripHeight,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: spec.colours.deep,
            color: '#ffffff',
            fontSize: 32,
            fontWeight: 500,
          },
          spec.warning,
        ),
      ]
    : [];
  return satori(element({ width: '100%', height: '100%', fontFamily: families }, [words, ...strip]), {
    ...shareSize,
    fonts,
  });
}

const bar = { length: 180, height: 14, tick: { width: 5, height: 42 } };

/** The sign of the brand, as `tick-bar.tsx` draws it: the tick at 100 % stands at five sixths of the bar. */
function tickBar(percent: number, { accent, deep }: ShareSpec['colours']): Node {
  const place = { position: 'absolute', top: (bar.tick.height - bar.height) / 2, height: bar.height } as const;
  const round = { borderRadius: bar.height / 2 };
  const filled = Math.max(bar.height, (bar.length * Math.min(120, percent)) / 120);
  return element({ position: 'relative', width: bar.length, height: bar.tick.height, marginBottom: 24 }, [
    element({ ...place, ...round, width: bar.length, backgroundColor: deep, opacity: 0.16 }, ''),
    element({ ...place, ...round, width: filled, backgroundColor: accent }, ''),
    element(
      {
        position: 'absolute',
        top: 0,
        left: (bar.length * 100) / 120 - bar.tick.width / 2,
        ...bar.tick,
        borderRadius: bar.tick.width / 2,
        backgroundColor: deep,
      },
      '',
    ),
  ]);
}

/** As large as the length allows, and never so large that the longest word would have to be broken. */
function titleSize(title: string, width: number): number {
  const byLength = [
    [16, 88],
    [28, 72],
    [48, 60],
    [72, 50],
  ].find(([length = 0]) => title.length <= length)?.[1];
  const longest = Math.max(...title.split(/[ -]/).map((word) => word.length));
  return Math.round(Math.min(byLength ?? 44, width / (longest * 0.62)));
}

const column = { display: 'flex', flexDirection: 'column' } as const;

type Style = Record<string, string | number>;

interface Node {
  type: 'div';
  key: null;
  props: { style: Style; children: string | Node[] };
}

/** What React's `createElement` would make; satori needs no more of React than this. */
function element(style: Style, children: string | Node[]): Node {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

// A name per script: satori looks for a missing letter in the next family, not in the next file of the same one.
const scripts = ['latin', 'cyrillic'] as const;
const families = scripts.map((script) => `Onest ${script}`).join(', ');
const resolve = createRequire(import.meta.url).resolve;
const fonts: Font[] = scripts.flatMap((script) =>
  ([500, 600] as const).map((weight) => ({
    name: `Onest ${script}`,
    data: readFileSync(resolve(`@fontsource/onest/files/onest-${script}-${weight}-normal.woff`)),
    weight,
    style: 'normal' as const,
  })),
);
