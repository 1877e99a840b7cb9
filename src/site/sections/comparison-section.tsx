import { ComparisonTable } from '../charts/comparison-table.tsx';
import { Section } from '../ui/layout.tsx';
import type { SectionProps } from './section-props.ts';

export function ComparisonSection({ section, tone }: SectionProps<'comparison'>) {
  return (
    <Section
      title={section.title}
      text={section.text}
      tone={tone}
      // The sticky names cover the cells that scroll below them, so they need the background of the section.
      className={tone === 'muted' ? '[--comparison-surface:var(--surface-muted)]' : undefined}
    >
      <ComparisonTable comparison={section.comparison} caption={section.title} note={section.note} />
    </Section>
  );
}
