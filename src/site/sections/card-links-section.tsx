import { CardLinkGrid } from '../cards/card-link-grid.tsx';
import { Section } from '../ui/layout.tsx';
import type { SectionProps } from './section-props.ts';

export function CardLinksSection({ section, tone }: SectionProps<'card-links'>) {
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      <CardLinkGrid cards={section.cardLinks} />
    </Section>
  );
}
