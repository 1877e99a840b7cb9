import { useId, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { Section } from '../../ui/layout.tsx';
import type { SectionProps } from '../theme-looks.ts';
import { PlanProducts } from '../tool-parts.tsx';
import { useLinkedLine } from '../use-linked-line.ts';
import { monthName, monthToOpen } from './season.ts';

const id = 'mesyats';

/**
 * One month at a time, the current one first. All months have one grid cell, so that nothing jumps; without scripts and
 * on paper they stand below each other.
 */
export function SeasonSection({ section, tone }: SectionProps<'season'>) {
  const months = section.items.map(({ month }) => month);
  const [chosen, setChosen] = useState(months[0]);
  const [now, setNow] = useState<number | null>(null);
  const group = useId();

  // The server does not know the month of the reader; its HTML shows the first month of the calendar.
  const writeLine = useLinkedLine(id, (line) => {
    const current = new Date().getMonth() + 1;
    setNow(current);
    setChosen(months.find((month) => String(month) === line) ?? monthToOpen(months, current));
  });

  return (
    <Section id={id} title={section.title} text={section.text} tone={tone}>
      <fieldset className="min-w-0 noscript:hidden print:hidden">
        <legend className="sr-only">Месяц</legend>
        <div className="no-scrollbar relative -mx-1 flex gap-1 overflow-x-auto p-1">
          {months.map((month) => (
            <label key={month} className="relative shrink-0 cursor-pointer">
              <input
                type="radio"
                name={group}
                value={month}
                checked={month === chosen}
                onChange={() => {
                  setChosen(month);
                  writeLine(String(month));
                }}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="inline-flex min-h-11 items-center rounded-full px-4 text-small font-semibold peer-checked:bg-ink peer-checked:text-page peer-focus-visible:outline-3 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-focus sm:px-5">
                {monthName(month)}
                {month === now && <span className="sr-only"> сейчас</span>}
                {month === now && (
                  <span aria-hidden="true" className="absolute top-1.5 right-2 size-2 rounded-full bg-accent" />
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ol className="mt-4 grid gap-3 noscript:sm:grid-cols-2 noscript:lg:grid-cols-3 print:grid-cols-2">
        {section.items.map((item) => (
          <li
            key={item.month}
            className={cx(
              'col-start-1 row-start-1 grid content-between gap-x-16 rounded-panel p-panel lg:grid-cols-2 lg:content-center lg:items-center',
              'noscript:visible noscript:col-auto noscript:row-auto noscript:block print:visible print:col-auto print:row-auto',
              item.products.length > 0 ? 'bg-accent-tint' : 'bg-muted',
              item.month !== chosen && 'invisible',
            )}
          >
            <div>
              <p className="text-h2 font-semibold text-accent-deep">{monthName(item.month)}</p>
              <p className={cx('mt-1 text-caption text-ink-soft noscript:hidden', item.month !== now && 'invisible')}>
                Сейчас за&nbsp;окном
              </p>
              <h3 className="mt-6 text-h3">{item.title}</h3>
              <p className="mt-2 text-ink-soft">{item.text}</p>
            </div>
            <PlanProducts products={item.products} large={item.products.length === 1} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
