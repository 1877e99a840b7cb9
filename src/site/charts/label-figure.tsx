import type { ArticleFigure } from '../../contract/article-figure.ts';
import { NumberMark } from './number-mark.tsx';

/** A label line by line, with an explanation beside each line. */
export function LabelFigure({ figure }: { figure: Extract<ArticleFigure, { type: 'label' }> }) {
  return (
    <div className="rounded-panel bg-tint p-card">
      <Lid />
      <ol>
        {figure.lines.map(({ printed, meaning }, index) => (
          <li key={printed} className="group grid sm:grid-cols-[minmax(0,1fr)_2.5rem_minmax(0,1fr)]">
            <p className="border-x-2 border-line-strong bg-page px-4 py-3 text-small font-medium max-sm:pb-1 sm:group-last:rounded-b-card sm:group-last:border-b-2">
              {printed}
            </p>
            <span aria-hidden="true" className="mt-6 h-px bg-line-strong max-sm:hidden" />
            <p className="flex gap-3 py-3 text-small text-ink-soft max-sm:border-x-2 max-sm:border-line-strong max-sm:bg-page max-sm:px-4 max-sm:pt-0 max-sm:group-last:rounded-b-card max-sm:group-last:border-b-2">
              <NumberMark number={index + 1} />
              {meaning}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Lid() {
  return (
    <svg
      viewBox="0 0 320 64"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      className="h-16 w-full stroke-line-strong sm:w-[calc(50%-1.25rem)]"
    >
      <rect x="56" y="2" width="208" height="30" rx="8" className="fill-action" stroke="none" />
      <path d="M76 8v18M100 8v18M124 8v18M148 8v18M172 8v18M196 8v18M220 8v18M244 8v18" className="stroke-page/35" />
      <path
        d="M72 32h176v6c0 8 71 6 71 26H1c0-20 71-18 71-26z"
        className="fill-page"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
