import { Check, CircleAlert } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { Section, SectionHead } from '../ui/layout.tsx';
import type { SectionProps } from './theme-looks.ts';

export function ChecklistSection({ section, look, tone }: SectionProps<'checklist'>) {
  if (look.checklist === 'boxes') {
    return (
      <Section title={section.title} text={section.text} tone={tone} beside>
        <ol className="border-t border-line">
          {section.items.map((item, index) => (
            <li
              key={item}
              className="grid grid-cols-[3rem_1fr] items-baseline gap-x-4 border-b border-line py-5 sm:grid-cols-[5rem_1fr]"
            >
              <span aria-hidden="true" className="text-small text-ink-faint">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span className="text-h3 font-semibold tracking-[-.01em] sm:text-h2">{item}</span>
            </li>
          ))}
        </ol>
      </Section>
    );
  }
  if (look.checklist === 'doctor') {
    return (
      <Section label={section.title} tone={tone}>
        <div className="rounded-panel bg-muted p-panel">
          <SectionHead title={section.title} text={section.text} />
          <ul className="grid grid-cols-1 gap-x-12 gap-y-5 md:grid-cols-2">
            {section.items.map((item) => (
              <li key={item} className="flex gap-4">
                <Icon of={CircleAlert} size={24} className="mt-0.5 text-careful" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    );
  }
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      <ul className="flex flex-wrap gap-3">
        {section.items.map((item) => (
          <li
            key={item}
            className="flex items-center gap-3 rounded-[28px] bg-page px-6 py-4 text-body leading-snug font-semibold"
          >
            <Icon of={Check} size={22} className="text-good" />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
