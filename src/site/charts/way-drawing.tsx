import type { ReactNode } from 'react';
import type { WayDrawingName } from '../../contract/page-vocabulary.ts';
import { cx } from '../ui/class-names.ts';

/** Decorative: the text beside it says the same. */
export function WayDrawing({ of, className }: { of: WayDrawingName; className?: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('text-ink', className)}
    >
      {drawings[of]}
    </svg>
  );
}

const drawings: Record<WayDrawingName, ReactNode> = {
  // A plate with a missing piece.
  idea: (
    <>
      <circle cx="60" cy="60" r="29" className="fill-page" />
      <path d="M60 60V41a19 19 0 0 1 16.5 28.5z" className="fill-action/15 stroke-action" strokeDasharray="4 5" />
      <path d="M55.5 42a19 19 0 1 0 16.5 33" />
      <path d="M17 36v14a6 6 0 0 0 12 0V36M23 36v48M98 36c-7 6-7 20-1 26h3V36zM100 62v22" />
    </>
  ),
  // A sheet with doses and a limit.
  formula: (
    <>
      <path d="M32 22h42l14 14v62H32z" className="fill-page" />
      <path d="M74 22v14h14" />
      <path d="M42 50h22M42 64h14M42 78h28" strokeWidth="6" className="stroke-action" />
      <path d="M77 44v44" strokeDasharray="3 5" />
    </>
  ),
  // A sack of powder and a scoop.
  material: (
    <>
      <path d="M34 34c-8 16-12 34-8 56 1 6 4 8 9 8h42c5 0 8-2 9-8 4-22 0-40-8-56z" className="fill-page" />
      <path d="M30 34c8-4 10 3 17 0s9-3 16 0 12 4 19 0M44 20c-4 4-7 9-10 14h44c-3-5-6-10-10-14-8 4-16 4-24 0z" />
      <path d="M40 62h32v20H40z" />
      <path d="M47 69h18M47 75h11" className="stroke-action" />
      <path d="M84 58l14-14M94 40l8 8c3-1 5-4 5-7l-6-6c-3 0-6 2-7 5z" className="fill-action/15 stroke-action" />
    </>
  ),
  // A hopper over a belt with capsules.
  making: (
    <>
      <path d="M36 20h48L70 44v10H50V44z" className="fill-page" />
      <path d="M41 29h38" className="stroke-action" />
      <path d="M60 58v6" className="stroke-action" strokeDasharray="1 5" />
      <path d="M18 84h84a8 8 0 0 1 0 16H18a8 8 0 0 1 0-16z" className="fill-page" />
      <path d="M30 92h.01M60 92h.01M90 92h.01" strokeWidth="5" />
      <rect x="54" y="66" width="12" height="18" rx="6" className="fill-action stroke-action" />
      <path d="M22 72h12a6 6 0 0 1 0 12H22a6 6 0 0 1 0-12zM86 72h12a6 6 0 0 1 0 12H86a6 6 0 0 1 0-12zM28 72v12M92 72v12" />
    </>
  ),
  // A flask and a pipette.
  laboratory: (
    <>
      <path d="M44 24h22M49 24v22L28 88c-3 6 0 10 6 10h42c6 0 9-4 6-10L61 46V24" className="fill-page" />
      <path d="M38 70h34l10 19c2 5 0 9-6 9H34c-6 0-8-4-6-9z" className="fill-action/15 stroke-action" />
      <path d="M50 84h.01M60 78h.01M66 90h.01" strokeWidth="4.5" className="stroke-action" />
      <path d="M94 18v10M90 28h8v26l-4 8-4-8zM90 38h8" />
      <path d="M94 72c-3 4-4 6-4 8a4 4 0 0 0 8 0c0-2-1-4-4-8z" className="fill-action stroke-action" />
    </>
  ),
  // A sheet with a number and a stamp.
  passport: (
    <>
      <path d="M28 20h50v80H28z" className="fill-page" />
      <path d="M38 34h20M38 48h30M38 60h30M38 72h16" />
      <path d="M38 34h20" strokeWidth="6" />
      <circle cx="80" cy="82" r="18" className="fill-page stroke-action" />
      <path d="m72 82 6 6 11-12" className="stroke-action" />
    </>
  ),
  // Jars on a shelf.
  shelf: (
    <>
      <path d="M14 96h92M24 96v10M96 96v10" />
      <path d="M36 30h32v10H36zM33 40h38a5 5 0 0 1 5 5v51H28V45a5 5 0 0 1 5-5z" className="fill-page" />
      <path d="M28 54h48M28 86h48" />
      <path d="M84 54h14v8H84zM82 62h18a3 3 0 0 1 3 3v31H79V65a3 3 0 0 1 3-3z" className="fill-page" />
      <path
        d="M42 60v20h20M46 64h4v4h-4zM56 64h4v4h-4zM50 72h4v4h-4zM58 74h2v2h-2z"
        className="fill-action stroke-action"
        strokeWidth="2"
      />
    </>
  ),
};
