import { ComparisonTable } from '../charts/comparison-table.tsx';
import { Section } from '../ui/layout.tsx';
import type { SectionProps } from './section-props.ts';

export function ComparisonSection({ section, tone }: SectionProps<'comparison'>) {
  return (
    <Section
      title={section.title}
      text={section.text}
      tone={tone}
      // The names stay in view above the cells that scroll below them: on the section's own surface.
      className={tone === 'muted' ? '[--comparison-surface:var(--surface-muted)]' : undefined}
    >
      <ComparisonTable comparison={section.comparison} caption={section.title} note={section.note} />
    </Section>
  );
}
