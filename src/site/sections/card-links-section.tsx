import { CardLink } from '../components/card-link.tsx';
import { CardGrid, Section } from '../components/layout.tsx';
import type { SectionProps } from './section-props.ts';

export function CardLinksSection({ section, tone }: SectionProps<'card-links'>) {
  return (
    <Section title={section.title} text={section.text} tone={tone} space="tight">
      <CardGrid>
        {section.cardLinks.map((card) => (
          <li key={card.url}>
            <CardLink card={card} className="h-full" />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
