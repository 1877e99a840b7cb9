import { cx } from '../../ui/class-names.ts';
import { Section, SectionHead } from '../../ui/layout.tsx';
import type { SectionProps } from '../theme-looks.ts';
import { PlanProducts, useNow } from '../tool-parts.tsx';
import { type Phase, phaseOf, spanWords } from './evening.ts';

/** Steps of an evening on one line; the current step is marked, past ones are dimmed. */
export function EveningSection({ section, tone }: SectionProps<'evening'>) {
  const now = useNow();
  const phase =
    now &&
    phaseOf(
      section.items.map(({ time }) => time),
      now.getHours() * 60 + now.getMinutes(),
    );
  const current = phase?.kind === 'step' ? phase.now : null;
  return (
    <Section label={section.title} tone={tone}>
      <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+32px)] lg:self-start">
          <SectionHead title={section.title} text={section.text} />
          {/* The space is reserved, so that nothing moves when the clock is known. */}
          <p
            role="status"
            className="-mt-2 mb-10 min-h-30 rounded-card bg-muted p-5 text-small noscript:hidden print:hidden"
          >
            {now && phase && (
              <>
                <b className="block text-h3">{clock(now)}</b>
                {sentence(phase, section.items)}
              </>
            )}
          </p>
        </div>
        <ol className="border-l border-line">
          {section.items.map((item, index) => (
            <li
              key={item.time}
              aria-current={index === current ? 'time' : undefined}
              className={cx(
                'relative pl-panel not-last:pb-10 lg:not-last:pb-16',
                current !== null && index < current && 'text-ink-soft',
              )}
            >
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-3 -left-1.5 size-3 rounded-full bg-accent',
                  index === current && 'outline-6 outline-accent/35',
                )}
              />
              <p className="flex flex-wrap items-center gap-x-4 text-h2 font-medium text-accent-deep">
                {item.time}
                {index === current && (
                  <span className="rounded-full bg-accent-tint px-3 py-1 text-caption font-semibold">сейчас</span>
                )}
              </p>
              <h3 className="mt-2 text-h3">{item.title}</h3>
              <p className="mt-2 max-w-[36rem] text-ink-soft">{item.text}</p>
              <PlanProducts products={item.products} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

type Items = SectionProps<'evening'>['section']['items'];

function sentence(phase: Phase, items: Items): string {
  if (phase.kind === 'night')
    return 'Список на\u00a0сегодня закончен. Погасите экран: всё остальное подождёт до\u00a0утра.';
  if (phase.kind === 'day') {
    return `До\u00a0вечера ещё ${spanWords(phase.minutes)}. Первый пункт\u00a0— в\u00a0${items[phase.next]?.time}.`;
  }
  const title = items[phase.now]?.title;
  if (phase.minutes === null) return `«${title}» — последний пункт. Дальше только сон.`;
  return `Сейчас — «${title}». Следующий пункт через ${spanWords(phase.minutes)}, в\u00a0${items[phase.now + 1]?.time}.`;
}

const clock = (now: Date) => `${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`;
