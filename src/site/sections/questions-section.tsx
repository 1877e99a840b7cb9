import { FaqList } from '../ui/faq-list.tsx';
import { Section, SectionHead } from '../ui/layout.tsx';
import type { SectionProps } from './section-props.ts';

export function QuestionsSection({ section, tone }: SectionProps<'questions'>) {
  return (
    <Section label={section.title} tone={tone}>
      <div className="grid grid-cols-1 items-start gap-x-16 lg:grid-cols-[4fr_8fr]">
        <SectionHead title={section.title} text={section.text} />
        <FaqList items={section.questions} />
      </div>
    </Section>
  );
}
