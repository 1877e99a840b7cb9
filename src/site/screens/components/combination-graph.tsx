import { pagePaths } from '../../../contract/paths.ts';
import { combinationKinds, keysOf } from '../../../contract/vocabulary.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { type ComponentsPage, neighboursOf } from './components-query.ts';

const size = 612;
const radius = 250;

/** Colour and dashes, because a colour alone is not accessible. */
const lines = {
  good: { className: 'stroke-good', dash: undefined },
  careful: { className: 'stroke-careful', dash: '2 5' },
  apart: { className: 'stroke-link', dash: '9 5' },
  doctor: { className: 'stroke-error', dash: '1 4' },
} as const;

/** Substances in a ring, a line for each known pair. The list beside it says the same in words. */
export function CombinationGraph({ page, chosen }: { page: ComponentsPage; chosen: string | undefined }) {
  const nodes = page.items
    .filter(({ slug }) => neighboursOf(page, slug).size > 0)
    .map((item, index, all) => ({ ...item, angle: (index / all.length) * 2 * Math.PI - Math.PI / 2 }));
  const places = new Map(nodes.map(({ slug, angle }) => [slug, pointAt(angle, radius)]));
  const titleOf = (slug: string) => nodes.find((node) => node.slug === slug)?.title ?? slug;
  const around = nodes.some(({ slug }) => slug === chosen) ? chosen : undefined;
  const shown = page.pairs.filter(({ first, second }) => !around || first === around || second === around);
  const kinds = keysOf(combinationKinds).filter((kind) => shown.some((pair) => pair.kind === kind));
  if (shown.length === 0) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="mx-auto w-full max-w-[44rem] print:hidden">
        {shown.map((pair) => {
          const [a, b] = [places.get(pair.first), places.get(pair.second)];
          const { className, dash } = lines[pair.kind];
          return (
            a &&
            b && (
              <path
                key={`${pair.first} ${pair.second}`}
                d={`M${a.x} ${a.y}Q${size / 2} ${size / 2} ${b.x} ${b.y}`}
                fill="none"
                strokeWidth={around ? 2.5 : 1.5}
                strokeDasharray={dash}
                className={className}
              />
            )
          );
        })}
        {nodes.map(({ slug, symbol, angle }) => {
          const { x, y } = pointAt(angle, radius + 28);
          const isBright = !around || slug === around || neighboursOf(page, around).has(slug);
          return (
            <a key={slug} href={`${pagePaths.components}?with=${slug}`} tabIndex={-1}>
              <circle cx={x} cy={y} r="24" className={isBright ? 'fill-tint' : 'fill-muted'} />
              <text
                x={x}
                y={y + 5}
                textAnchor="middle"
                fontSize="17"
                className={cx('max-sm:text-h3', isBright ? 'fill-ink font-semibold' : 'fill-ink-faint')}
              >
                {symbol}
              </text>
            </a>
          );
        })}
      </svg>
      <div className="grid gap-8">
        {kinds.map((kind) => (
          <section key={kind} aria-label={combinationKinds[kind]}>
            <h3 className="flex items-center gap-3 text-body font-semibold">
              <svg viewBox="0 0 36 4" aria-hidden="true" className="w-9">
                <path
                  d="M0 2h36"
                  strokeWidth="3"
                  strokeDasharray={lines[kind].dash}
                  className={lines[kind].className}
                />
              </svg>
              {combinationKinds[kind]}
            </h3>
            <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
              {shown
                .filter((pair) => pair.kind === kind)
                .map(({ first, second, reason }) => (
                  <li key={`${first} ${second}`} className={around ? 'basis-full' : undefined}>
                    <AppLink
                      href={`${pagePaths.combinations}#${first}--${second}`}
                      className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-link"
                    >
                      {titleOf(first)} и&nbsp;{lower(titleOf(second))}
                    </AppLink>
                    {around && <p className="text-ink-soft">{reason}</p>}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Rounded, so that server and browser render the same. */
function pointAt(angle: number, from: number): { x: number; y: number } {
  return { x: Math.round(size / 2 + Math.cos(angle) * from), y: Math.round(size / 2 + Math.sin(angle) * from) };
}

/** «Магний и кальций», but «Магний и L-теанин». */
const lower = (title: string) => (/^[А-ЯЁ]/.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title);
