import { FaqList } from '../ui/faq-list.tsx';
import { Section } from '../ui/layout.tsx';
import type { SectionProps } from './section-props.ts';

export function QuestionsSection({ section, tone }: SectionProps<'questions'>) {
  return (
    <Section title={section.title} text={section.text} tone={tone} beside>
      <FaqList items={section.questions} />
    </Section>
  );
}
