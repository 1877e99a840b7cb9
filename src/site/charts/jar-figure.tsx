import type { JarPlace } from '../../contract/page-vocabulary.ts';
import { DataMatrix } from './data-matrix.tsx';
import { NumberMark } from './number-mark.tsx';

/** From the drawn part to its number, in units of the drawing. */
const places: Record<JarPlace, { from: [number, number]; to: [number, number] }> = {
  lid: { from: [254, 94], to: [300, 80] },
  certificate: { from: [80, 246], to: [26, 228] },
  code: { from: [258, 250], to: [306, 228] },
  batch: { from: [208, 337], to: [306, 326] },
};
const [width, height] = [330, 390];

/** A jar with the numbers of the steps beside it. */
export function JarFigure({ marks }: { marks: { place: JarPlace; number: number }[] }) {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-[26rem]">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-full text-ink"
      >
        <path d="M88 28h160a10 10 0 0 1 10 10v44H78V38a10 10 0 0 1 10-10z" className="fill-action stroke-action" />
        <path
          d="M96 40v30M112 40v30M128 40v30M144 40v30M160 40v30M176 40v30M192 40v30M208 40v30M224 40v30M240 40v30"
          className="stroke-on-action/40"
        />
        <path d="M82 88h172v12H82z" className="fill-page" />
        <path d="M94 88v12M110 88v12M126 88v12M142 88v12M158 88v12M174 88v12M190 88v12M206 88v12M222 88v12M242 88v12" />
        <path
          d="M92 100h152v8c0 12 30 12 30 36v196c0 18-10 26-26 26H88c-16 0-26-8-26-26V144c0-24 30-24 30-36z"
          className="fill-page"
        />
        <path d="M62 152h212v154H62z" className="fill-tint" />
        <path d="M84 180h92" strokeWidth="9" />
        <path d="M84 200h120M84 214h96" className="stroke-line-strong" />
        <path d="M84 240h64M84 252h88" className="stroke-action" />
        <path d="M84 276h72M84 288h84M84 300h58" className="stroke-line-strong" />
        <rect x="206" y="240" width="52" height="52" rx="6" className="fill-page" stroke="none" />
        <DataMatrix x={213} y={247} width={38} />
        <text x="148" y="335" textAnchor="middle" fill="currentColor" stroke="none" fontSize="13" fontWeight="600">
          A03-2607-1
        </text>
        <text x="148" y="348" textAnchor="middle" fill="currentColor" stroke="none" fontSize="9">
          годен до 07.2029
        </text>
        <ellipse cx="148" cy="337" rx="60" ry="19" className="stroke-action" />
        {marks.map(({ place }) => {
          const { from, to } = places[place];
          return (
            <g key={place} className="stroke-action" strokeWidth="2">
              <path d={`M${from.join(' ')}L${to.join(' ')}`} />
              <circle cx={from[0]} cy={from[1]} r="3.5" className="fill-action" />
            </g>
          );
        })}
      </svg>
      {marks.map(({ place, number }) => {
        const [x, y] = places[place].to;
        return (
          <NumberMark
            key={place}
            number={number}
            className="absolute -translate-1/2"
            style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
          />
        );
      })}
    </div>
  );
}
