import { Picture } from '../images/picture.tsx';
import { Section } from '../ui/layout.tsx';
import { Prose } from '../ui/prose.tsx';
import type { SectionProps } from './theme-looks.ts';

export function StorySection({ section, look, tone }: SectionProps<'story'>) {
  if (look.story === 'whisper') {
    return (
      <Section label={section.title} tone={tone} width="text">
        <h2 className="text-h2 font-medium">{section.title}</h2>
        <Prose html={section.body} className="mt-8 text-lead text-ink-soft hyphens-none" />
      </Section>
    );
  }
  if (look.story === 'columns') {
    return (
      <Section label={section.title} tone={tone}>
        <h2 className="max-w-[14em] text-display text-accent-deep">{section.title}</h2>
        <Prose
          html={section.body}
          className="mt-panel max-w-none gap-x-16 text-lead md:columns-2 md:*:break-inside-avoid"
        />
      </Section>
    );
  }
  if (look.story === 'blunt') {
    return (
      <Section label={section.title} tone={tone}>
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 border-t border-line pt-8 lg:grid-cols-[5fr_7fr]">
          <h2 className="text-h2">{section.title}</h2>
          <Prose html={section.body} className="text-lead" />
        </div>
      </Section>
    );
  }
  return (
    <Section label={section.title} tone={tone}>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 md:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-h2">{section.title}</h2>
          {section.text && <p className="mt-3 text-lead text-ink-soft">{section.text}</p>}
          {section.image && (
            <Picture
              image={section.image}
              sizes="(min-width: 768px) 480px, 100vw"
              className="mt-6 aspect-[4/3] w-full rounded-card object-cover"
            />
          )}
        </div>
        <Prose html={section.body} />
      </div>
    </Section>
  );
}
