import type { PageData } from '../../../contract/pages.ts';
import { BatchForm } from '../../cards/batch-form.tsx';
import { JarFigure } from '../../charts/jar-figure.tsx';
import { NumberMark } from '../../charts/number-mark.tsx';
import { Section } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Page = PageData<'where-to-buy'>;

export function GenuineSection({ genuine }: { genuine: Page['genuine'] }) {
  const marks = genuine.steps.flatMap(({ place }, index) => (place ? [{ place, number: index + 1 }] : []));
  return (
    <Section title={genuine.title} text={genuine.text} tone="tint" className="mt-section">
      <div className="grid items-center gap-x-panel gap-y-10 md:grid-cols-[4fr_5fr] lg:grid-cols-[5fr_6fr]">
        <JarFigure marks={marks} />
        <div>
          <ol className="grid gap-y-card">
            {genuine.steps.map((step, index) => (
              <li key={step.title} className="grid grid-cols-[auto_1fr] gap-x-4">
                <NumberMark number={index + 1} />
                <div>
                  <h3 className="text-body leading-snug">{step.title}</h3>
                  <p className="mt-1.5 max-w-[36rem] text-small text-ink-soft">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <BatchForm />
        </div>
      </div>
    </Section>
  );
}

export function TroubleSection({ trouble }: { trouble: Page['trouble'] }) {
  return (
    <Section title={trouble.title} text={trouble.text}>
      <ul className="border-t border-line">
        {trouble.cases.map(({ title, text, link }) => (
          <li
            key={title}
            className="grid gap-x-12 gap-y-2 border-b border-line py-6 md:grid-cols-[5fr_7fr] lg:grid-cols-[4fr_5fr_13rem]"
          >
            <h3 className="max-w-[18em] text-h3">{title}</h3>
            <p className="max-w-[36rem] text-ink-soft md:col-start-2">{text}</p>
            {link && (
              <p className="text-small md:col-start-2 lg:col-start-3">
                <TextLink href={link.url} arrow>
                  {link.label}
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
