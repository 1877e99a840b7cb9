import { Check, CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/product.ts';
import { type TimeOfDay, timesOfDay } from '../../../contract/vocabulary.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { Fold } from '../../ui/fold.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout.tsx';
import { intakeId } from './sections.ts';

export function ProductIntake({ product }: { product: Product }) {
  const { intake } = product;
  return (
    <Section id={intakeId} title="Как принимать" tone="accent">
      <div className="grid grid-cols-1 gap-x-16 gap-y-card lg:grid-cols-[7fr_4fr]">
        <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-3">
          <Fact title="Сколько" text={intake.dose} />
          <Fact title="Когда" text={intake.when} />
          <Fact title="Как долго" text={intake.course} />
        </dl>
        <DayLine times={product.timeOfDay} />
      </div>
      {intake.note && <p className="mt-card max-w-[68ch] text-body text-ink-soft">{intake.note}</p>}
      <div className="mt-panel grid grid-cols-1 gap-gap">
        <Panel title="Кому подходит">
          <ul className="grid gap-x-8 gap-y-1.5 max-md:text-small md:gap-y-3 md:grid-cols-2">
            {product.suits.map((text) => (
              <li key={text} className="flex gap-3">
                <Icon of={Check} size={20} className="mt-0.5 text-good" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Противопоказания">
          <Fold title="Кому не подходит">
            <WarningGroups groups={product.warnings.groups} medicines={product.medicines} />
          </Fold>
        </Panel>
      </div>
      <p className="mt-card max-w-[68ch] text-small text-ink-soft">{product.warnings.label.join(' ')}</p>
    </Section>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 rounded-panel bg-page p-card max-lg:gap-y-1 max-sm:py-4 lg:grid-cols-[1fr_3fr]">
      <h3 className="text-h3">{title}</h3>
      {children}
    </div>
  );
}

interface WarningGroupsProps {
  groups: Product['warnings']['groups'];
  medicines: Product['medicines'];
}

function WarningGroups({ groups, medicines }: WarningGroupsProps) {
  return (
    <dl className="grid gap-x-8 gap-y-5 max-lg:pt-3 md:grid-cols-2">
      {groups.map(({ id, title, items }) => (
        <div key={id}>
          <dt className="text-caption text-ink-faint">{title}</dt>
          {items.map((text) => (
            <dd key={text} className="mt-2 flex gap-3">
              <Icon of={CircleAlert} size={22} className="mt-0.5 text-careful" />
              <span>
                {text}
                {medicines
                  .filter(({ warning }) => warning === text)
                  .map(({ title, url }) => (
                    <AppLink
                      key={url}
                      href={url}
                      className="block text-small text-link underline underline-offset-4 print:hidden"
                    >
                      {title}: что учесть
                    </AppLink>
                  ))}
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-sm:grid max-sm:grid-cols-[6rem_1fr] max-sm:items-baseline">
      <dt className="text-caption text-accent-deep">{title}</dt>
      <dd className="sm:mt-1.5 max-sm:text-body text-h3 font-semibold tracking-[-.01em] text-balance">{text}</dd>
    </div>
  );
}

const parts = ['morning', 'day', 'evening'] as const satisfies TimeOfDay[];

/** The parts of the day, those of the intake filled. */
function DayLine({ times }: { times: TimeOfDay[] }) {
  const any = times.includes('any');
  return (
    <div>
      <p className="text-caption text-accent-deep">{any ? timesOfDay.any : 'Время дня'}</p>
      <ul className="mt-3 grid grid-cols-3 gap-1.5 text-small">
        {parts.map((part) => {
          const on = any || times.includes(part);
          return (
            <li key={part}>
              <span aria-hidden="true" className={cx('block h-2.5 rounded-full', on ? 'bg-accent' : 'bg-track')} />
              <span className={cx('mt-2 block', on ? 'font-semibold' : 'text-ink-faint')}>
                {timesOfDay[part]}
                <span className="sr-only">{on ? ': подходит' : ': обычно не принимают'}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
