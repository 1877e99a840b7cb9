import { quoteSentence } from '../../text/russian.ts';
import { PersonCard } from '../cards/person-card.tsx';
import { Picture } from '../images/picture.tsx';
import { Section } from '../ui/layout.tsx';
import type { SectionProps } from './theme-looks.ts';

export function QuoteSection({ section, look, tone }: SectionProps<'quote'>) {
  if (look.quote === 'plain') {
    return (
      <Section label={section.title} tone={tone}>
        <figure className="mx-auto max-w-[60rem]">
          <h2 className="text-small font-semibold text-link">{section.title}</h2>
          <blockquote className="mt-5 text-h2 font-medium tracking-[-.02em] text-balance">
            <p>{quoteSentence(section.quote)}</p>
          </blockquote>
          <figcaption className="mt-8">
            <PersonCard person={section.expert} layout="row" />
          </figcaption>
        </figure>
      </Section>
    );
  }
  return (
    <Section label={section.title} tone={tone}>
      <div className="grid grid-cols-1 overflow-hidden rounded-panel bg-accent-tint sm:grid-cols-[4fr_8fr]">
        <Picture
          image={section.expert.image}
          alt=""
          sizes="(min-width: 640px) min(34vw, 420px), 100vw"
          className="aspect-square size-full object-cover sm:aspect-auto"
        />
        <figure className="flex flex-col justify-between gap-8 p-panel">
          <div>
            <h2 className="text-small font-semibold text-accent-deep">{section.title}</h2>
            <blockquote className="mt-4 text-h3 md:text-h2 leading-tight font-semibold tracking-[-.02em] text-balance">
              <p>{quoteSentence(section.quote)}</p>
            </blockquote>
          </div>
          <figcaption>
            <PersonCard person={section.expert} layout="name" />
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
