import { CalendarPlus } from 'lucide';
import type { ReactNode } from 'react';
import type { Event } from '../../../contract/entries.ts';
import { eventFormats } from '../../../contract/vocabulary.ts';
import { useSite } from '../../api-client/frame-data.ts';
import { eventDates } from '../../cards/event-dates.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface EventFactsProps {
  event: Event;
  /** In the future and not cancelled. */
  isOpen: boolean;
  className?: string;
}

export function EventFacts({ event, isOpen, className }: EventFactsProps) {
  const when = eventDates(event);
  const company = useSite()?.company.name;
  const isDateKnown = event.status === 'scheduled';
  return (
    <section aria-label="Главное о встрече" className={cx('rounded-panel bg-tint p-card', className)}>
      <dl className="grid gap-5">
        <Fact name="Когда">
          <time dateTime={event.start}>{when.dates}</time>
          <span className="block text-small text-ink-soft">
            {when.weekday}
            {when.time && `, ${when.isOneDay ? '' : 'начало в\u00a0'}${when.time} по\u00a0Москве`}
          </span>
        </Fact>
        <Fact name="Где">
          {event.place?.name ?? eventFormats[event.format]}
          {event.place && (
            <span className="block text-small text-ink-soft">
              {event.place.city}, {event.place.address}
            </span>
          )}
          {isOpen && event.onlineUrl && (
            <span className="mt-1 block text-small">
              <TextLink href={event.onlineUrl}>{event.place ? 'Трансляция' : 'Ссылка на\u00a0эфир'}</TextLink>
            </span>
          )}
        </Fact>
        {event.place && <Fact name="Формат">{eventFormats[event.format]}</Fact>}
        <Fact name="Участие">
          {event.price}
          {event.refund && <span className="block text-small text-ink-soft">{event.refund}</span>}
        </Fact>
        <Fact name="Возраст">{event.ageMark}</Fact>
        {company && <Fact name="Организатор">{company}</Fact>}
      </dl>
      <SampleMark of={event.sample} className="mt-5" />
      {isOpen && (
        <div className="mt-7 grid gap-3 print:hidden">
          {event.registration && (
            <ButtonLink href={event.registration} wide>
              Записаться
            </ButtonLink>
          )}
          {isDateKnown && (
            // A file of the server, not a route.
            <a href={`${event.url}.ics`} download className={buttonClass({ variant: 'secondary', wide: true })}>
              <Icon of={CalendarPlus} size={20} />
              Добавить в&nbsp;календарь
            </a>
          )}
        </div>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="mt-0.5 font-semibold [&_span]:font-normal">{children}</dd>
    </div>
  );
}
