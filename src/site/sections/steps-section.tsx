import type { CSSProperties } from 'react';
import type { TitledText } from '../../contract/common.ts';
import { cx } from '../ui/class-names.ts';
import { Section, SectionHead, textColumns } from '../ui/layout.tsx';
import type { SectionProps } from './theme-looks.ts';

export function StepsSection({ section, look, tone }: SectionProps<'steps'>) {
  if (look.steps === 'contract') return <Contract section={section} look={look} tone={tone} />;
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      {look.steps === 'stairs' && <Stairs items={section.items} />}
      {look.steps === 'shelf' && <Shelf items={section.items} />}
      {look.steps === 'columns' && <Columns items={section.items} />}
    </Section>
  );
}

function Columns({ items }: { items: TitledText[] }) {
  return (
    <ol className={cx('grid grid-cols-1 gap-x-10 gap-y-8', textColumns(items.length))}>
      {items.map((item) => (
        <li key={item.title} className="border-t-2 border-accent pt-5">
          <h3 className="text-h3">{item.title}</h3>
          <p className="mt-2 text-ink-soft">{item.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Each step stands lower than the one before. */
function Stairs({ items }: { items: TitledText[] }) {
  return (
    <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item, index) => (
        <li
          key={item.title}
          style={{ '--step': index } as CSSProperties}
          className="flex flex-col justify-between gap-8 rounded-card bg-accent-tint p-card lg:mt-[calc(var(--step)*56px)] lg:min-h-[300px]"
        >
          <span
            aria-hidden="true"
            className="text-display leading-none font-semibold tracking-[-.05em] text-accent-deep"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-1 text-small text-ink-soft">{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Shelf({ items }: { items: TitledText[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        <li
          key={item.title}
          className="grid grid-cols-[3rem_1fr] gap-x-5 gap-y-1 border-b-4 border-accent-tint py-6 lg:grid-cols-[6rem_5fr_6fr] lg:items-baseline"
        >
          <span aria-hidden="true" className="text-h2 font-semibold text-accent">
            {index + 1}
          </span>
          <h3 className="text-h3">{item.title}</h3>
          <p className="text-ink-soft max-lg:col-start-2">{item.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** In the form of a contract. */
function Contract({ section, tone }: SectionProps<'steps'>) {
  return (
    <Section label={section.title} tone={tone}>
      <div className="mx-auto max-w-[60rem] rounded-panel bg-accent-tint p-panel">
        <SectionHead title={section.title} text={section.text} />
        <ol className="grid gap-6">
          {section.items.map((item, index) => (
            <li key={item.title} className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-accent-deep/25 pt-5">
              <span className="text-h3 font-semibold text-accent-deep">{index + 1}.</span>
              <div>
                <h3 className="text-h3">{item.title}</h3>
                <p className="mt-1 text-ink-soft">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p aria-hidden="true" className="mt-12 grid grid-cols-2 gap-8 text-caption text-ink-soft">
          <span className="border-t border-accent-deep pt-2">Взрослый</span>
          <span className="border-t border-accent-deep pt-2">Ребёнок</span>
        </p>
      </div>
    </Section>
  );
}
