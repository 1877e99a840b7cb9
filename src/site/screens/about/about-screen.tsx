import type { PageData } from '../../../contract/pages.ts';
import { WhereNext } from '../../cards/card-link-grid.tsx';
import { PersonCard } from '../../cards/person-card.tsx';
import { CapsuleFigure } from '../../charts/capsule-figure.tsx';
import { Picture } from '../../images/picture.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Container, Section } from '../../ui/layout.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { SideRow } from '../../ui/side-row.tsx';
import stylesheet from './about.css?url';
import { DocumentsSection } from './documents-section.tsx';
import { WaySection } from './way-section.tsx';

export function AboutScreen({ page }: { page: PageData<'about'> }) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="screen" />
      <Container className="pt-card">
        <Breadcrumbs trail={[]} current={page.title} />
        <h1 className="text-display font-semibold tracking-[-.03em]">{page.title}</h1>
        <p className="mt-card max-w-[30em] text-h3 leading-snug font-normal text-ink-soft">{page.lead}</p>
        <Picture
          image={page.image}
          sizes="(min-width: 1360px) 1280px, 100vw"
          priority
          className="mt-panel aspect-[4/3] w-full rounded-panel object-cover object-[50%_80%] md:aspect-[16/9]"
        />
        <Figures items={page.figures} size="large" className="mt-panel" />
      </Container>
      <Container className="py-[calc(var(--spacing-section)/2)] lg:py-section">
        {page.sections.map((section) => (
          <section
            key={section.title}
            className="grid gap-x-16 gap-y-4 border-t border-line py-panel md:grid-cols-[5fr_7fr]"
          >
            <h2 className="max-w-[12em] text-h2">{section.title}</h2>
            <Prose html={section.text} />
          </section>
        ))}
      </Container>
      <WaySection way={page.way} />
      {page.capsule && <CapsuleSection capsule={page.capsule} />}
      {page.documents && <DocumentsSection documents={page.documents} />}
      <Section title="Чего мы держимся" tone="deep">
        <ol className="grid gap-x-16 gap-y-panel sm:grid-cols-2">
          {page.principles.map((principle) => (
            <li key={principle.title} className="border-t border-line pt-6">
              <Reveal>
                <h3 className="text-h3">{principle.title}</h3>
                <p className="mt-3 max-w-[34rem] text-ink-soft">{principle.text}</p>
              </Reveal>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={page.people.title} text={page.people.text} samples={page.people.items}>
        <SideRow layout="sm:grid sm:grid-cols-3 sm:gap-y-7 xl:grid-cols-6">
          {page.people.items.map(({ duty, ...person }) => (
            <PersonCard
              key={person.slug}
              person={{ ...person, lead: duty }}
              sizes="(min-width: 1280px) 200px, (min-width: 640px) 33vw, 50vw"
            />
          ))}
        </SideRow>
      </Section>
      <Section title="Год за&nbsp;годом" className="border-t border-line">
        {/* Years on a line: vertical on a phone, horizontal on a desktop. */}
        <ol className="sm:max-lg:columns-2 sm:max-lg:gap-x-16 sm:max-lg:pl-1.5 lg:grid lg:auto-cols-fr lg:grid-flow-col">
          {page.timeline.map((point) => (
            <li
              key={point.year}
              className="relative break-inside-avoid pl-7 before:absolute before:top-[.7em] before:-left-1.5 before:size-[11px] before:rounded-full before:bg-action before:outline-5 before:outline-page not-last:pb-8 not-last:after:absolute not-last:after:top-[1.2em] not-last:after:-bottom-[1.2em] not-last:after:-left-[.5px] not-last:after:border-l not-last:after:border-line-strong lg:border-t lg:border-line-strong lg:pt-8 lg:pl-0 lg:before:-top-1.5 lg:before:left-0 lg:not-last:pr-6 lg:not-last:pb-0 lg:not-last:after:hidden"
            >
              <p className="text-h2 font-semibold tracking-[-.03em]">{point.year}</p>
              <p className="mt-2 text-small text-ink-soft">{point.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <WhereNext cards={page.cardLinks} columns={3} />
    </>
  );
}

function CapsuleSection({ capsule }: { capsule: NonNullable<PageData<'about'>['capsule']> }) {
  const { product, mass, fill } = capsule.drawn;
  return (
    <Section title={capsule.title} text={capsule.text} tone="tint" link={{ url: product.url, label: product.title }}>
      <CapsuleFigure capsule={capsule.drawn} />
      <p className="mt-card text-caption text-ink-soft">
        Одна капсула весит {mass}, порошок внутри&nbsp;— {fill}. Оболочку весят с&nbsp;точностью до&nbsp;нескольких
        миллиграммов, так что часть чисел округлена.
      </p>
    </Section>
  );
}
