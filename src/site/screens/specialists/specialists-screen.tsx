import type { PersonCard as Person } from '../../../contract/cards.ts';
import type { PageData } from '../../../contract/pages.ts';
import { CardMedia } from '../../cards/card-media.tsx';
import { CardTitle } from '../../cards/card-title.tsx';
import { PersonRow } from '../../cards/person-card.tsx';
import { PageHead, Section } from '../../ui/layout.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';

/** Experts as portraits, specialists as a list. */
export function SpecialistsScreen({ page }: { page: PageData<'specialists'> }) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <Section
        title="Эксперты"
        text="Пишут статьи, проверяют факты и&nbsp;отвечают на&nbsp;вопросы на&nbsp;встречах."
        samples={page.experts}
        space="none"
      >
        <ul className="grid gap-x-5 max-lg:border-t max-lg:border-line lg:grid-cols-5">
          {page.experts.map((person) => (
            <li key={person.slug} className="max-lg:border-b max-lg:border-line max-lg:py-5">
              <ExpertTile person={person} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Специалисты"
        text="Придумывают рецептуру, проверяют партии, пробуют, упаковывают и&nbsp;отвечают на&nbsp;письма."
        samples={page.specialists}
        tone="muted"
        className="mt-section"
      >
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {page.specialists.map((person) => (
            <li key={person.slug}>
              <PersonRow person={person} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function ExpertTile({ person }: { person: Person }) {
  return (
    <article className="group relative flex h-full gap-card lg:flex-col lg:gap-0">
      <CardMedia
        image={person.image}
        ratio="portrait"
        sizes="(min-width: 1024px) 240px, 30vw"
        className="w-26 sm:w-40 shrink-0 self-start lg:w-full"
      />
      <div className="lg:pt-5">
        <CardTitle href={person.url} level={3} className="text-h3 lg:text-body lg:leading-snug">
          {person.title}
        </CardTitle>
        <p className="mt-1 text-small text-link">
          {person.role} <SampleMark of={person.sample} />
        </p>
        <p className="mt-3 text-small text-ink-soft sm:max-lg:text-body">{person.lead}</p>
      </div>
    </article>
  );
}
