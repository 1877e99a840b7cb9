import type { Figure } from '../../contract/common.ts';
import { cx } from '../ui/class-names.ts';
import { Figures } from '../ui/figures.tsx';
import { Section } from '../ui/layout.tsx';
import type { SectionProps, ThemeLook } from './theme-looks.ts';

export function FiguresSection({ section, look, tone }: SectionProps<'figures'>) {
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      {look.figures === 'row' ? (
        <Figures items={section.items} size="large" />
      ) : (
        <DrawnFigures items={section.items} look={look.figures} />
      )}
    </Section>
  );
}

const lists = {
  clock: {
    list: '',
    item: 'grid grid-cols-1 gap-x-10 gap-y-1 border-t border-accent-deep/25 py-7 sm:grid-cols-[6fr_6fr] sm:items-baseline',
    value: 'text-display text-accent-deep',
  },
  /** On narrow screens the text stands beside the circles. */
  circles: {
    list: 'grid grid-cols-1 gap-4 md:grid-cols-[repeat(3,minmax(0,20rem))] md:justify-between',
    item: 'items-center gap-5 max-md:grid max-md:grid-cols-[7rem_1fr] md:flex md:aspect-square md:flex-col md:justify-center md:gap-0 md:rounded-full md:bg-accent-tint md:p-[11%] md:text-center',
    value:
      'text-accent-deep max-md:grid max-md:size-28 max-md:place-items-center max-md:rounded-full max-md:bg-accent-tint max-md:text-h3 md:text-h1',
  },
  lines: {
    list: 'border-b border-line',
    item: 'grid grid-cols-1 gap-x-10 gap-y-1 border-t border-line py-5 sm:grid-cols-[4fr_8fr] sm:items-baseline',
    value: 'text-h1',
  },
} satisfies Record<Exclude<ThemeLook['figures'], 'row'>, Record<string, string>>;

function DrawnFigures({ items, look }: { items: Figure[]; look: keyof typeof lists }) {
  const { list, item, value } = lists[look];
  return (
    <ul className={list}>
      {items.map((figure) => (
        <li key={figure.value} className={item}>
          <p className={cx('font-semibold tracking-[-.03em]', value)}>{figure.value}</p>
          <p className={look === 'circles' ? 'mt-2 text-small leading-snug' : 'text-lead'}>
            {figure.label}
            {figure.note && <span className="mt-1 block text-caption text-ink-soft">{figure.note}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
