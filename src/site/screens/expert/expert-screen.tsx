import type { Expert } from '../../../contract/entries.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { quoteSentence } from '../../../text/russian.ts';
import { EventCard } from '../../cards/event-card.tsx';
import { PersonCard } from '../../cards/person-card.tsx';
import { ProductRow } from '../../cards/product-card.tsx';
import { usePastEvents } from '../../cards/use-past-events.ts';
import { Picture } from '../../images/picture.tsx';
import { StructuredData } from '../../seo/json-ld/structured-data.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Container, Section } from '../../ui/layout.tsx';
import { ProductWarning } from '../../ui/legal-warning.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { SideRow } from '../../ui/side-row.tsx';
import { Signature } from '../../ui/signature.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { ExpertArticles } from './expert-articles.tsx';
import { workOf } from './work.ts';

/** Opinions about products come last, apart from the portrait. */
export function ExpertScreen({ expert }: { expert: Expert }) {
  const { past, mark } = usePastEvents(expert.events);
  return (
    <div {...mark}>
      <StructuredData key={expert.url} block="profile" of={expert} />
      <Container className="pt-card">
        <Breadcrumbs
          trail={[{ url: pagePaths.specialists, label: 'Эксперты и\u00a0специалисты' }]}
          current={expert.title}
        />
        <div className="on-deep grid overflow-clip rounded-panel sm:grid-cols-[2fr_3fr]">
          <div className="relative aspect-square sm:aspect-auto lg:min-h-[34rem]">
            <Picture
              image={expert.image}
              sizes="(min-width: 640px) 40vw, 100vw"
              priority
              className="absolute inset-0 size-full object-cover"
            />
          </div>
          <div className="flex flex-col justify-between gap-10 bg-deep p-panel">
            <div>
              <h1 className="text-h1">{expert.title}</h1>
              <p className="mt-3 text-lead text-ink-soft">{expert.role}</p>
              <SampleMark of={expert.sample} className="mt-3" />
            </div>
            <blockquote className="max-w-[22em] text-h2 font-medium tracking-[-.02em] text-balance">
              {quoteSentence(expert.quote)}
              <Signature of={expert} className="mt-4 w-44" />
            </blockquote>
          </div>
        </div>
        <Figures items={workOf(expert)} className="mt-panel" />
      </Container>
      <Container className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <p className="mb-8 max-w-[40rem] text-lead">{expert.lead}</p>
          <Prose html={expert.body} />
        </div>
        <div className="grid content-start gap-y-8 lg:border-l lg:border-line lg:pl-10">
          <div>
            <h2 className="mb-2 text-h3">За&nbsp;что отвечает</h2>
            <p className="text-ink-soft">{expert.duty}</p>
          </div>
          {expert.topics.length > 0 && (
            <div>
              <h2 className="mb-4 text-h3">Темы</h2>
              <TagList label="Темы эксперта" size="medium" tags={expert.topics.map((label) => ({ label }))} />
            </div>
          )}
        </div>
      </Container>
      <ExpertArticles expert={expert} />
      {expert.events.length > 0 && (
        <Section title="Встречи" className="border-t border-line">
          <SideRow layout="sm:grid sm:grid-cols-2 sm:gap-y-7 lg:grid-cols-3">
            {comingFirst(expert.events, past).map((event) => (
              <EventCard key={event.slug} event={event} past={past.has(event.slug)} />
            ))}
          </SideRow>
        </Section>
      )}
      {expert.picks.length > 0 && <Picks expert={expert} />}
      {expert.others.length > 0 && (
        <Section title="Другие эксперты" link={{ url: pagePaths.specialists, label: 'Все эксперты' }}>
          <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {expert.others.map((person) => (
              <li key={person.slug}>
                <PersonCard person={person} layout="row" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

const comingFirst = (events: Expert['events'], past: Set<string>) => [
  ...events.filter(({ slug }) => !past.has(slug)),
  ...events.filter(({ slug }) => past.has(slug)).reverse(),
];

/** Without links to shops: these are examples from lectures. */
function Picks({ expert }: { expert: Expert }) {
  return (
    <Section
      title="Составы, которые разбираем"
      text="Примеры из&nbsp;лекций и&nbsp;статей. Личное мнение, не&nbsp;назначение."
      tone="muted"
    >
      <ul className="border-t border-line">
        {expert.picks.map(({ product, text }) => (
          <li key={product.ref} className="grid gap-x-12 gap-y-4 border-b border-line py-6 md:grid-cols-[20rem_1fr]">
            <ProductRow product={product} />
            <p className="max-w-[44rem] self-center text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <ProductWarning />
    </Section>
  );
}
