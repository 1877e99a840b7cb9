import { ComparisonTable } from '../components/comparison-table.tsx';
import { Section } from '../components/layout.tsx';
import type { SectionProps } from './section-props.ts';

export function ComparisonSection({ section, tone }: SectionProps<'comparison'>) {
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      <ComparisonTable comparison={section.comparison} caption={section.title} note={section.note} />
    </Section>
  );
}
