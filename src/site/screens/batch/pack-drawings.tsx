import type { ReactNode } from 'react';
import type { PageData } from '../../../contract/pages.ts';

type Places = PageData<'batch'>['places'];

/** Where the number is printed on three kinds of pack. Decorative: the caption says the same. */
export function PackDrawings({ captions }: { captions: Places }) {
  return (
    <ul className="grid grid-cols-1 gap-gap sm:grid-cols-3">
      {(['jar', 'bottle', 'box'] as const).map((pack) => (
        <li key={pack} className="flex flex-col rounded-panel bg-page p-card">
          <svg
            viewBox="0 0 240 200"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="mx-auto w-full max-w-72 text-ink"
          >
            {drawings[pack]}
          </svg>
          <p className="mt-4 text-center text-small">{captions[pack]}</p>
        </li>
      ))}
    </ul>
  );
}

/** The printed number with a ring around it. */
function Mark({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <text
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
        fontSize="13"
        fontWeight="600"
        letterSpacing="1"
        y="-3"
      >
        A01-2608-2
      </text>
      <text textAnchor="middle" fill="currentColor" stroke="none" fontSize="9" y="10">
        годен до 08.2028
      </text>
      <ellipse rx="58" ry="24" className="stroke-action" strokeWidth="3" />
    </g>
  );
}

const drawings: Record<keyof Places, ReactNode> = {
  // A jar on its side, its bottom to the front.
  jar: (
    <>
      <path d="M92 34h92a14 14 0 0 1 14 14v104a14 14 0 0 1-14 14H92" />
      <path d="M198 58h16a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8h-16M208 58v84" />
      <path d="M124 34v132M172 34v132" strokeDasharray="3 7" />
      <ellipse cx="84" cy="100" rx="68" ry="66" className="fill-muted" />
      <ellipse cx="84" cy="100" rx="60" ry="58" />
      <Mark x={84} y={100} />
    </>
  ),
  // A tube; the number along the seam.
  bottle: (
    <>
      <path d="M90 18h60v20H90zM80 38h80l12 18v126H68V56z" className="fill-muted" />
      <path d="M100 18v20M110 18v20M120 18v20M130 18v20M140 18v20" />
      <path d="M68 72h104M68 130h104" strokeDasharray="3 7" />
      <path d="M104 90h32M98 102h44M108 114h24" />
      <Mark x={120} y={156} />
    </>
  ),
  // A box with an open side flap.
  box: (
    <>
      <path d="M120 62h104v118H120z" />
      <path d="M120 62 148 36h76v26M224 36v144" />
      <path d="M144 92h56M144 106h56M152 120h40" />
      <path d="M120 62 14 78v84l106 18z" className="fill-muted" />
      <Mark x={66} y={122} />
    </>
  ),
};
