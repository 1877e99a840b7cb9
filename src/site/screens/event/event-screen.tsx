import { Check } from 'lucide';
import type { Event } from '../../../contract/entries.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { ArticleCard } from '../../cards/article-card.tsx';
import { EventCard } from '../../cards/event-card.tsx';
import { eventDates, programmeDays } from '../../cards/event-dates.ts';
import { PersonRow } from '../../cards/person-card.tsx';
import { usePastEvents } from '../../cards/use-past-events.ts';
import { Picture } from '../../images/picture.tsx';
import { StructuredData } from '../../seo/json-ld/structured-data.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CardGrid, Container, Section } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ShareLinks } from '../../ui/share-links.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EventFacts } from './event-facts.tsx';

const block = 'mt-10 lg:mt-16';

export function EventScreen({ event }: { event: Event }) {
  const { past, mark } = usePastEvents([event, ...event.others]);
  const isOver = past.has(event.slug);
  const isOpen = !isOver && event.status !== 'cancelled';
  const when = eventDates(event);
  return (
    <div {...mark}>
      <StructuredData key={event.url} block="event" of={event} />
      <Container className="pt-card">
        <Breadcrumbs trail={[{ url: pagePaths.events, label: 'События' }]} current={event.title} />
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[auto_1fr]">
          <p className="flex items-baseline gap-3 lg:block lg:min-w-44">
            <span className="text-display leading-[.9] font-semibold tracking-[-.04em] text-link">{when.days}</span>
            <span className="text-h3 font-semibold lg:mt-4 lg:block">
              {when.month} {when.year}
            </span>
          </p>
          <div>
            <h1 className="max-w-[18em] text-h1">{event.title}</h1>
            <p className="mt-5 max-w-[44rem] text-lead text-ink-soft">{event.lead}</p>
          </div>
        </div>
        <State event={event} isOver={isOver} />
        <Picture
          image={event.image}
          sizes="(min-width: 1360px) 1280px, 100vw"
          priority
          className="mt-panel aspect-[8/5] w-full rounded-panel object-cover md:aspect-[16/9]"
        />
      </Container>
      <Container className="grid gap-x-20 gap-y-12 py-[calc(var(--spacing-section)/2)] lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="lg:order-2">
          <EventFacts event={event} isOpen={isOpen} className="lg:sticky lg:top-28" />
        </div>
        <div className="min-w-0">
          {isOver && event.outcome.length > 0 && (
            <Figures items={event.outcome} className="mb-panel border-b border-line pb-8" />
          )}
          <Prose html={event.body} />
          {event.takeaways.length > 0 && (
            <Takeaways title={isOver ? 'Что унесли с\u00a0собой' : 'С\u00a0чем вы уйдёте'} items={event.takeaways} />
          )}
          {event.program.length > 0 && <Programme program={event.program} />}
          {event.speakers.length > 0 && (
            <Speakers title={isOver ? 'Вели встречу' : 'Ведут встречу'} people={event.speakers} />
          )}
          {isOpen && (
            <section className={block}>
              <h2 className="text-h3">Позвать друзей</h2>
              <ShareLinks path={event.url} title={event.title} className="mt-4" />
            </section>
          )}
        </div>
      </Container>
      {event.articles.length > 0 && (
        <Section title={isOver ? 'По следам встречи' : 'Почитать до встречи'}>
          <CardGrid columns={event.articles.length === 2 ? 2 : 3} className="max-sm:grid-cols-1">
            {event.articles.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </CardGrid>
        </Section>
      )}
      {event.others.length > 0 && (
        <Section
          title="Другие встречи"
          className="border-t border-line"
          link={{ url: pagePaths.events, label: 'Весь календарь' }}
        >
          <CardGrid columns={3}>
            {othersToShow(event.others, past).map((other) => (
              <EventCard key={other.slug} event={other} past={past.has(other.slug)} />
            ))}
          </CardGrid>
        </Section>
      )}
    </div>
  );
}

function State({ event, isOver }: { event: Event; isOver: boolean }) {
  const look = 'mt-card';
  if (event.status === 'cancelled') {
    return (
      <Notice tone="error" title="Встреча отменена" className={look}>
        Регистрация закрыта. Если вы уже записались, приходить и&nbsp;подключаться не&nbsp;нужно.
      </Notice>
    );
  }
  if (isOver) {
    return (
      <Notice title={`Встреча прошла ${eventDates(event).dates}`} className={look}>
        Здесь остались программа и&nbsp;материалы. Ближайшие встречи&nbsp;—{' '}
        <TextLink href={pagePaths.events}>в&nbsp;календаре</TextLink>.
      </Notice>
    );
  }
  if (event.status === 'postponed') {
    return (
      <Notice tone="careful" title="Дата переносится" className={look}>
        Новый день объявим на&nbsp;этой странице. Тем, кто записался, заново регистрироваться не&nbsp;нужно.
      </Notice>
    );
  }
  return null;
}

function Takeaways({ title, items }: { title: string; items: string[] }) {
  return (
    <section className={block}>
      <h2 className="text-h2">{title}</h2>
      <ul className="mt-6 grid gap-4">
        {items.map((item) => (
          <li key={item} className="flex gap-4">
            <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-good-tint text-good">
              <Icon of={Check} size={18} />
            </span>
            <span className="max-w-[36rem]">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Programme({ program }: Pick<Event, 'program'>) {
  return (
    <section className={block}>
      <h2 className="text-h2">Программа</h2>
      {programmeDays(program).map(({ day, points }) => (
        <div key={day ?? 'one'} className="mt-8">
          {day && <h3 className="mb-3 text-h3">{day}</h3>}
          <ol className="border-t border-line">
            {points.map((point) => (
              <li
                key={point.time + point.title}
                className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-b border-line py-4 sm:grid-cols-[7rem_1fr]"
              >
                <span className="font-semibold text-link">{point.time}</span>
                <span>{point.title}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Speakers({ title, people }: { title: string; people: Event['speakers'] }) {
  return (
    <section className={block}>
      <h2 className="text-h2">{title}</h2>
      <ul className="mt-8 grid gap-6">
        {people.map((person) => (
          <li key={person.slug}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const shown = 3;

/** Of events in order of time: the next ones, then the latest past ones. */
export function othersToShow<T extends { slug: string }>(events: readonly T[], past: ReadonlySet<string>): T[] {
  const coming = events.filter(({ slug }) => !past.has(slug));
  const over = events.filter(({ slug }) => past.has(slug)).toReversed();
  return [...coming, ...over].slice(0, shown);
}
