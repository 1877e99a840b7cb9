import type { ArticleFigure } from '../../contract/article-figure.ts';

/** Each bar ends at the upper level; the filled part is the norm. */
export function LimitsFigure({ figure }: { figure: Extract<ArticleFigure, { type: 'limits' }> }) {
  return (
    <div className="rounded-panel bg-tint p-card">
      <ul className="grid gap-5">
        {figure.rows.map(({ name, norm, limit, percent }) => (
          <li key={name}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <b className="font-semibold">
                {name}: {percent}&nbsp;%
              </b>
              <span className="text-ink-soft max-sm:w-full">
                норма {norm}, предел {limit}
              </span>
            </p>
            <svg
              viewBox="0 0 100 3"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1.5 h-3 w-full rounded-full"
            >
              <rect width="100" height="3" className="fill-page" />
              <rect width={Math.min(100, percent)} height="3" className="fill-action" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-caption text-ink-soft">{figure.note}</p>
    </div>
  );
}
