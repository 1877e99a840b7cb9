import { CardTitle } from '../cards/card-title.tsx';
import { ComponentCard, componentAccents } from '../cards/component-card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { cx } from '../ui/class-names.ts';
import { Section } from '../ui/layout.tsx';
import type { SectionProps } from './theme-looks.ts';

export function ComponentsSection({ section, look, tone }: SectionProps<'components'>) {
  const { components, title, text } = section;
  if (look.components === 'palette') {
    return (
      <Section tone={tone}>
        <Carousel title={title} text={text}>
          {components.map((component) => (
            <ComponentCard key={component.slug} component={component} sizes="(min-width: 700px) 302px, 44vw" />
          ))}
        </Carousel>
      </Section>
    );
  }
  if (look.components === 'index') {
    return (
      <Section title={title} text={text} tone={tone}>
        <ul>
          {components.map((component) => (
            <li
              key={component.slug}
              className="group relative grid grid-cols-1 gap-x-10 gap-y-1 border-t border-line py-6 last:border-b sm:grid-cols-[5fr_7fr] sm:items-baseline"
            >
              <CardTitle href={component.url} level={3} className="text-h2 font-medium text-accent-deep">
                {component.title}
              </CardTitle>
              <p className="text-ink-soft">{component.lead}</p>
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <Section title={title} text={text} tone={tone}>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3 lg:gap-3">
        {components.map((component) => (
          <li key={component.slug} data-accent={componentAccents[component.group]}>
            <article
              className={cx(
                'group relative flex h-full gap-5 rounded-card p-5',
                tone === 'plain' ? 'bg-muted' : 'bg-page',
              )}
            >
              <span
                aria-hidden="true"
                className="grid size-18 shrink-0 place-items-center rounded-control bg-accent-tint text-h3 font-semibold tracking-[-.03em] text-accent-deep"
              >
                {component.symbol}
              </span>
              <div>
                <CardTitle href={component.url} level={3} className="text-body leading-snug">
                  {component.title}
                </CardTitle>
                <p className="mt-1 text-small text-ink-soft">{component.lead}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
