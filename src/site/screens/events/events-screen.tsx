import { ArrowRight, ArrowUpRight, CalendarDays } from 'lucide';
import type { EventCard as EventCardData } from '../../../contract/cards.ts';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { eventFormats } from '../../../contract/vocabulary.ts';
import { CardTitle } from '../../cards/card-title.tsx';
import { EventCard } from '../../cards/event-card.tsx';
import { eventDates } from '../../cards/event-dates.ts';
import { Picture } from '../../images/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CardGrid, Container, PageHead, Section } from '../../ui/layout.tsx';

export function EventsScreen({ page }: { page: PageData<'events'> }) {
  // A cancelled event stays in the list, but is not featured.
  const next = page.upcoming.find(({ status }) => status === 'scheduled');
  const later = page.upcoming.filter((event) => event !== next);
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <Container>
        {next ? (
          <NextEvent event={next} />
        ) : (
          <EmptyState
            icon={<Icon of={CalendarDays} size={28} />}
            title="Пока ничего не назначено"
            text="Новые встречи появятся здесь. А пока — архив и статьи наших авторов."
          >
            <ButtonLink href={pagePaths.articles} variant="secondary">
              К статьям
            </ButtonLink>
          </EmptyState>
        )}
      </Container>
      {later.length > 0 && (
        <Section title={next ? 'Дальше по\u00a0календарю' : 'Календарь'} space="tight" className="max-sm:pt-section">
          <ol className="border-t border-line">
            {later.map((event) => (
              <li key={event.slug} className="border-b border-line">
                <AgendaRow event={event} />
              </li>
            ))}
          </ol>
        </Section>
      )}
      {page.past.length > 0 && (
        <Section title="Как это было" samples={page.past} tone="muted" className="mt-[calc(var(--spacing-section)/2)]">
          <CardGrid columns={4} className="max-sm:grid-cols-1">
            {page.past.map((event) => (
              <EventCard
                key={event.slug}
                event={event}
                past
                sizes="(min-width: 1024px) 300px, (min-width: 640px) 50vw, 100vw"
              />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

const statusWords = { scheduled: null, cancelled: 'Отменено', postponed: 'Перенесено' };
const placeOf = (event: EventCardData) => event.city ?? eventFormats[event.format];

function NextEvent({ event }: { event: EventCardData }) {
  const when = eventDates(event);
  return (
    <article className="on-deep group relative card-clip isolate grid rounded-panel bg-deep lg:grid-cols-2">
      <div className="relative aspect-[8/5] overflow-hidden lg:order-2 lg:aspect-auto lg:min-h-120">
        <Picture
          image={event.image}
          sizes="(min-width: 1024px) 640px, 100vw"
          alt=""
          priority
          className="absolute inset-0 size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-col p-panel">
        <p className="text-small text-ink-soft">Ближайшая встреча</p>
        <p aria-hidden="true" className="mt-4 flex items-baseline gap-3">
          <span className="text-display font-semibold tracking-[-.04em]">{when.days}</span>
          <span className="text-h3 font-semibold">{when.month}</span>
        </p>
        <CardTitle href={event.url} level={2} className="mt-6 text-h2">
          {event.title}
        </CardTitle>
        <p className="mt-4 max-w-[32rem] text-ink-soft">{event.lead}</p>
        <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-8 text-small font-medium">
          <time dateTime={event.start}>
            {when.dates}
            {when.time && `, ${when.time}`}
          </time>
          <span>{placeOf(event)}</span>
          <span>{event.price}</span>
        </p>
        <p aria-hidden="true" className="mt-6">
          <span className="inline-flex min-h-12 items-center gap-2 rounded-full bg-inverse px-6 text-small font-semibold text-on-inverse">
            Программа и&nbsp;запись
            <Icon of={ArrowRight} size={20} />
          </span>
        </p>
      </div>
    </article>
  );
}

function AgendaRow({ event }: { event: EventCardData }) {
  const when = eventDates(event);
  return (
    <article className="group relative grid grid-cols-[5.25rem_1fr] items-start gap-x-panel py-card md:grid-cols-[9rem_1fr_13rem_auto]">
      <p>
        <span
          aria-hidden="true"
          className="block text-h2 leading-none font-semibold tracking-[-.03em] whitespace-nowrap"
        >
          {when.days}
        </span>
        <time dateTime={event.start} className="mt-2 block text-caption text-ink-soft">
          <span className="sr-only">{when.dates}</span>
          <span aria-hidden="true">
            {when.month} <span className="max-md:hidden">{when.year}</span>
          </span>
        </time>
      </p>
      <div className="min-w-0">
        <CardTitle href={event.url} level={3} className="text-h3">
          {event.title}
        </CardTitle>
        <p className="mt-2 max-w-[36rem] text-small text-ink-soft">{event.lead}</p>
        <p className="mt-3 flex flex-wrap gap-x-3 gap-y-0.5 text-caption text-ink-soft md:hidden">
          <Details event={event} />
        </p>
      </div>
      <p className="hidden text-small text-ink-soft md:grid md:gap-1">
        <Details event={event} />
      </p>
      <Icon
        of={ArrowUpRight}
        size={24}
        className="hidden text-ink-faint transition-transform duration-(--motion-page) group-hover:translate-x-0.5 group-hover:-translate-y-0.5 md:block"
      />
    </article>
  );
}

function Details({ event }: { event: EventCardData }) {
  const when = eventDates(event);
  const status = statusWords[event.status];
  return (
    <>
      {status && <span className="font-semibold text-careful">{status}</span>}
      <span className="font-medium text-ink">{placeOf(event)}</span>
      <span>
        {when.weekday}
        {when.time && `, ${when.time}`}
      </span>
      <span className="max-md:basis-full">{event.price}</span>
    </>
  );
}
